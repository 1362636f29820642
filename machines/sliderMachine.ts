import { assertEvent, assign, setup } from 'xstate'
import { slideTime } from './timing.ts'

/** The hero has this many slides (specification, section 9). */
export const slideCount = 3

export type SliderEvent =
  | { type: 'pointer.entered' }
  | { type: 'pointer.left' }
  | { type: 'focus.entered' }
  | { type: 'focus.left' }
  | { type: 'page.hidden' }
  | { type: 'page.shown' }
  | { type: 'screen.left' }
  | { type: 'screen.entered' }
  | { type: 'slide.chosen'; index: number }
  | { type: 'next.pressed' }
  | { type: 'previous.pressed' }
  | { type: 'drag.started' }
  | { type: 'rotation.toggled' }
  | { type: 'motion.reduced' }

type RestReason = 'pointer' | 'focus' | 'tab' | 'screen'

type SliderContext = {
  /** The slide on show, counted from 0. */
  slide: number
  /** Whether the visitor asked for it: only then is it said. */
  isAsked: boolean
  /** How often the slides still move on by themselves. */
  turnsLeft: number
  restReasons: readonly RestReason[]
}

const types: { context?: SliderContext; events?: SliderEvent } = {}

const wrap = (slide: number) => (slide + slideCount) % slideCount

const isDisturbed = ({ context }: { context: SliderContext }) => context.restReasons.length > 0

export const sliderMachine = setup({
  types,
  guards: {
    isRoundOver: ({ context }) => context.turnsLeft === 0,
    isDisturbed,
    isUndisturbed: (moment) => !isDisturbed(moment),
  },
  actions: {
    showNext: assign({ slide: ({ context }) => wrap(context.slide + 1), isAsked: true }),
    showPrevious: assign({ slide: ({ context }) => wrap(context.slide - 1), isAsked: true }),
    showChosen: assign(({ event }) => {
      assertEvent(event, 'slide.chosen')
      return { slide: event.index, isAsked: true }
    }),
    countTurn: assign({ turnsLeft: ({ context }) => context.turnsLeft - 1, isAsked: false }),
    beginRound: assign({ turnsLeft: slideCount }),
    restFor: assign(({ context: { restReasons } }, { reason }: { reason: RestReason }) => ({
      restReasons: [...new Set(restReasons).add(reason)],
    })),
    dismiss: assign(({ context: { restReasons } }, { reasons }: { reasons: readonly RestReason[] }) => ({
      restReasons: restReasons.filter((reason) => !reasons.includes(reason)),
    })),
  },
  delays: { slideTime },
}).createMachine({
  id: 'slider',
  description: 'The three slides of the hero: one round by themselves, then at the visitor’s word.',
  context: { slide: 0, isAsked: false, turnsLeft: slideCount, restReasons: [] },
  initial: 'rotating',
  on: {
    'pointer.entered': { actions: { type: 'restFor', params: { reason: 'pointer' } }, description: 'Being looked at.' },
    'pointer.left': { actions: { type: 'dismiss', params: { reasons: ['pointer'] } }, description: 'Pointer gone.' },
    'focus.entered': { actions: { type: 'restFor', params: { reason: 'focus' } }, description: 'In use by keys.' },
    'focus.left': { actions: { type: 'dismiss', params: { reasons: ['focus'] } }, description: 'Focus elsewhere.' },
    'page.hidden': { actions: { type: 'restFor', params: { reason: 'tab' } }, description: 'Another tab is in front.' },
    'page.shown': { actions: { type: 'dismiss', params: { reasons: ['tab'] } }, description: 'The tab is back.' },
    'screen.left': { actions: { type: 'restFor', params: { reason: 'screen' } }, description: 'Scrolled out of view.' },
    'screen.entered': { actions: { type: 'dismiss', params: { reasons: ['screen'] } }, description: 'In view again.' },
    'slide.chosen': { target: '.stopped', actions: 'showChosen', description: 'A dot is pressed, its own too, or a drag leads to another slide.' },
    'next.pressed': { target: '.stopped', actions: 'showNext', description: 'The visitor moves on.' },
    'previous.pressed': { target: '.stopped', actions: 'showPrevious', description: 'The visitor moves back.' },
    'drag.started': { target: '.stopped', description: 'The slide is in the visitor’s hand.' },
    'rotation.toggled': { target: '.stopped', description: 'The button stops it, also while it only rests.' },
    'motion.reduced': { target: '.stopped', description: 'The visitor wants nothing to move.' },
  },
  states: {
    rotating: {
      description: 'The next slide comes by itself. The live region is off.',
      always: [
        {
          guard: 'isRoundOver',
          target: 'stopped',
          description: 'One full round, back where it began.',
        },
        { guard: 'isDisturbed', target: 'resting', description: 'Not just now.' },
      ],
      after: {
        slideTime: {
          target: 'rotating',
          reenter: true,
          actions: ['showNext', 'countTurn'],
          description: 'Each slide has its time.',
        },
      },
    },
    resting: {
      description: 'Still while the pointer or focus is on it, wherever the other goes, and while nobody can see it.',
      always: { guard: 'isUndisturbed', target: 'rotating', description: 'The slide has its full time again.' },
    },
    stopped: {
      description: 'Moves only at the visitor’s word.',
      on: {
        'rotation.toggled': {
          target: 'rotating',
          actions: ['beginRound', { type: 'dismiss', params: { reasons: ['pointer', 'focus'] } }],
          description: 'One more round, at once: pointer and focus, still on the button, count when they come again.',
        },
      },
    },
  },
})
