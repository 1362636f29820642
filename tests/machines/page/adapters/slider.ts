import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { sliderMachine } from '#machines/sliderMachine'
import { isIn } from '../../model/rules.ts'
import { adapter, by, impossible, memoryOf, send } from '../adapter.ts'
import type { Appearance, Gesture, World } from '../adapter.ts'
import { scrollBy, tabTo } from '../hands.ts'

const region = (page: Page): Locator => page.getByRole('region', { name: 'What we do' })
const button = (page: Page, name: string | RegExp): Locator => region(page).getByRole('button', { name })
const rotation = (page: Page): Locator => button(page, /slide rotation/)
const dot = (page: Page, number: number): Locator => button(page, new RegExp(`^Show slide ${number}`))
/** Beside the slides, at the lower edge of the window. */
const beside = { x: 640, y: 895 }

const looks = (rotationName: string, live: string, words: string): Appearance => ({
  words,
  check: async (page) => {
    await expect(rotation(page)).toHaveAccessibleName(rotationName)
    await expect(region(page).locator('[aria-live]')).toHaveAttribute('aria-live', live)
  },
})
const showsSlide = (number: number): Appearance => ({
  words: `slide ${number} is there, alone, and its dot is marked`,
  check: async (page) => {
    await expect(dot(page, number)).toHaveAttribute('aria-current', 'true')
    await expect(region(page).locator('[aria-current]')).toHaveCount(1)
    await expect(region(page).locator('[aria-roledescription="slide"]:not([inert])')).toHaveAccessibleName(new RegExp(`^${number} of 3`))
  },
})

const isOn = (world: World): boolean => world['pointer'] === 'on'
/** A mouse that presses something has come to it first. */
const coming = (world: World) => (isOn(world) ? [] : send('pointer.entered'))

const pointAt: Gesture = {
  name: 'point at the slides',
  hears: (world) => (isOn(world) || world['page'] === 'below' ? undefined : { steps: send('pointer.entered'), world: { ...world, pointer: 'on' } }),
  make: (page) => page.mouse.move(640, 420),
}
const pointAway: Gesture = {
  name: 'point elsewhere',
  hears: (world) => (isOn(world) ? { steps: send('pointer.left'), world: { ...world, pointer: 'away' } } : undefined),
  make: (page) => page.mouse.move(beside.x, beside.y),
}
const clicks = (name: string, event: object & { type: string }, goal: (page: Page) => Locator): Gesture => ({
  name,
  hears: (world) => (world['page'] === 'below' ? undefined : { steps: [...coming(world), { send: event }], world: { ...world, pointer: 'on' } }),
  make: (page) => goal(page).click(),
})
const drag: Gesture = {
  name: 'drag the slide to the left',
  hears: (world, before) => {
    if (!isOn(world) || isIn(before, 'rotating')) return undefined
    return { steps: [...send('drag.started'), { send: { type: 'slide.chosen', index: (Number(memoryOf(before, 'slide')) + 1) % 3 } }], world }
  },
  make: async (page) => {
    // What moved before has come to its place.
    await page.clock.runFor(2000)
    await page.mouse.move(640, 420)
    await page.mouse.down()
    for (let step = 1; step <= 6; step++) {
      await page.mouse.move(640 - 70 * step, 420)
      await page.clock.runFor(20)
    }
    await page.mouse.up()
    await page.clock.runFor(2000)
  },
}
const scrollDown: Gesture = {
  name: 'scroll the slides out of view',
  hears: (world) => (isOn(world) || world['page'] === 'below' || world['focus'] === 'on' ? undefined : { steps: send('screen.left'), world: { ...world, page: 'below' } }),
  make: (page) => scrollBy(page, () => page.mouse.wheel(0, 2500), (y) => y > 1500),
}
const scrollUp: Gesture = {
  name: 'scroll them back into view',
  hears: (world) => (world['page'] === 'below' ? { steps: send('screen.entered'), world: { ...world, page: 'top' } } : undefined),
  make: (page) => scrollBy(page, () => page.mouse.wheel(0, -4000), (y) => y === 0),
}
/** No test can put a tab in front of another: the browser's word of it is given in its place. */
const sayHidden = (isHidden: boolean) => (page: Page): Promise<void> => page.evaluate((hidden) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
  document.dispatchEvent(new Event('visibilitychange'))
}, isHidden)
const hide: Gesture = {
  name: 'another tab comes in front',
  hears: (world) => (world['tab'] === 'behind' ? undefined : { steps: send('page.hidden'), world: { ...world, tab: 'behind' } }),
  make: sayHidden(true),
}
const show: Gesture = {
  name: 'the tab comes back',
  hears: (world) => (world['tab'] === 'behind' ? { steps: send('page.shown'), world: { ...world, tab: 'front' } } : undefined),
  make: sayHidden(false),
}
const wish: Gesture = {
  name: 'ask the system for less movement',
  hears: (world) => (world['motion'] === 'still' ? undefined : { steps: send('motion.reduced'), world: { ...world, motion: 'still' } }),
  make: (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
}
const unwish: Gesture = {
  name: 'ask the system for movement again',
  hears: (world) => (world['motion'] === 'still' ? { steps: [], world: { ...world, motion: 'moving' } } : undefined),
  make: (page) => page.emulateMedia({ reducedMotion: 'no-preference' }),
}

const tabIn: Gesture = {
  name: 'Tab to the rotation button',
  hears: (world) => (world['focus'] === 'on' ? undefined : { steps: send('focus.entered'), world: { ...world, focus: 'on', control: 'rotation' } }),
  make: async (page) => {
    // Wherever Tab goes on from: the button, or the control behind it.
    await page.keyboard.press('Tab')
    await tabTo(page, rotation(page), 'Shift+Tab')
  },
}
const tabOut: Gesture = {
  name: 'Shift+Tab out of the slides',
  hears: (world) => (world['focus'] === 'on' ? { steps: send('focus.left'), world: { ...world, focus: 'off' } } : undefined),
  make: (page) => tabTo(page, page.getByRole('button', { name: 'Open the menu' }), 'Shift+Tab'),
}
/** Focus that moves among the controls has come again; it need not move where it is on the rotation button, and that is wanted. */
const moving = (world: World, isToRotation: boolean) => (isToRotation && world['control'] === 'rotation' ? [] : send('focus.entered'))
const presses = (name: string, event: object & { type: string }, goal: (page: Page) => Locator): Gesture => ({
  name,
  hears: (world) => (world['focus'] === 'on' ? {
    steps: [...moving(world, goal === rotation), { send: event }], world: { ...world, control: goal === rotation ? 'rotation' : 'another' },
  } : undefined),
  make: async (page) => {
    // Wherever focus is among the controls, what is wanted is before or behind it.
    await tabTo(page, rotation(page), 'Shift+Tab')
    await tabTo(page, goal(page))
    await page.keyboard.press('Enter')
  },
})
const taps = (name: string, event: object & { type: string }, goal: (page: Page) => Locator): Gesture => ({
  name,
  hears: (world) => ({ steps: [...send('pointer.entered'), ...send('pointer.left'), { send: event }], world }),
  make: (page) => goal(page).tap(),
})

const events = {
  next: { type: 'next.pressed' },
  previous: { type: 'previous.pressed' },
  first: { type: 'slide.chosen', index: 0 },
  last: { type: 'slide.chosen', index: 2 },
  toggled: { type: 'rotation.toggled' },
}
const all = (verb: string, make: typeof clicks) => ({
  next: make(`${verb} “Next slide”`, events.next, (page) => button(page, 'Next slide')),
  previous: make(`${verb} “Previous slide”`, events.previous, (page) => button(page, 'Previous slide')),
  first: make(`${verb} the first dot`, events.first, (page) => dot(page, 1)),
  last: make(`${verb} the last dot`, events.last, (page) => dot(page, 3)),
  toggled: make(`${verb} the rotation button`, events.toggled, rotation),
})
const [mouse, keyboard, touch] = [all('click', clicks), all('press Enter on', presses), all('tap', taps)]
const noPointer = impossible('a keyboard has no pointer')
const noHover = impossible('a finger that is held is among the journeys')

export const slider = adapter(sliderMachine, {
  path: '/',
  parts: (page) => [rotation(page), page.getByRole('button', { name: 'Open the menu' })],
  begin: { pointer: 'away', focus: 'off', control: 'none', page: 'top', tab: 'front' },
  // From wherever the slides have come while the page did: on the first, and one round before them.
  prelude: [...send('next.pressed'), { send: { type: 'slide.chosen', index: 0 } }, ...send('rotation.toggled')],
  prepare: async (page) => {
    await expect(region(page)).toHaveAttribute('data-live')
    await button(page, 'Next slide').click()
    await dot(page, 1).click()
    await rotation(page).click()
    await expect(rotation(page)).toHaveAccessibleName('Stop slide rotation')
    await page.mouse.move(beside.x, beside.y)
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  },
  elsewhere: ['banner', 'contentinfo'],
  remembers: (moment) => [`slide ${Number(memoryOf(moment, 'slide')) + 1}`],
  events: {
    'pointer.entered': by({ mouse: [pointAt], keyboard: noPointer, touch: noHover }),
    'pointer.left': by({ mouse: [pointAway], keyboard: noPointer, touch: noHover }),
    'focus.entered': by({ mouse: impossible('a press of the mouse gives no keyboard focus'), keyboard: [tabIn], touch: impossible('a finger gives no keyboard focus') }),
    'focus.left': by({ mouse: impossible('a press of the mouse gives no keyboard focus'), keyboard: [tabOut], touch: impossible('a finger gives no keyboard focus') }),
    'page.hidden': by({ mouse: [hide], keyboard: [hide], touch: [hide] }),
    'page.shown': by({ mouse: [show], keyboard: [show], touch: [show] }),
    'screen.left': by({ mouse: [scrollDown], keyboard: impossible('tried with the wheel: keys scroll the page alike'), touch: impossible('tried with the wheel: a finger scrolls the page alike') }),
    'screen.entered': by({ mouse: [scrollUp], keyboard: impossible('tried with the wheel: keys scroll the page alike'), touch: impossible('tried with the wheel: a finger scrolls the page alike') }),
    'slide.chosen': by({ mouse: [mouse.first, mouse.last, drag], keyboard: [keyboard.first, keyboard.last], touch: [touch.first, touch.last] }),
    'next.pressed': by({ mouse: [mouse.next], keyboard: [keyboard.next], touch: [touch.next] }),
    'previous.pressed': by({ mouse: [mouse.previous], keyboard: [keyboard.previous], touch: [touch.previous] }),
    'drag.started': by({ mouse: [drag], keyboard: impossible('keys do not drag'), touch: impossible('swipes are among the journeys: they need the real clock') }),
    'rotation.toggled': by({ mouse: [mouse.toggled], keyboard: [keyboard.toggled], touch: [touch.toggled] }),
    'motion.reduced': by({ mouse: [wish, unwish], keyboard: [wish, unwish], touch: [wish, unwish] }),
  },
  states: {
    rotating: looks('Stop slide rotation', 'off', 'the button offers to stop; nothing is said of the slides'),
    resting: looks('Stop slide rotation', 'polite', 'the button offers to stop; a screen reader hears of the slides'),
    stopped: looks('Start slide rotation', 'polite', 'the button offers to start'),
  },
  memories: { 'slide 1': showsSlide(1), 'slide 2': showsSlide(2), 'slide 3': showsSlide(3) },
})
