import { assertEvent, emit, setup, type StateValueFrom } from 'xstate'

export type PageEvent =
  | { type: 'navigation.started' }
  | { type: 'page.failed'; isOnline: boolean }
  | { type: 'page.arrived' }
  | { type: 'retry.pressed' }
  | { type: 'stay.pressed' }

type PageEmitted = { type: 'page.wanted' } | { type: 'page.declined' } | { type: 'document.wanted' }

const types: { events?: PageEvent; emitted?: PageEmitted } = {}

const ways = {
  'navigation.started': { target: 'fine', description: 'The visitor goes somewhere else instead.' },
  'page.arrived': { target: 'fine', description: 'It has come after all.' },
  'stay.pressed': { target: 'fine', actions: 'decline', description: 'The page on the screen will do.' },
} as const

export const pageMachine = setup({
  types,
  guards: {
    isOnline: ({ event }) => {
      assertEvent(event, 'page.failed')
      return event.isOnline
    },
  },
  actions: {
    askForPage: emit({ type: 'page.wanted' }),
    askForDocument: emit({ type: 'document.wanted' }),
    decline: emit({ type: 'page.declined' }),
  },
}).createMachine({
  id: 'page',
  description: 'A page that does not come: offline, or a page of yesterday after a new deployment.',
  initial: 'fine',
  states: {
    fine: {
      description: 'The page that was asked for is here or on its way.',
      on: {
        'page.failed': { target: 'failed', description: 'Asked for twice, and not to be had.' },
      },
    },
    failed: {
      description: 'A message says so. The page on the screen stays in use.',
      on: {
        ...ways,
        'retry.pressed': { target: 'retrying', actions: 'askForPage', description: 'Once more.' },
      },
    },
    retrying: {
      description: 'It is being asked for again.',
      on: {
        ...ways,
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
      description: 'The page is fetched as a new document.',
      entry: 'askForDocument',
      on: {
        'navigation.started': { target: 'fine', description: 'The visitor goes somewhere else instead.' },
        'page.arrived': { target: 'fine', description: 'It has come after all.' },
      },
    },
  },
})

export type PageState = StateValueFrom<typeof pageMachine>
