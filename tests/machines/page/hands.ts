import { expect } from '@playwright/test'
import type { BrowserContext, CDPSession, Locator, Page } from '@playwright/test'
import { panelExitLimit } from '#machines/timing'

export const trigger = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Services' })
export const menuButton = (page: Page): Locator => page.getByRole('button', { name: 'Open the menu', includeHidden: true })
export const topButton = (page: Page): Locator => page.getByRole('button', { name: 'Back to top', includeHidden: true })
export const panel = (page: Page): Locator => page.getByRole('dialog')
export const footerLink = (page: Page, name: string): Locator => page.getByRole('contentinfo').getByRole('link', { name, exact: true })

/** How far apart two taps in one place must be so that the second is not half of a double one, in ms (`src/browser/input/secondTap.ts`). */
const apart = 500
const tapped = new WeakMap<Page, number>()
/** One after the other, as a finger does. */
export async function tap(goal: Locator): Promise<void> {
  const page = goal.page()
  const since = Date.now() - (tapped.get(page) ?? 0)
  if (since <= apart) await page.waitForTimeout(apart - since + 1)
  await goal.tap()
  tapped.set(page, Date.now())
}

/** The window is veiled by something that is fixed, fills it and can be seen. */
export const isVeiled = (page: Page): Promise<boolean> => page.evaluate(() => [...document.body.querySelectorAll('body > div, #root > *, #root > * > *')].some((element) => {
  if (getComputedStyle(element).position !== 'fixed' || element.querySelector('[role="dialog"]')) return false
  const { width, height } = element.getBoundingClientRect()
  return width >= innerWidth && height >= innerHeight && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
}))

/** Whether a part answers: React has taken it over from the prerendered page. */
const isLive = (element: Element | null): boolean => Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps'))

/** Each stop of the page's clock is an hour after the last, for as long as its context lives. */
const hours = new WeakMap<object, number>()
const beginning = Date.parse('2026-01-05T09:00:00Z')

/** The page's clock is the test's from now on. Once for each context, before anything is opened. */
export async function takeClock(context: BrowserContext): Promise<void> {
  hours.set(context, 0)
  await context.clock.install({ time: beginning })
  // The first movement of a hand: the page comes to life at once and not when all of it has come.
  await context.addInitScript(() => addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointermove'))))
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()
const sessionOf = (page: Page): Promise<CDPSession> => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/**
 * Transitions and animations pass eight times as fast: time is the test's, as on the page's clock, and to draw them costs a
 * tenth of a round. Walks and journeys live through them as visitors do.
 */
export async function hurryMovements(page: Page): Promise<void> {
  const session = await sessionOf(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 8 })
}

/**
 * Opens a page, lets it come to life and stops its clock: from then on no time passes but by `runFor`. Beside the parts
 * that are asked for, those that the rules of every page speak of: the foot comes to life when the browser is idle.
 */
export async function arrive(page: Page, path: string, parts: readonly Locator[]): Promise<void> {
  const awaited = [menuButton(page), topButton(page), ...parts]
  const hour = (hours.get(page.context()) ?? 0) + 1
  hours.set(page.context(), hour)
  await page.clock.resume()
  await page.goto(path)
  // Each is looked for once, by its role and name, and then asked: hydration keeps what was prerendered.
  await Promise.all(awaited.map(async (part) => page.waitForFunction(isLive, await part.first().elementHandle({ timeout: 60_000 }), { timeout: 60_000 })))
  await page.clock.pauseAt(beginning + hour * 3_600_000)
  await expect.poll(() => isVeiled(page), { intervals: [50], message: 'the veil lifts' }).toBe(false)
}

/** Lets the page's time run, a little at a time, until something is so. */
async function runUntil(page: Page, isSo: () => Promise<boolean>, message: string): Promise<void> {
  await expect.poll(async () => {
    if (await isSo()) return true
    await page.clock.runFor(50)
    return isSo()
  }, { intervals: [20], message }).toBe(true)
}

/** The panel's code comes by itself; React shows what it brings, and the dialog hears of presses beside it, in moments of their own. Half a second later the page is inert. */
export async function panelComes(page: Page): Promise<void> {
  await runUntil(page, () => panel(page).isVisible(), 'the panel comes')
  await page.clock.runFor(600)
}

/** Whether the visitor wants nothing to move. */
export const isStill = (page: Page): Promise<boolean> => page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)

/** It goes in the browser's own time; where nothing may move, in the machine's. */
export async function panelGoes(page: Page): Promise<void> {
  if (await isStill(page)) await page.clock.runFor(panelExitLimit)
  await expect(panel(page)).toHaveCount(0)
}

/** Presses Tab until something has focus. */
export async function tabTo(page: Page, goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // Looked for once: to find something by its role and name takes longer than a press.
  const element = await goal.elementHandle()
  for (let presses = 0; presses < 60; presses++) {
    if (await element?.evaluate((wanted) => wanted === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error('Tab does not lead there')
}

/** Waits until the page has stopped scrolling: its position is the same in several of the browser's own frames. */
export async function stillScroll(page: Page): Promise<void> {
  let last = Number.NaN
  let same = 0
  await expect.poll(async () => {
    const now = await page.evaluate(() => scrollY)
    same = now === last ? same + 1 : 0
    last = now
    return same
  }, { intervals: [40], message: 'the page stands still' }).toBeGreaterThanOrEqual(2)
}

/** Scrolls by a gesture and waits for the place it leads to. */
export async function scrollBy(page: Page, move: () => Promise<void>, isThere: (y: number) => boolean): Promise<void> {
  await move()
  await expect.poll(async () => isThere(await page.evaluate(() => scrollY)), { intervals: [30], message: 'the page scrolls' }).toBe(true)
  await stillScroll(page)
}

/** A swipe by a finger, in px; down the page is positive. */
export async function swipe(page: Page, distance: number): Promise<void> {
  const session = await sessionOf(page)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const from = distance > 0 ? height * 0.8 : height * 0.2
  const began = Date.now()
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ms: number, y?: number): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, timestamp: (began + ms) / 1000, touchPoints: y === undefined ? [] : [{ x: width / 2, y }] })
  // The first part of a touch's way decides that it is a scroll and does not count.
  const to = from - distance - Math.sign(distance) * 15
  await touch('touchStart', 0, from)
  const moves = 3
  for (let move = 1; move <= moves; move++) await touch('touchMove', move * 30, from + ((to - from) * move) / moves)
  // A finger that rests before it lifts lets the page stand where it is.
  await touch('touchMove', 300, to)
  await touch('touchEnd', 400)
}
