import { chromium, expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { panelLimit, slideTime } from '#machines/timing'
import { header, hold, isAlive, menuButton, panel } from '../layout/parts.ts'
import { settle } from '../visit.ts'

/** One page of each kind; what is not found no browser keeps. */
const paths = ['/', '/services/seo', '/about', '/portfolio', '/porject_1', '/blogs', '/contactUs', '/privacy']

/** Visits the site with a browser that keeps whole pages: Playwright turns that off, and here it is what is looked at. */
async function keepingPages(baseURL: string | undefined, visit: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '', args: ['--no-sandbox', '--disable-gpu'], ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  try {
    const page = await browser.newPage({ ...(baseURL && { baseURL }) })
    await page.addInitScript(() => addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['shown'] = persisted ? 'again' : 'first'
    }))
    await visit(page)
  } finally {
    await browser.close()
  }
}

/** Leaves the site and comes back, to the very page that was left. */
async function leaveAndComeBack(page: Page, stayAway = 0): Promise<void> {
  await page.goto('/feed.json')
  await page.waitForTimeout(stayAway)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html'), page.url()).toHaveAttribute('data-shown', 'again')
}

test('Back from elsewhere brings every kind of page back at once, as it was left and alive', ({ baseURL }) => keepingPages(baseURL, async (page) => {
  for (const path of paths) {
    await page.goto(path)
    await expect(page.locator('html[data-alive]')).toBeAttached()
    await settle(page)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => scrollY), path).toBe(300)
    await leaveAndComeBack(page)
    expect(await page.evaluate(() => scrollY), path).toBe(300)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    // Where frames are late, a header that comes in looks as if it stood: a press on the edge of its button that is there already may end beside it, and counts for nothing.
    await expect(header(page)).toHaveAttribute('data-mode', 'top')
    await settle(page)
    await menuButton(page).click()
    await expect(panel(page), path).toBeVisible()
  }
}))

for (const [length, stayAway] of Object.entries({ 'a moment': 0, 'longer than a press waits': panelLimit + 300 })) {
  test(`whoever leaves while the panel’s code is on its way finds nothing waiting on the way back, after ${length}`, ({ baseURL }) => keepingPages(baseURL, async (page) => {
    const held = await hold(page, /\/PanelDialog-/)
    await page.goto('/privacy')
    await isAlive(page)
    await menuButton(page).click()
    await leaveAndComeBack(page, stayAway)
    held.release()
    // The code comes, and nobody has asked for it any more.
    await page.waitForTimeout(1000)
    await expect(panel(page)).toHaveCount(0)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await menuButton(page).click()
    await expect(panel(page)).toBeVisible()
  }))
}

/** Puts the page behind another tab, or back. */
const hide = (page: Page, isHidden: boolean): Promise<void> => page.evaluate((hidden) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
  document.dispatchEvent(new Event('visibilitychange'))
}, isHidden)

/** Does something while all that the page has asked to be called for is written down; says what was called. */
async function callsDuring(page: Page, act: () => Promise<void>): Promise<readonly string[]> {
  await page.evaluate(() => Reflect.set(window, 'calls', []))
  await act()
  return page.evaluate(() => Reflect.get(window, 'calls'))
}

test('behind another tab nothing moves, plays or is worked on, and all goes on when it comes back', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    Reflect.set(window, 'calls', [])
    for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback']) {
      const plain = Reflect.get(window, name)
      Reflect.set(window, name, (callback: (...given: unknown[]) => unknown, ...rest: unknown[]) => plain.call(window, (...given: unknown[]) => {
        Reflect.get(window, 'calls').push(name)
        return callback(...given)
      }, ...rest))
    }
  })
  for (const path of paths) {
    await page.goto(path)
    await expect(page.locator('html[data-alive]')).toBeAttached()
    await page.clock.runFor(1000)
    // What comes to life when the browser is idle, the slider too.
    await page.waitForFunction(() => [...document.querySelectorAll('footer, [aria-live]')].every((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber'))))
    await settle(page)
    if (path === '/porject_1') {
      await page.getByRole('button', { name: 'Play the excerpt' }).click()
      await expect(page.getByRole('button', { name: 'Pause the excerpt' })).toBeVisible()
    }
    const seen = await callsDuring(page, () => page.clock.runFor(slideTime + 1000))
    if (path === '/') expect(seen.length).toBeGreaterThan(0)
    await hide(page, true)
    const hidden = await callsDuring(page, () => page.clock.runFor(600_000))
    expect(hidden, path).toEqual([])
    expect(await page.evaluate(() => [...document.querySelectorAll('video')].every(({ paused }) => paused)), path).toBe(true)
    await hide(page, false)
    const again = await callsDuring(page, () => page.clock.runFor(slideTime + 1000))
    if (path === '/') expect(again.length).toBeGreaterThan(0)
  }
})
