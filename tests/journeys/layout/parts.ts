import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { settings } from '#content/settings'
import { drop, test as visit } from '../visit.ts'

/** A phone, a tablet and a desk, in px. */
export const windows = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desk: { width: 1440, height: 900 },
} as const

const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

/** The visit's test with the other host at hand, whose picture is the one request that may leave the site. */
export const test = visit.extend<{ pictureRequests: string[] }>({
  pictureRequests: [
    async ({ context, complaints }, use) => {
      const requests: string[] = []
      await context.route(`https://${settings.panelPicture.host}/**`, async (route) => {
        requests.push(route.request().url())
        await route.fulfill({ contentType: 'image/png', body: pixel })
      })
      await use(requests)
      // A page that is left calls back what it has asked for; nobody misses it.
      drop(complaints, (complaint) => complaint === `other host: ${settings.panelPicture.src}` || complaint.endsWith('net::ERR_ABORTED'))
    },
    { auto: true },
  ],
})

export const header = (page: Page): Locator => page.locator('header')
export const menuButton = (page: Page): Locator => page.getByRole('button', { name: 'Open the menu' })
export const trigger = (page: Page): Locator => page.locator('header').getByRole('button', { name: 'Services' })
export const services = (page: Page): Locator => page.getByRole('group', { name: 'Services' })
export const panel = (page: Page): Locator => page.getByRole('dialog', { name: new RegExp(`^${settings.name} (?:Menu|About us) and contact$`) })
export const closeButton = (page: Page): Locator => panel(page).getByRole('button', { name: 'Close the menu' })
export const backToTop = (page: Page): Locator => page.getByRole('button', { name: 'Back to top' })
/** What lies over a page while its pictures come. */
export const veil = (page: Page): Locator => page.locator('#root > div[aria-hidden="true"]:has(> svg)')
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })

/** Opens a page and waits until its header can do all that it can do at this width. */
export async function open(page: Page, path: string, size?: { readonly width: number; readonly height: number }): Promise<void> {
  if (size) await page.setViewportSize(size)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await isAlive(page)
}

/** Until then the parts keep presses for later, and hear of nothing else. */
export async function isAlive(page: Page): Promise<void> {
  const patience = { timeout: 40_000 }
  await page.locator('html[data-alive]').waitFor({ state: 'attached', ...patience })
  await expect(page.locator('header button[data-early]').filter({ visible: true })).toHaveCount(0, patience)
}

/** Its foot comes to life when the browser has nothing better to do, and its links load documents until then. */
export const isWhole = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__reactFiber'))), { timeout: 40_000, intervals: [50] }).toBe(true)

/** A page that has come to life as a whole. */
export async function openWhole(page: Page, path: string, size?: { readonly width: number; readonly height: number }): Promise<void> {
  await open(page, path, size)
  await isWhole(page)
}

/** Turns the wheel over the middle of the window, in px. */
export async function wheel(page: Page, by: number): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.mouse.move(width / 2, height * 0.8)
  await page.mouse.wheel(0, by)
}

export const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

export async function expectScrolled(page: Page, to: number | 'away'): Promise<void> {
  if (to === 'away') await expect.poll(() => scrolled(page), { intervals: [50] }).toBeGreaterThan(200)
  else await expect.poll(() => scrolled(page), { intervals: [50] }).toBe(to)
}

/** How the header meets the eye. */
export type HeaderSight = 'out of sight' | 'transparent' | 'white, shadow' | 'white, black border'

export async function expectHeader(page: Page, sight: HeaderSight, message?: string): Promise<void> {
  await expect.poll(() => page.evaluate(headerSight), { message: message ?? 'the header', intervals: [50] }).toBe(sight)
}

export function headerSight(): string {
  const element = document.querySelector('header')
  if (!element) return 'no header'
  const { top, bottom } = element.getBoundingClientRect()
  if (bottom <= 0) return 'out of sight'
  if (Math.abs(top) > 0.5) return `at ${top} px`
  const { backgroundColor, boxShadow, borderBottomColor } = getComputedStyle(element)
  // A brand's black is what it writes in.
  const black = getComputedStyle(document.body).color
  const parts = [
    backgroundColor === 'rgb(255, 255, 255)' ? 'white' : backgroundColor === 'rgba(0, 0, 0, 0)' ? 'transparent' : backgroundColor,
    boxShadow === 'none' ? '' : 'shadow',
    borderBottomColor === 'rgba(0, 0, 0, 0)' ? '' : borderBottomColor === black ? 'black border' : borderBottomColor,
  ]
  return parts.filter(Boolean).join(', ')
}

/** Whatever was to be done with the next frame is done. */
export const isDrawn = (page: Page): Promise<void> => page.evaluate(() => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))))

/** Presses a key as often as it takes to bring focus to an element. */
export async function pressUntilFocused(page: Page, key: string, element: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await element.evaluate((target) => target === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(element).toBeFocused()
}

/** What has the focus: its name as it can be read, or its tag. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
  })

/** Lets an answer wait until it is told to go on. */
export async function hold(page: Page, address: RegExp): Promise<{ readonly asked: () => Promise<void>; readonly release: () => void; readonly fail: () => void }> {
  let decide: (isGood: boolean) => void = () => undefined
  const decision = new Promise<boolean>((resolve) => {
    decide = resolve
  })
  let saw: () => void = () => undefined
  const seen = new Promise<void>((resolve) => {
    saw = resolve
  })
  await page.route(address, async (route) => {
    saw()
    if (await decision) await route.continue()
    else await route.abort()
  })
  return { asked: () => seen, release: () => decide(true), fail: () => decide(false) }
}

/**
 * The page is not painted before its fonts are there: its styles wait for the two that come first. What moves when they come
 * late is asked in speed.spec.ts.
 */
export async function bringFontsFirst(page: Page): Promise<void> {
  const styles = await hold(page, /\.css$/)
  let came = 0
  page.on('requestfinished', (request) => {
    if (!request.url().endsWith('.woff2')) return
    came += 1
    if (came === 2) styles.release()
  })
}

/** There is something to be seen. By an observer: a clock that is set by hand takes the browser's own list away. */
export const isPainted = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
    }).observe({ type: 'paint', buffered: true })
  }))

interface Shift {
  readonly path: string
  readonly value: number
  /** The browser leaves out of its score what follows within half a second of a press. */
  readonly hadRecentInput: boolean
  readonly sources: readonly string[]
}

/** Keeps what moves on every page that is opened from now on; asked for it, tells what has moved on the page since it was opened. */
export async function watchShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = Object(entry)
        shifts.push({ path: location.pathname, value, hadRecentInput, sources: sources.map(({ node }: { readonly node?: Element }) => `${node?.nodeName} ${node?.className}`) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'shifts'))
}

/** Draws a finger over the page, from one place to another, in px. */
export async function swipe(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from[0], y: from[1] }] })
  for (let step = 1; step <= 8; step += 1) {
    const at = (index: 0 | 1): number => from[index] + ((to[index] - from[index]) * step) / 8
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: at(0), y: at(1) }] })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
}

/** Taps until it counts: a tap on what still glides only stops it. */
export const tapUntil = (tap: () => Promise<void>, hasCounted: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await tap()
    await hasCounted()
  }).toPass()

/** The roles of all that a screen reader can come to. */
export async function rolesIn(page: Page): Promise<ReadonlySet<string>> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return new Set(nodes.filter(({ ignored }) => !ignored).map(({ role }) => String(role?.value)))
}

/** Enter held down on what has focus: pressed once, and then again with each of the key's repetitions. */
export async function holdEnter(page: Page): Promise<void> {
  for (let repeat = 0; repeat < 6; repeat += 1) {
    await page.keyboard.down('Enter')
    await page.waitForTimeout(60)
  }
  await page.keyboard.up('Enter')
}

export async function openPanel(page: Page): Promise<void> {
  await menuButton(page).click()
  await expect(panel(page)).toBeVisible()
  await expect(closeButton(page)).toBeFocused()
  await expect(page.locator('#root')).toHaveAttribute('inert')
}

/** Where the page and all its larger parts stand. */
export const places = (page: Page): Promise<unknown> => page.evaluate(() =>
  [...document.querySelectorAll('header, header button, main, main h1, main section, footer')].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left, top, width, height]
  }))

/** How many elements are given a style within a click, while it keeps the page waiting. */
export async function restyled(page: Page, click: () => Promise<void>): Promise<number> {
  const browser = page.context().browser()
  await browser?.startTracing(page, { categories: ['devtools.timeline'] })
  await click()
  const trace = await browser?.stopTracing()
  const { traceEvents }: { traceEvents: readonly { name: string; ts: number; dur?: number; args: { data?: { type?: string }; elementCount?: number } }[] } = JSON.parse(String(trace))
  const clicks = traceEvents.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'click')
  expect(clicks).toHaveLength(1)
  return traceEvents
    .filter(({ name, ts }) => name === 'UpdateLayoutTree' && clicks.some((press) => ts > press.ts && ts < press.ts + (press.dur ?? 0)))
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0)
}
