import { headerMachine } from '#machines/headerMachine'
import { testChart } from './testChart.ts'

const scrolledTo = (y: number) => ({ type: 'page.scrolled', y }) as const
const resizedTo = (scrollable: number) => ({ type: 'page.resized', scrollable }) as const
const routeChanged = { type: 'route.changed' } as const
const focusEntered = { type: 'focus.entered' } as const
const focusLeft = { type: 'focus.left' } as const
const servicesOpened = { type: 'menu.opened', menu: 'services' } as const
const servicesClosed = { type: 'menu.closed', menu: 'services' } as const
const panelOpened = { type: 'menu.opened', menu: 'panel' } as const
const panelClosed = { type: 'menu.closed', menu: 'panel' } as const

const top = [resizedTo(3000), scrolledTo(0)]
const hidden = [...top, scrolledTo(500)]
const pinned = [...hidden, scrolledTo(400)]

testChart(headerMachine, [
  // At the top
  { title: 'is at the top before anything is known', from: [], when: scrolledTo(0), then: 'top' },
  { title: 'is still at the top at 8 px', from: top, when: scrolledTo(8), then: 'top' },
  { title: 'hides when the page goes from 0 to 9 px', from: top, when: scrolledTo(9), then: 'hidden' },
  { title: 'does not flicker on the border of the top', from: [...top, scrolledTo(8)], when: scrolledTo(15), then: 'top' },
  { title: 'hides 8 px below the border', from: [...top, scrolledTo(8)], when: scrolledTo(16), then: 'hidden' },
  { title: 'hides by the first turn of a wheel', from: top, when: scrolledTo(100), then: 'hidden' },
  { title: 'stays at the top when rubber-banding above it', from: top, when: scrolledTo(-60), then: 'top' },
  { title: 'stays at the top when coming back from above it', from: [...top, scrolledTo(-60)], when: scrolledTo(0), then: 'top' },
  { title: 'counts no travel above the top', from: [...top, scrolledTo(-60)], when: scrolledTo(8), then: 'top', context: { anchor: 8 } },
  {
    title: 'is pinned when its first word of a position is the middle of a page, after a reload',
    from: [],
    when: scrolledTo(900),
    then: 'pinned',
    context: { anchor: 900 },
  },
  {
    title: 'is pinned after a reload also when the page has been measured before',
    from: [resizedTo(3000)],
    when: scrolledTo(900),
    then: 'pinned',
  },
  { title: 'hides from a reload in the middle when the reader moves on', from: [scrolledTo(900)], when: scrolledTo(908), then: 'hidden' },
  { title: 'needs 8 px after a reload, too', from: [scrolledTo(900)], when: scrolledTo(907), then: 'pinned' },
  { title: 'never hides on a page too short to scroll', from: [resizedTo(0), scrolledTo(0)], when: scrolledTo(60), then: 'top' },
  { title: 'never hides on a page that scrolls by no more than the top', from: [resizedTo(8)], when: scrolledTo(60), then: 'top' },
  { title: 'keeps the top while the page grows', from: [resizedTo(100), scrolledTo(3)], when: resizedTo(5000), then: 'top', context: { anchor: 3, scrollable: 5000 } },
  { title: 'hides by the first move after the page has grown', from: [...top, resizedTo(5000)], when: scrolledTo(60), then: 'hidden' },
  { title: 'is at the top of a new page when already at the top', from: top, when: routeChanged, then: 'top', context: { anchor: 0 } },
  {
    title: 'comes along when the page moves under an open dropdown',
    from: [...top, servicesOpened],
    when: scrolledTo(200),
    then: 'pinned',
    context: { anchor: 200 },
  },
  { title: 'comes along when the page moves while focus is inside', from: [...top, focusEntered], when: scrolledTo(200), then: 'pinned' },

  // Hidden
  { title: 'stays hidden further down', from: hidden, when: scrolledTo(900), then: 'hidden', context: { anchor: 900 } },
  { title: 'stays hidden when a finger trembles', from: hidden, when: scrolledTo(493), then: 'hidden', context: { anchor: 500 } },
  { title: 'shows after 8 px up', from: hidden, when: scrolledTo(492), then: 'pinned', context: { anchor: 492 } },
  { title: 'counts the way up from the lowest point', from: [...hidden, scrolledTo(900)], when: scrolledTo(892), then: 'pinned' },
  { title: 'shows after 8 px up in small steps', from: [...hidden, scrolledTo(497), scrolledTo(494)], when: scrolledTo(491), then: 'pinned' },
  { title: 'is at the top after a leap to it', from: hidden, when: scrolledTo(0), then: 'top', context: { anchor: 0 } },
  { title: 'is at the top at 8 px, coming from below', from: hidden, when: scrolledTo(8), then: 'top' },
  { title: 'is pinned, not at the top, at 9 px coming from below', from: hidden, when: scrolledTo(9), then: 'pinned' },
  { title: 'is at the top of a new page', from: hidden, when: routeChanged, then: 'top', context: { anchor: 0 } },
  { title: 'is shown by focus that enters it', from: hidden, when: focusEntered, then: 'pinned', context: { holders: ['focus'] } },
  { title: 'is shown by the dropdown that opens', from: hidden, when: servicesOpened, then: 'pinned', context: { holders: ['services'] } },
  { title: 'is shown by the panel that opens', from: hidden, when: panelOpened, then: 'pinned', context: { holders: ['panel'] } },
  {
    title: 'stays hidden when the page gets shorter beneath the reader',
    from: [...hidden, scrolledTo(2500), resizedTo(2000)],
    when: scrolledTo(2000),
    then: 'hidden',
    context: { anchor: 2000 },
  },
  { title: 'measures a page that changes its height', from: hidden, when: resizedTo(2000), then: 'hidden', context: { anchor: null, scrollable: 2000 } },
  { title: 'shows again 8 px above the place where the page has moved to', from: [...hidden, resizedTo(2000), scrolledTo(300)], when: scrolledTo(292), then: 'pinned' },
  { title: 'stays hidden when the end of the page springs back', from: [...hidden, scrolledTo(3060)], when: scrolledTo(3000), then: 'hidden', context: { anchor: 3000 } },
  { title: 'shows 8 px above the end of the page', from: [...hidden, scrolledTo(3060)], when: scrolledTo(2992), then: 'pinned' },
  { title: 'has nothing to let go of while hidden', from: hidden, ignores: [focusLeft, servicesClosed, panelClosed] },

  // Pinned
  { title: 'stays pinned further up', from: pinned, when: scrolledTo(300), then: 'pinned', context: { anchor: 300 } },
  { title: 'stays pinned when a finger trembles', from: pinned, when: scrolledTo(407), then: 'pinned', context: { anchor: 400 } },
  { title: 'hides after 8 px down', from: pinned, when: scrolledTo(408), then: 'hidden', context: { anchor: 408 } },
  { title: 'counts the way down from the highest point', from: [...pinned, scrolledTo(300)], when: scrolledTo(308), then: 'hidden' },
  { title: 'arrives at the top', from: pinned, when: scrolledTo(8), then: 'top', context: { anchor: 8 } },
  { title: 'arrives at the top by overshooting it', from: pinned, when: scrolledTo(-30), then: 'top', context: { anchor: 0 } },
  { title: 'is at the top of a new page when it was pinned', from: pinned, when: routeChanged, then: 'top' },
  { title: 'stays pinned when the page changes its height', from: pinned, when: resizedTo(9000), then: 'pinned', context: { anchor: null } },
  { title: 'stays pinned when content above grows and moves the page down', from: [...pinned, resizedTo(3400)], when: scrolledTo(800), then: 'pinned', context: { anchor: 800 } },
  { title: 'is held by focus', from: pinned, when: focusEntered, then: 'pinned', context: { holders: ['focus'] } },
  { title: 'is held by the open dropdown', from: pinned, when: servicesOpened, then: 'pinned', context: { holders: ['services'] } },
  { title: 'is held by the open panel', from: pinned, when: panelOpened, then: 'pinned', context: { holders: ['panel'] } },

  // Held
  { title: 'does not hide while focus is inside', from: [...pinned, focusEntered], when: scrolledTo(900), then: 'pinned', context: { anchor: 900 } },
  { title: 'does not hide while the dropdown is open', from: [...pinned, servicesOpened], when: scrolledTo(900), then: 'pinned' },
  { title: 'does not hide while the panel is open', from: [...pinned, panelOpened], when: scrolledTo(900), then: 'pinned' },
  { title: 'goes to the top while it is held', from: [...pinned, servicesOpened], when: scrolledTo(0), then: 'top', context: { holders: ['services'] } },
  { title: 'is at the top of a new page while it is held', from: [...pinned, panelOpened], when: routeChanged, then: 'top', context: { holders: ['panel'] } },
  { title: 'is free when focus leaves', from: [...pinned, focusEntered], when: focusLeft, then: 'pinned', context: { holders: [] } },
  { title: 'is free when the dropdown closes', from: [...pinned, servicesOpened], when: servicesClosed, then: 'pinned', context: { holders: [] } },
  { title: 'is free when the panel closes', from: [...pinned, panelOpened], when: panelClosed, then: 'pinned', context: { holders: [] } },
  { title: 'does not hide by less than 8 px after it was let go', from: [...pinned, focusEntered, scrolledTo(900), focusLeft], when: scrolledTo(907), then: 'pinned' },
  { title: 'hides by 8 px after it was let go', from: [...pinned, focusEntered, scrolledTo(900), focusLeft], when: scrolledTo(908), then: 'hidden' },
  {
    title: 'is still held by the panel when the dropdown closes after the panel has opened',
    from: [...pinned, servicesOpened, panelOpened, servicesClosed],
    when: scrolledTo(900),
    then: 'pinned',
  },
  {
    title: 'is still held by the dropdown when the panel closes first',
    from: [...pinned, servicesOpened, panelOpened, panelClosed],
    when: scrolledTo(900),
    then: 'pinned',
  },
  {
    title: 'is free when both have closed, in whichever order',
    from: [...pinned, servicesOpened, panelOpened, servicesClosed, panelClosed],
    when: scrolledTo(900),
    then: 'hidden',
  },
  {
    title: 'is free after one closing although the opening was said twice',
    from: [...pinned, panelOpened, panelOpened, panelClosed],
    when: scrolledTo(900),
    then: 'hidden',
  },
  {
    title: 'is still held by focus when Escape closes the dropdown over it',
    from: [...pinned, focusEntered, servicesOpened, servicesClosed],
    when: scrolledTo(900),
    then: 'pinned',
  },
  {
    title: 'holds again when a menu is opened, the page changes, and a menu is opened again',
    from: [...top, panelOpened, routeChanged, panelClosed, scrolledTo(0), panelOpened],
    when: scrolledTo(500),
    then: 'pinned',
  },
  { title: 'is held at the top by focus', from: top, when: focusEntered, then: 'top', context: { holders: ['focus'] } },
  { title: 'is held at the top by a menu', from: top, when: servicesOpened, then: 'top', context: { holders: ['services'] } },
  { title: 'is let go at the top by focus', from: [...top, focusEntered], when: focusLeft, then: 'top', context: { holders: [] } },
  { title: 'is let go at the top by a menu', from: [...top, panelOpened], when: panelClosed, then: 'top', context: { holders: [] } },

  // A new page
  { title: 'hides by the first move on a new page that began at 0', from: [...top, routeChanged], when: scrolledTo(30), then: 'hidden' },
  {
    title: 'is at the top after two new pages within a moment and a late word of the old position',
    from: [...pinned, routeChanged, routeChanged, scrolledTo(404)],
    when: scrolledTo(0),
    then: 'top',
  },
])
