import { assign, setup } from 'xstate'
import { overlayLimit, quietTime, settlingTime } from './timing.ts'

export type LoadingEvent = { type: 'route.changed' } | { type: 'route.ended' } | { type: 'media.settled' } | { type: 'media.due' }

type LoadingContext = {
  /** For how long the served page had shown the overlay before the chart began, in ms. */
  shownFor: number
}

type LoadingInput = LoadingContext | undefined

/** The page is busy until it has come, which may be before its pictures have. */
type LoadingTag = 'busy'

const types: { context?: LoadingContext; events?: LoadingEvent; input?: LoadingInput; tags?: LoadingTag } = {}

const remaining = (time: number, { shownFor }: LoadingContext) => Math.max(0, time - shownFor)

export const loadingMachine = setup({
  types,
  actions: { startAfresh: assign({ shownFor: 0 }) },
  delays: {
    overlayLimit: ({ context }) => remaining(overlayLimit, context),
    quietTime: ({ context }) => remaining(quietTime, context),
    settlingTime,
  },
}).createMachine({
  id: 'loading',
  description: 'The veil over a page whose pictures are still coming.',
  context: ({ input }) => ({ shownFor: input?.shownFor ?? 0 }),
  initial: 'shown',
  states: {
    hidden: {
      description: 'The page is clear. Pictures that become due by scrolling do not bring the veil back.',
      on: {
        'route.changed': { target: 'shown', actions: 'startAfresh', description: 'Another page is on its way.' },
      },
    },
    shown: {
      description: 'The veil is up, from the first paint of a visit and at each change of path.',
      type: 'parallel',
      after: {
        overlayLimit: { target: 'hidden', description: 'It holds nobody up, whatever is still missing.' },
      },
      on: {
        'route.changed': {
          target: 'shown',
          reenter: true,
          actions: 'startAfresh',
          description: 'A new navigation starts everything again, the limit too.',
        },
      },
      states: {
        media: {
          description: 'What the page is waiting for.',
          initial: 'waitingForMedia',
          states: {
            waitingForMedia: {
              description: 'Something due on the screen has neither loaded nor failed.',
              on: {
                'media.settled': {
                  target: 'settling',
                  description: 'All that is due is there or has failed; or nothing was due.',
                },
              },
            },
            settling: {
              description: 'A moment for the last picture to be painted.',
              after: { settlingTime: { target: '#loading.hidden', description: 'The page is complete.' } },
              on: {
                'media.due': {
                  target: 'waitingForMedia',
                  description: 'A picture has come on the screen meanwhile: the time counts from the last one.',
                },
              },
            },
          },
        },
        word: {
          description: 'What a screen reader hears of it.',
          initial: 'silent',
          states: {
            silent: {
              tags: 'busy',
              description: 'A fast page says nothing.',
              on: { 'route.ended': { target: 'needless', description: 'The page has come before a word of it was needed; or it does not come, which is said elsewhere.' } },
              after: { quietTime: { target: 'told', description: 'This takes long enough to be said.' } },
            },
            told: {
              tags: 'busy',
              description: 'The status says that the page is loading.',
              on: { 'route.ended': { target: 'needless', description: 'What has come, or does not, is no longer said to be coming.' } },
            },
            needless: { description: 'The page speaks for itself, whatever of its pictures is missing.' },
          },
        },
      },
    },
  },
})
