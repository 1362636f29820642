import { assertEvent, emit, setup } from 'xstate'
import { leavingTime, overlayLimit, pageLimit } from './timing.ts'

export type PageEvent =
  | { type: 'navigation.started' }
  | { type: 'page.failed'; isOnline: boolean }
  | { type: 'page.arrived'; isLeftByKeys: boolean }
  | { type: 'retry.pressed' }
  | { type: 'stay.pressed' }

type PageEmitted = { type: 'page.wanted' } | { type: 'page.declined' } | { type: 'document.wanted' }

/** The message stands while the page is missing. It is told that it did not come but while it is being asked for again. */
type PageTag = 'missing' | 'told'

const types: { events?: PageEvent; emitted?: PageEmitted; tags?: PageTag } = {}

/** The ways out of a message that the page did not come. */
const waysOut = {
  'navigation.started': { target: 'awaited', description: 'The visitor goes somewhere else instead.' },
  'page.arrived': [
    { guard: 'isLeftByKeys', target: 'leaving', description: 'Back on the page on the screen, and the keys have the link that led away.' },
    { target: 'fine', description: 'It has come after all, or the address is that of the page on the screen again.' },
  ],
  'stay.pressed': { target: 'declined', actions: 'decline', description: 'The page on the screen will do.' },
} as const

export const pageMachine = setup({
  types,
  guards: {
    isOnline: ({ event }) => {
      assertEvent(event, 'page.failed')
      return event.isOnline
    },
    isLeftByKeys: ({ event }) => {
      assertEvent(event, 'page.arrived')
      return event.isLeftByKeys
    },
  },
  actions: {
    askForPage: emit({ type: 'page.wanted' }),
    askForDocument: emit({ type: 'document.wanted' }),
    decline: emit({ type: 'page.declined' }),
  },
  delays: { overlayLimit, lateLimit: pageLimit - overlayLimit, leavingTime, pageLimit },
}).createMachine({
  id: 'page',
  description: 'A page on its way, and one that does not come: offline, on a line without an answer, or a page of yesterday after a new deployment.',
  initial: 'fine',
  states: {
    fine: {
      description: 'The page that was asked for is here.',
      on: {
        'navigation.started': { target: 'awaited', description: 'The visitor sets out.' },
      },
    },
    awaited: {
      description: 'The page is on its way. The one on the screen stays in use.',
      initial: 'veiled',
      on: {
        'navigation.started': { target: '.veiled', description: 'The visitor goes somewhere else instead: the time begins again.' },
        'page.arrived': { target: 'fine', description: 'It is here.' },
        'page.failed': { target: 'failed', description: 'Asked for twice, and not to be had.' },
      },
      states: {
        veiled: {
          description: 'The veil tells of it.',
          after: { overlayLimit: { target: 'late', description: 'The veil lifts before the page has come.' } },
        },
        late: {
          description: 'A line at the head of the window tells of it.',
          after: { lateLimit: { target: '#page.failed', description: 'No answer: the visitor is told, and may go on waiting.' } },
        },
      },
    },
    failed: {
      tags: ['missing', 'told'],
      description: 'A message says so. The page on the screen stays in use.',
      on: {
        ...waysOut,
        'retry.pressed': { target: 'retrying', actions: 'askForPage', description: 'Once more.' },
      },
    },
    retrying: {
      tags: 'missing',
      description: 'It is being asked for again.',
      after: {
        pageLimit: { target: 'failed', description: 'No answer either.' },
      },
      on: {
        ...waysOut,
        'page.failed': [
          {
            guard: 'isOnline',
            target: 'renewing',
            description: 'With a line and yet no page: the site has been renewed, and only its document knows how.',
          },
          { target: 'failed', description: 'Still no line.' },
        ],
      },
    },
    renewing: {
      tags: 'missing',
      description: 'The page is fetched as a new document, which may take long, or be stopped in the browser.',
      entry: 'askForDocument',
      on: waysOut,
    },
    declined: {
      tags: ['missing', 'told'],
      description: 'On the way back to the page on the screen. The message stays until the focus has left it.',
      on: {
        'navigation.started': waysOut['navigation.started'],
        'page.arrived': waysOut['page.arrived'],
      },
    },
    leaving: {
      tags: ['missing', 'told'],
      description: 'The message stays a moment longer than the focus in it, so that a screen reader says where that is now.',
      after: { leavingTime: { target: 'fine', description: 'It has been said.' } },
      on: { 'navigation.started': waysOut['navigation.started'] },
    },
  },
})
