import { chromium, expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { slideTime } from '#machines/timing'
import { settle } from '../visit.ts'

/** One page of each kind; what is not found no browser keeps. */
const paths = ['/', '/services/seo', '/about', '/portfolio', '/porject_1', '/blogs', '/contactUs', '/privacy']

test('Back from elsewhere brings every kind of page back at once, as it was left and alive', async ({ baseURL }) => {
  // Playwright turns the cache off for whole pages: here it is what is looked at.
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '', args: ['--no-sandbox', '--disable-gpu'], ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  try {
    const page = await browser.newPage({ ...(baseURL && { baseURL }) })
    await page.addInitScript(() => addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['shown'] = persisted ? 'again' : 'first'
    }))
    for (const path of paths) {
      await page.goto(path)
      await expect(page.locator('html[data-alive]')).toBeAttached()
      await settle(page)
      await page.mouse.wheel(0, 300)
      await expect.poll(() => page.evaluate(() => scrollY), path).toBe(300)
      await page.goto('/feed.json')
      await page.goBack({ waitUntil: 'commit' })
      await expect(page.locator('html'), path).toHaveAttribute('data-shown', 'again')
      expect(await page.evaluate(() => scrollY), path).toBe(300)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await page.getByRole('button', { name: 'Open the menu' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    }
  } finally {
    await browser.close()
  }
})

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
