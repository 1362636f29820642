import { assertEvent, emit, setup } from 'xstate'
import { hoverGrace, hoverIntent } from './timing.ts'

export type DropdownEvent =
  | { type: 'pointer.entered'; moved: boolean }
  | { type: 'pointer.moved' }
  | { type: 'pointer.left' }
  | { type: 'trigger.pressed' }
  | { type: 'arrowDown.pressed' }
  | { type: 'focus.entered' }
  | { type: 'focus.left' }
  | { type: 'escape.pressed' }
  | { type: 'outside.pressed' }
  | { type: 'link.followed' }
  | { type: 'panel.opened' }
  | { type: 'viewport.narrowed' }
  | { type: 'route.changed' }

type DropdownEmitted =
  | { type: 'menu.opened'; menu: 'services' }
  | { type: 'menu.closed'; menu: 'services' }
  | { type: 'trigger.wanted' }
  | { type: 'firstLink.wanted' }

const types: { events?: DropdownEvent; emitted?: DropdownEmitted } = {}

const presses = {
  'trigger.pressed': { target: 'open.pressed', description: 'A click, a tap, Enter or Space opens it at once.' },
  'arrowDown.pressed': { target: 'open.pressed', description: 'So does Arrow Down on the trigger.' },
} as const

const dismissals = {
  'outside.pressed': { target: 'closed', description: 'A press anywhere else dismisses it.' },
  'focus.left': { target: 'closed', description: 'Keyboard focus has moved on.' },
  'panel.opened': { target: 'closed', description: 'Only one thing is open at a time.' },
  'viewport.narrowed': { target: 'closed', description: 'The desktop menu is gone at this width.' },
  'route.changed': { target: 'closed', description: 'A new page begins with nothing open.' },
} as const

export const dropdownMachine = setup({
  types,
  guards: {
    hasMoved: ({ event }) => {
      assertEvent(event, 'pointer.entered')
      return event.moved
    },
  },
  actions: {
    sayOpened: emit({ type: 'menu.opened', menu: 'services' }),
    sayClosed: emit({ type: 'menu.closed', menu: 'services' }),
    wantTrigger: emit({ type: 'trigger.wanted' }),
    wantFirstLink: emit({ type: 'firstLink.wanted' }),
  },
  delays: { hoverIntent, hoverGrace },
}).createMachine({
  id: 'dropdown',
  description: 'The services under the header, opened by hover, press, key or tap.',
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the trigger is there.',
      initial: 'idle',
      on: presses,
      states: {
        idle: {
          description: 'Waits for a pointer to come. One that stayed after a dismissal must leave and come back.',
          on: {
            'pointer.entered': [
              { guard: 'hasMoved', target: '#dropdown.opening', description: 'The pointer has come by itself.' },
              { target: 'resting', description: 'The page moved beneath the pointer: nobody asked for the menu.' },
            ],
          },
        },
        resting: {
          description: 'The pointer lies on the trigger without having moved there, as when an overlay lifts.',
          on: {
            'pointer.moved': { target: '#dropdown.opening', description: 'Now the pointer itself moves.' },
            'pointer.entered': { guard: 'hasMoved', target: '#dropdown.opening', description: 'It comes again.' },
            'pointer.left': { target: 'idle', description: 'It goes as it came.' },
          },
        },
      },
    },
    opening: {
      description: 'The pointer is on the trigger, perhaps only passing.',
      after: { hoverIntent: { target: 'open.hovered', description: 'It stays: this is meant.' } },
      on: {
        ...presses,
        ...dismissals,
        'pointer.left': { target: 'closed', description: 'It was only passing.' },
        'escape.pressed': { target: 'closed', description: 'Not wanted after all.' },
      },
    },
    open: {
      description: 'The services are shown.',
      initial: 'hovered',
      entry: 'sayOpened',
      exit: 'sayClosed',
      on: {
        ...dismissals,
        'escape.pressed': {
          target: 'closed',
          actions: 'wantTrigger',
          description: 'Escape closes it, and focus goes back to the trigger.',
        },
        'link.followed': {
          target: 'closed',
          actions: 'wantTrigger',
          description: 'A service has been chosen. Focus is on the trigger until its page takes it.',
        },
        'trigger.pressed': { target: '.pressed', description: 'A press keeps what hover has just opened.' },
        'arrowDown.pressed': { target: '.pressed', actions: 'wantFirstLink', description: 'Arrow Down on the trigger goes on to the first service.' },
        'focus.entered': { target: '.pressed', description: 'Keyboard focus inside keeps it open.' },
      },
      states: {
        hovered: {
          description: 'Open for as long as the pointer stays.',
          on: {
            'pointer.left': { target: 'closing', description: 'Perhaps on its way to the far column.' },
          },
        },
        pressed: {
          description: 'Pinned: the pointer may come and go.',
          on: { 'trigger.pressed': { target: '#dropdown.closed', description: 'Pressed open, pressed shut.' } },
        },
        closing: {
          description: 'Still shown: the pointer has left and may come back.',
          after: { hoverGrace: { target: '#dropdown.closed', description: 'It did not come back.' } },
          on: {
            'pointer.entered': { guard: 'hasMoved', target: 'hovered', description: 'It is back in time.' },
          },
        },
      },
    },
  },
})
