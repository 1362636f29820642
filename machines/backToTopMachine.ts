import { assertEvent, emit, setup } from 'xstate'

/** The button appears when the page is scrolled by more than this, in px (specification, section 9). */
const backToTopThreshold = 50

export type BackToTopEvent = { type: 'page.scrolled'; y: number } | { type: 'button.pressed' }

type BackToTopEmitted = { type: 'top.requested' }

const types: { events?: BackToTopEvent; emitted?: BackToTopEmitted } = {}

export const backToTopMachine = setup({
  types,
  guards: {
    isFarDown: ({ event }) => {
      assertEvent(event, 'page.scrolled')
      return event.y > backToTopThreshold
    },
    isNearTop: ({ event }) => {
      assertEvent(event, 'page.scrolled')
      return event.y <= backToTopThreshold
    },
  },
  actions: { askForTop: emit({ type: 'top.requested' }) },
}).createMachine({
  id: 'backToTop',
  description: 'The round button that leads back to the top of a long page.',
  initial: 'hidden',
  on: {
    'button.pressed': {
      actions: 'askForTop',
      description: 'The page scrolls to its top and focus goes to its start; the position then hides the button.',
    },
  },
  states: {
    hidden: {
      description: 'Near the top there is no way to save. No key comes to the button; focus that is on it already stays.',
      on: {
        'page.scrolled': { guard: 'isFarDown', target: 'shown', description: 'The top is out of easy reach.' },
      },
    },
    shown: {
      description: 'On offer, also while the page is on its way up.',
      on: {
        'page.scrolled': { guard: 'isNearTop', target: 'hidden', description: 'The top is near.' },
      },
    },
  },
})
