import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { open, openPanel, swipe, tapUntil, test, trigger, windows } from './parts.ts'

test.use({ hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } })

async function enlarge(page: Page, scale: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setPageScaleFactor', { pageScaleFactor: scale })
  await devTools.detach()
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeCloseTo(scale, 1)
}

/** How far the view has been moved over the enlarged page, px. */
const view = (page: Page): Promise<{ left: number; top: number }> =>
  page.evaluate(() => ({ left: visualViewport?.offsetLeft ?? 0, top: visualViewport?.offsetTop ?? 0 }))

for (const scale of [1.4, 2]) {
  test(`enlarged ${scale} times by two fingers, the hero is looked over by one, and no slide is turned; as it was before, it turns`, async ({ page }) => {
    await open(page, '/', windows.phone)
    const shown = (): Promise<number> => page.evaluate(() => [...document.querySelectorAll('[aria-roledescription="slide"]')].findIndex((slide) => !slide.hasAttribute('inert')))
    const before = await shown()
    await enlarge(page, scale)
    await swipe(page, [180, 330], [40, 330])
    await expect.poll(async () => (await view(page)).left).toBeGreaterThan(40)
    expect(await shown()).toBe(before)
    await enlarge(page, 1)
    await expect(page.locator('html')).not.toHaveAttribute('data-zoomed')
    // A browser that is busy takes a while to let fingers in again.
    await tapUntil(() => swipe(page, [300, 330], [40, 330]), () => expect.poll(shown, { timeout: 1000 }).not.toBe(before))
  })
}

test('the end of the panel can be brought into an enlarged view', async ({ page }) => {
  await open(page, '/about', windows.phone)
  await openPanel(page)
  await enlarge(page, 2)
  for (let stroke = 0; stroke < 6; stroke += 1) await swipe(page, [120, 380], [120, 60])
  await expect.poll(async () => (await view(page)).top).toBeGreaterThan(300)
})

test('a finger on the services moves an enlarged view', async ({ page }) => {
  await open(page, '/about', { width: 1180, height: 820 })
  await trigger(page).tap()
  await expect(trigger(page)).toHaveAttribute('aria-expanded', 'true')
  await enlarge(page, 2)
  await swipe(page, [300, 350], [300, 150])
  await expect.poll(async () => (await view(page)).top).toBeGreaterThan(100)
  await swipe(page, [400, 250], [100, 250])
  await expect.poll(async () => (await view(page)).left).toBeGreaterThan(100)
})

test('two quick taps on a button or a link are two presses, at which no browser zooms in', async ({ page }) => {
  await open(page, '/', windows.phone)
  const others = await page.evaluate(() => [...document.querySelectorAll('a, button')].filter((element) => getComputedStyle(element).touchAction !== 'manipulation').map(({ textContent }) => textContent))
  expect(others).toEqual([])
  const next = page.getByRole('button', { name: 'Next slide' })
  await tapUntil(() => next.tap(), () => expect(page.getByRole('button', { name: 'Show slide 2' })).toHaveAttribute('aria-current', 'true', { timeout: 1000 }))
  await next.tap()
  await next.tap()
  await expect(page.getByRole('button', { name: 'Show slide 1' })).toHaveAttribute('aria-current', 'true')
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
})
