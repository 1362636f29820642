import { assertEvent, assign, setup } from 'xstate'

/** The page counts as being at the top down to this position, in px (decisions, section 2). */
const topBand = 8

/** A direction needs this much travel, in px, so that a trembling finger is none (decisions, section 2). */
const directionTravel = 8

type HeaderHolder = 'focus' | 'services' | 'panel'

export type HeaderEvent =
  | { type: 'page.scrolled'; y: number }
  | { type: 'page.resized'; scrollable: number }
  | { type: 'route.changed' }
  | { type: 'focus.entered' }
  | { type: 'focus.left' }
  | { type: 'menu.opened'; menu: 'services' | 'panel' }
  | { type: 'menu.closed'; menu: 'services' | 'panel' }

type HeaderContext = {
  /** The position that travel is measured from; null while there is none to trust. */
  anchor: number | null
  /** The furthest position that the page can be scrolled to; null until it has been measured. */
  scrollable: number | null
  /** What keeps the header in sight. */
  holders: readonly HeaderHolder[]
}

type Moment = { context: HeaderContext; event: HeaderEvent }

/** Where the page is, without the rubber band that browsers add beyond either end. */
function position({ context, event }: Moment): number {
  assertEvent(event, 'page.scrolled')
  return Math.max(0, Math.min(event.y, context.scrollable ?? event.y))
}

const anchor = (moment: Moment) => moment.context.anchor ?? position(moment)

const types: { context?: HeaderContext; events?: HeaderEvent } = {}

export const headerMachine = setup({
  types,
  guards: {
    isAtTop: (moment) => position(moment) <= topBand,
    isFirstPosition: ({ context }) => context.anchor === null,
    comesDown: (moment) => position(moment) - anchor(moment) >= directionTravel,
    comesUp: (moment) => anchor(moment) - position(moment) >= directionTravel,
    isHeld: ({ context }) => context.holders.length > 0,
  },
  actions: {
    anchorHere: assign({ anchor: position }),
    anchorLowest: assign({ anchor: (moment) => Math.max(position(moment), anchor(moment)) }),
    anchorHighest: assign({ anchor: (moment) => Math.min(position(moment), anchor(moment)) }),
    anchorAtTop: assign({ anchor: 0 }),
    forgetAnchor: assign({ anchor: null }),
    measure: assign(({ event }) => {
      assertEvent(event, 'page.resized')
      return { scrollable: event.scrollable }
    }),
    hold: assign(({ context: { holders } }, { by }: { by: HeaderHolder }) => ({
      holders: [...new Set(holders).add(by)],
    })),
    release: assign(({ context: { holders } }, { by }: { by: HeaderHolder }) => ({
      holders: holders.filter((holder) => holder !== by),
    })),
  },
}).createMachine({
  id: 'header',
  description: 'How the header meets the reader: at rest at the top, away while reading on, back when turning round.',
  context: { anchor: null, scrollable: null, holders: [] },
  initial: 'top',
  on: {
    'route.changed': { target: '.top', actions: 'anchorAtTop', description: 'A new page begins at its top.' },
    'page.resized': {
      actions: ['measure', 'forgetAnchor'],
      description: 'The content has moved, not the reader: the next position is no travel.',
    },
    'focus.entered': {
      actions: { type: 'hold', params: { by: 'focus' } },
      description: 'Keyboard focus inside keeps the header in sight.',
    },
    'focus.left': {
      actions: { type: 'release', params: { by: 'focus' } },
      description: 'Focus lets go of it; it stays until the reader moves down.',
    },
    'menu.opened': {
      actions: { type: 'hold', params: ({ event }) => ({ by: event.menu }) },
      description: 'The open dropdown or panel keeps it in sight.',
    },
    'menu.closed': {
      actions: { type: 'release', params: ({ event }) => ({ by: event.menu }) },
      description: 'That menu lets go of it; the other may still hold it.',
    },
  },
  states: {
    top: {
      description: 'The page is at its top. The look comes from the route: transparent, white, or with a border.',
      on: {
        'page.scrolled': [
          { guard: 'isAtTop', actions: 'anchorHere', description: 'Still at the top.' },
          {
            guard: 'isFirstPosition',
            target: 'pinned',
            actions: 'anchorHere',
            description: 'A reload in the middle of a page: no direction is known, so the way round is shown.',
          },
          { guard: 'comesDown', target: 'hidden', actions: 'anchorHere', description: 'The reader moves down.' },
        ],
        'page.resized': { actions: 'measure', description: 'The top stays where it is.' },
      },
    },
    hidden: {
      description: 'Out of sight while the reader moves down.',
      always: { guard: 'isHeld', target: 'pinned', description: 'Never out of sight while something holds it.' },
      on: {
        'page.scrolled': [
          { guard: 'isAtTop', target: 'top', actions: 'anchorHere', description: 'At the top in one leap.' },
          { guard: 'comesUp', target: 'pinned', actions: 'anchorHere', description: 'The reader turns round.' },
          { actions: 'anchorLowest', description: 'The way up counts from the lowest point.' },
        ],
      },
    },
    pinned: {
      description: 'Fixed and white, above the middle of a page.',
      on: {
        'page.scrolled': [
          { guard: 'isAtTop', target: 'top', actions: 'anchorHere', description: 'Arrived at the top.' },
          { guard: 'comesDown', target: 'hidden', actions: 'anchorHere', description: 'The reader moves down.' },
          { actions: 'anchorHighest', description: 'The way down counts from the highest point.' },
        ],
      },
    },
  },
})
