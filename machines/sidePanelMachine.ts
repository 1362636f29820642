import { assign, emit, fromPromise, setup } from 'xstate'
import { panelExitLimit, panelLimit } from './timing.ts'

export type SidePanelEvent =
  | { type: 'menuButton.pressed' }
  | { type: 'close.pressed' }
  | { type: 'outside.pressed' }
  | { type: 'escape.pressed' }
  | { type: 'focus.left' }
  | { type: 'link.followed' }
  | { type: 'route.changed' }
  | { type: 'animation.ended' }

type SidePanelEmitted =
  | { type: 'menu.opened'; menu: 'panel' }
  | { type: 'menu.closed'; menu: 'panel' }
  | { type: 'panel.failed' }

type SidePanelContext = {
  /** Where focus goes when the panel begins to leave: back to the menu button, or along with the new page. */
  returnsFocus: boolean
}

const types: { context?: SidePanelContext; events?: SidePanelEvent; emitted?: SidePanelEmitted } = {}

export const sidePanelMachine = setup({
  types,
  actors: { loadPanel: fromPromise<void>(() => Promise.resolve()) },
  actions: {
    sayOpened: emit({ type: 'menu.opened', menu: 'panel' }),
    sayClosed: emit({ type: 'menu.closed', menu: 'panel' }),
    sayFailed: emit({ type: 'panel.failed' }),
    giveFocusBack: assign({ returnsFocus: true }),
    letFocusFollow: assign({ returnsFocus: false }),
  },
  delays: { panelExitLimit, panelLimit },
}).createMachine({
  id: 'sidePanel',
  description: 'The modal panel from the right. Its code arrives when the browser is idle, or with the first wish to see it.',
  context: { returnsFocus: false },
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the menu button is there.',
      on: { 'menuButton.pressed': { target: 'opening', description: 'The visitor asks for the menu.' } },
    },
    opening: {
      description: 'The press is remembered while the code of the panel is on its way.',
      invoke: {
        id: 'loadPanel',
        src: 'loadPanel',
        onDone: { target: 'open', description: 'The code is there.' },
        onError: { target: 'unavailable', description: 'The code cannot be had: offline, or a page of yesterday.' },
      },
      after: { panelLimit: { target: 'unavailable', description: 'The code does not come.' } },
      on: {
        'close.pressed': { target: 'closed', description: 'Not wanted after all.' },
        'outside.pressed': { target: 'closed', description: 'The visitor turns to something else.' },
        'escape.pressed': { target: 'closed', description: 'Cancelled before it came.' },
        'focus.left': { target: 'closed', description: 'The visitor has moved on: keyboard focus into the page, or to another site.' },
        'route.changed': { target: 'closed', description: 'A new page begins with nothing open.' },
      },
    },
    unavailable: {
      description: 'The visitor has been led to the list of links at the foot of the page instead.',
      entry: 'sayFailed',
      on: {
        'menuButton.pressed': { target: 'opening', description: 'The next press tries again.' },
        'route.changed': { target: 'closed', description: 'A new page, a new chance.' },
      },
    },
    open: {
      description: 'Modal: focus is inside, and the page behind is inert once a screen reader has heard where focus went.',
      entry: 'sayOpened',
      exit: 'sayClosed',
      on: {
        'menuButton.pressed': { target: 'closing', actions: 'giveFocusBack', description: 'The button toggles.' },
        'close.pressed': { target: 'closing', actions: 'giveFocusBack', description: 'The close button.' },
        'outside.pressed': { target: 'closing', actions: 'giveFocusBack', description: 'A press beside it.' },
        'escape.pressed': { target: 'closing', actions: 'giveFocusBack', description: 'Escape closes it, and Back on Android.' },
        'link.followed': {
          target: 'closing',
          actions: 'letFocusFollow',
          description: 'Also a link to the page that is on screen already, where no route changes.',
        },
        'route.changed': {
          target: 'closing',
          actions: 'letFocusFollow',
          description: 'Back, or any other way to a new page: focus belongs there.',
        },
      },
    },
    closing: {
      description: 'Moving away. The page behind is in use again.',
      after: {
        panelExitLimit: { target: 'closed', description: 'No word of the movement (reduced motion): away it is.' },
      },
      on: {
        'animation.ended': { target: 'closed', description: 'It has moved out.' },
        'menuButton.pressed': { target: 'open', description: 'Wanted again before it was gone.' },
        'route.changed': { actions: 'letFocusFollow', description: 'The new page takes focus after all.' },
      },
    },
  },
})
