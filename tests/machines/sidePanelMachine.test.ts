import { setImmediate } from 'node:timers/promises'
import { fromPromise } from 'xstate'
import { sidePanelMachine } from '#machines/sidePanelMachine'
import { testChart } from './testChart.ts'

/** Whoever waits for the code of the panel: the latest call of its loader. */
const waiting = { resolve() {}, reject() {} }

const machine = sidePanelMachine.provide({
  actors: {
    loadPanel: fromPromise<void>(
      () =>
        new Promise((resolve, reject) => {
          waiting.resolve = resolve
          waiting.reject = () => reject(new Error('offline'))
        }),
    ),
  },
})

const answer = (outcome: 'resolve' | 'reject') => ({
  outside: async () => {
    waiting[outcome]()
    await setImmediate()
  },
})
const arrives = answer('resolve')
const fails = answer('reject')

const menuPressed = { type: 'menuButton.pressed' } as const
const closePressed = { type: 'close.pressed' } as const
const outsidePressed = { type: 'outside.pressed' } as const
const escape = { type: 'escape.pressed' } as const
const focusLeft = { type: 'focus.left' } as const
const linkFollowed = { type: 'link.followed' } as const
const routeChanged = { type: 'route.changed' } as const
const animationEnded = { type: 'animation.ended' } as const

const saysOpened = [{ type: 'menu.opened', menu: 'panel' }] as const
const saysClosed = [{ type: 'menu.closed', menu: 'panel' }] as const

const opening = [menuPressed]
const open = [menuPressed, arrives]
const unavailable = [menuPressed, fails]
const closing = [...open, escape]
const closed = [...closing, animationEnded]

const returning = [
  ['the menu button', menuPressed],
  ['the close button', closePressed],
  ['a press outside', outsidePressed],
  ['Escape', escape],
] as const

const leaving = [
  ['a link that is followed', linkFollowed],
  ['a new page', routeChanged],
] as const

testChart(machine, [
  // Opening
  { title: 'remembers the press while its code is on its way', from: [], when: menuPressed, then: 'opening', context: { returnsFocus: false } },
  { title: 'opens as soon as its code has arrived', from: opening, when: arrives, then: 'open', emits: saysOpened },
  { title: 'waits for its code, however often it is asked for', from: opening, ignores: [{ wait: 5999 }, menuPressed] },
  { title: 'leads to the links at the foot of the page when its code does not come', from: opening, when: { wait: 6000 }, then: 'unavailable', emits: [{ type: 'panel.failed' }] },
  { title: 'does not open when its code comes after that', from: [...opening, { wait: 6000 }], ignores: [arrives] },
  ...[...returning.filter(([, when]) => when !== menuPressed), ['focus that moves on into the page', focusLeft] as const, ['a new page', routeChanged] as const].map(([reason, when]) => ({
    title: `is cancelled by ${reason} before its code has arrived`,
    from: opening,
    when,
    then: 'closed' as const,
  })),
  { title: 'stays closed when the code arrives after Escape', from: [...opening, escape], ignores: [arrives] },
  { title: 'stays closed when the code arrives after focus has moved on', from: [...opening, focusLeft], ignores: [arrives] },
  { title: 'stays closed when the code arrives after a new page', from: [...opening, routeChanged], ignores: [arrives] },
  { title: 'stays closed when the code fails after Escape', from: [...opening, escape], ignores: [fails] },
  { title: 'opens after a cancelled first wish', from: [...opening, escape, menuPressed], when: arrives, then: 'open', emits: saysOpened },
  { title: 'has no link and no movement yet while it is opening', from: opening, ignores: [linkFollowed, animationEnded] },

  // Its code cannot be had
  { title: 'leads to the links at the foot of the page when its code cannot be had', from: opening, when: fails, then: 'unavailable', emits: [{ type: 'panel.failed' }] },
  { title: 'tries again by the next press', from: unavailable, when: menuPressed, then: 'opening' },
  { title: 'opens by the second try', from: [...unavailable, menuPressed], when: arrives, then: 'open', emits: saysOpened },
  { title: 'leads to the links again when the second try fails', from: [...unavailable, menuPressed], when: fails, then: 'unavailable', emits: [{ type: 'panel.failed' }] },
  { title: 'is closed on a new page after it could not be had', from: unavailable, when: routeChanged, then: 'closed' },
  {
    title: 'has nothing to close when it could not be had',
    from: unavailable,
    ignores: [closePressed, outsidePressed, escape, focusLeft, linkFollowed, animationEnded],
  },

  // Closing
  ...returning.map(([reason, when]) => ({
    title: `is closed by ${reason}, and focus goes back to the menu button`,
    from: open,
    when,
    then: 'closing' as const,
    context: { returnsFocus: true },
    emits: saysClosed,
  })),
  ...leaving.map(([reason, when]) => ({
    title: `is closed by ${reason}, and focus goes with the page`,
    from: [...closed, menuPressed, arrives],
    when,
    then: 'closing' as const,
    context: { returnsFocus: false },
    emits: saysClosed,
  })),
  { title: 'is not closed by the end of its opening movement, nor by focus that goes astray', from: open, ignores: [animationEnded, focusLeft] },
  { title: 'is away when its movement has ended', from: closing, when: animationEnded, then: 'closed', context: { returnsFocus: true } },
  { title: 'is away after 500 ms without a word of the movement', from: closing, when: { wait: 500 }, then: 'closed', context: { returnsFocus: true } },
  { title: 'opens again when the menu button is pressed while it closes', from: closing, when: menuPressed, then: 'open', emits: saysOpened },
  { title: 'stays open when the time of the earlier closing is over', from: [...closing, { wait: 499 }, menuPressed], ignores: [{ wait: 1 }, { wait: 1000 }] },
  { title: 'has its full time again for a second closing', from: [...closing, { wait: 400 }, menuPressed, escape], when: { wait: 500 }, then: 'closed' },
  {
    title: 'lets focus go with the page when a navigation comes while it closes',
    from: closing,
    when: routeChanged,
    then: 'closing',
    context: { returnsFocus: false },
  },
  { title: 'is away in time although a navigation came while it closed', from: [...closing, { wait: 400 }, routeChanged], when: { wait: 100 }, then: 'closed', context: { returnsFocus: false } },
  { title: 'lets focus go with the page when a link leads to one', from: [...open, linkFollowed], when: routeChanged, then: 'closing', context: { returnsFocus: false } },
  { title: 'closes once, whatever else is pressed while it closes', from: closing, ignores: [closePressed, outsidePressed, escape, focusLeft, linkFollowed] },

  // Closed
  { title: 'has nothing to close while closed', from: [], ignores: [closePressed, outsidePressed, escape, focusLeft, linkFollowed, routeChanged, animationEnded] },
  { title: 'is not opened by time', from: closed, ignores: [{ wait: 1000 }] },
  { title: 'opens again after menu, new page, menu', from: [...open, routeChanged, animationEnded, menuPressed], when: arrives, then: 'open', emits: saysOpened },
  { title: 'keeps quiet during two new pages within 100 ms', from: [...open, routeChanged, { wait: 90 }], ignores: [routeChanged] },
  { title: 'asks for its code at every opening, so that a lost one can be had again', from: closed, when: menuPressed, then: 'opening' },
])
