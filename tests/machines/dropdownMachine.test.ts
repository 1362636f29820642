import { dropdownMachine } from '#machines/dropdownMachine'
import { testChart } from './testChart.ts'

const entered = { type: 'pointer.entered', moved: true } as const
const enteredUnmoved = { type: 'pointer.entered', moved: false } as const
const moved = { type: 'pointer.moved' } as const
const left = { type: 'pointer.left' } as const
const pressed = { type: 'trigger.pressed' } as const
const arrowDown = { type: 'arrowDown.pressed' } as const
const focusEntered = { type: 'focus.entered' } as const
const focusLeft = { type: 'focus.left' } as const
const escape = { type: 'escape.pressed' } as const
const outsidePressed = { type: 'outside.pressed' } as const
const linkFollowed = { type: 'link.followed' } as const
const panelOpened = { type: 'panel.opened' } as const
const narrowed = { type: 'viewport.narrowed' } as const
const routeChanged = { type: 'route.changed' } as const

const idle = { closed: 'idle' } as const
const saysFirst = [{ type: 'firstLink.wanted' }] as const
const wantsTrigger = [{ type: 'trigger.wanted' }] as const
const saysOpened = [{ type: 'menu.opened', menu: 'services' }] as const
const saysClosed = [{ type: 'menu.closed', menu: 'services' }] as const

const resting = [enteredUnmoved]
const opening = [entered]
const hovered = [entered, { wait: 150 }]
const pinned = [pressed]
const closing = [...hovered, left]

const openStates = [
  ['open by hover', hovered],
  ['open by a press', pinned],
  ['about to close', closing],
] as const

const dismissals = [
  ['a press outside', outsidePressed],
  ['focus that leaves', focusLeft],
  ['the side panel that opens', panelOpened],
  ['a viewport that gets narrow', narrowed],
  ['a new page', routeChanged],
] as const

testChart(dropdownMachine, [
  // Hover
  { title: 'considers opening when the pointer comes', from: [], when: entered, then: 'opening' },
  { title: 'opens when the pointer has stayed for 150 ms', from: opening, when: { wait: 150 }, then: { open: 'hovered' }, emits: saysOpened },
  { title: 'does not open for a pointer that only passes', from: opening, when: left, then: idle },
  { title: 'stays closed after a pointer has passed', from: [...opening, { wait: 149 }, left], ignores: [{ wait: 1 }, { wait: 1000 }] },
  { title: 'starts counting again when the pointer comes back', from: [entered, { wait: 100 }, left, entered], when: { wait: 150 }, then: { open: 'hovered' }, emits: saysOpened },
  { title: 'waits a moment when the pointer leaves', from: hovered, when: left, then: { open: 'closing' } },
  { title: 'closes when the pointer has been away for 300 ms', from: closing, when: { wait: 300 }, then: idle, emits: saysClosed },
  { title: 'stays open when the pointer is back in time', from: [...closing, { wait: 299 }], when: entered, then: { open: 'hovered' } },
  { title: 'forgets the earlier leaving once the pointer is back', from: [...closing, { wait: 299 }, entered], ignores: [{ wait: 1 }, { wait: 1000 }] },
  { title: 'opens by hover again after it has closed', from: [...closing, { wait: 300 }, entered], when: { wait: 150 }, then: { open: 'hovered' }, emits: saysOpened },

  // A pointer that has not moved
  { title: 'stays closed when an overlay lifts above a resting pointer', from: [], when: enteredUnmoved, then: { closed: 'resting' } },
  { title: 'stays closed however long the pointer rests', from: resting, ignores: [{ wait: 150 }, { wait: 10_000 }] },
  { title: 'considers opening when a resting pointer moves', from: resting, when: moved, then: 'opening' },
  { title: 'considers opening when a resting pointer comes again by itself', from: resting, when: entered, then: 'opening' },
  { title: 'stays closed when the page moves beneath the pointer once more', from: resting, ignores: [enteredUnmoved] },
  { title: 'forgets a resting pointer that leaves', from: resting, when: left, then: idle },
  {
    title: 'stays closed when the overlay of a route change lifts above the pointer that had opened it',
    from: [...hovered, routeChanged, left],
    when: enteredUnmoved,
    then: { closed: 'resting' },
  },
  { title: 'is not kept open by the page that moves beneath the pointer', from: closing, ignores: [enteredUnmoved] },

  // Presses and keys
  { title: 'opens by a press, and by a tap, which is a press without a hover', from: [], when: pressed, then: { open: 'pressed' }, emits: saysOpened },
  { title: 'opens by a press under a resting pointer', from: resting, when: pressed, then: { open: 'pressed' }, emits: saysOpened },
  { title: 'opens by a press that does not wait for the hover', from: opening, when: pressed, then: { open: 'pressed' }, emits: saysOpened },
  { title: 'is pinned by a press when hover has just opened it', from: hovered, when: pressed, then: { open: 'pressed' } },
  { title: 'is pinned by a press while it is about to close', from: closing, when: pressed, then: { open: 'pressed' } },
  { title: 'closes by the second press', from: pinned, when: pressed, then: idle, emits: saysClosed },
  { title: 'closes by a press when it was opened by hover and pinned', from: [...hovered, pressed], when: pressed, then: idle, emits: saysClosed },
  { title: 'opens by Arrow Down', from: [], when: arrowDown, then: { open: 'pressed' }, emits: saysOpened },
  { title: 'opens by Arrow Down under a resting pointer', from: resting, when: arrowDown, then: { open: 'pressed' }, emits: saysOpened },
  { title: 'opens by Arrow Down without waiting for the hover', from: opening, when: arrowDown, then: { open: 'pressed' }, emits: saysOpened },
  { title: 'is pinned by Arrow Down when hover has opened it, which leads on to the first service', from: hovered, when: arrowDown, then: { open: 'pressed' }, emits: saysFirst },
  { title: 'is pinned by Arrow Down while it is about to close, which leads on to the first service', from: closing, when: arrowDown, then: { open: 'pressed' }, emits: saysFirst },
  { title: 'stays open by a second Arrow Down, which leads on to the first service', from: pinned, when: arrowDown, then: { open: 'pressed' }, emits: saysFirst },
  { title: 'is pinned by focus that enters when hover has opened it', from: hovered, when: focusEntered, then: { open: 'pressed' } },
  { title: 'is pinned by focus that enters while it is about to close', from: closing, when: focusEntered, then: { open: 'pressed' } },
  { title: 'stays pinned when focus enters', from: pinned, when: focusEntered, then: { open: 'pressed' } },
  { title: 'ignores the pointer once pinned', from: pinned, ignores: [left, entered, enteredUnmoved, moved] },
  { title: 'does not close by itself once pinned', from: [...closing, pressed], ignores: [{ wait: 300 }, { wait: 10_000 }] },

  // Dismissals
  ...openStates.flatMap(([state, from]) => [
    ...dismissals.map(([reason, when]) => ({ title: `is closed by ${reason} when it is ${state}`, from, when, then: idle, emits: saysClosed })),
    {
      title: `is closed by a service that is chosen, whose page takes focus from the trigger, when it is ${state}`,
      from,
      when: linkFollowed,
      then: idle,
      emits: [...saysClosed, ...wantsTrigger],
    },
    {
      title: `is closed by Escape, which gives focus back, when it is ${state}`,
      from,
      when: escape,
      then: idle,
      emits: [...saysClosed, ...wantsTrigger],
    },
  ]),
  ...dismissals.map(([reason, when]) => ({ title: `is kept from opening by ${reason}`, from: opening, when, then: idle })),
  { title: 'is kept from opening by Escape', from: opening, when: escape, then: idle },
  { title: 'does not open after Escape although the pointer stays', from: [...opening, { wait: 149 }, escape], ignores: [{ wait: 1 }, moved] },
  { title: 'does not open after a press has closed it although the pointer moves on it', from: [...hovered, pressed, pressed], ignores: [moved, left, { wait: 1000 }] },
  { title: 'opens for a pointer that comes back after a dismissal', from: [...hovered, escape, left], when: entered, then: 'opening' },
  { title: 'does not close twice when the grace ends after a new page', from: [...closing, routeChanged], ignores: [{ wait: 300 }] },
  { title: 'is quiet during two new pages within 100 ms', from: [...hovered, routeChanged, { wait: 90 }], ignores: [routeChanged, { wait: 10_000 }] },
  { title: 'opens again after menu, new page, menu', from: [...pinned, linkFollowed, routeChanged], when: pressed, then: { open: 'pressed' }, emits: saysOpened },

  // Nothing to do
  { title: 'has nothing to dismiss while closed', from: [], ignores: [escape, focusEntered, linkFollowed, ...dismissals.map(([, when]) => when), left, moved] },
  { title: 'has nothing to dismiss under a resting pointer', from: resting, ignores: [escape, focusEntered, linkFollowed, ...dismissals.map(([, when]) => when)] },
  { title: 'is in no hurry because of the pointer or focus while it considers opening', from: opening, ignores: [entered, enteredUnmoved, moved, focusEntered] },
  { title: 'has no service to choose while it considers opening', from: opening, ignores: [linkFollowed] },
  { title: 'is not impressed by a pointer that moves inside it', from: hovered, ignores: [entered, enteredUnmoved, moved, { wait: 10_000 }] },
  { title: 'hears of the pointer outside it only that it comes or that time is over', from: closing, ignores: [moved, left] },
])
