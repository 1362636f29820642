import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { settle } from '../visit.ts'
import { bringFontsFirst, hold, isAlive, isPainted, menuButton, open, openPanel, panel, places, test, watchShifts, windows } from './parts.ts'

// Scrollbars that take room, as a mouse's do; a browser of its own, since they come with its start.
test.use({ launchOptions: async ({ launchOptions }, provide) => provide({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }) })

/** How light the window is at a place, from 0 to 255. */
async function lightness(page: Page, x: number): Promise<number> {
  const { channels } = await sharp(await page.screenshot({ clip: { x, y: 300, width: 4, height: 4 } })).greyscale().stats()
  return channels[0]?.mean ?? Number.NaN
}

test('the panel opens and closes without a shift of the page', async ({ page }) => {
  await bringFontsFirst(page)
  const shifts = await watchShifts(page)
  await open(page, '/about', windows.desk)
  await settle(page)
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0)
  const before = await places(page)
  await openPanel(page)
  expect(await places(page)).toEqual(before)
  // What the page's own scrollbar leaves free is as dark as the page beside the panel.
  const edge = windows.desk.width - 6
  await expect.poll(() => lightness(page, 20)).toBeLessThan(120)
  expect(await lightness(page, edge)).toBeLessThan(120)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(menuButton(page)).toBeFocused()
  expect(await places(page)).toEqual(before)
  expect(await shifts()).toEqual([])
})

test('nor does it shift while it is the menu from before the code has come, and when the living one takes its place', async ({ page }) => {
  await bringFontsFirst(page)
  const shifts = await watchShifts(page)
  const held = await hold(page, /\/assets\/shell-/)
  await page.setViewportSize({ width: 900, height: 700 })
  await page.goto('/about', { waitUntil: 'commit' })
  await page.waitForFunction(() => 'keptPresses' in window)
  await page.locator('footer').waitFor({ state: 'attached' })
  // Until then the page may have no styles.
  await isPainted(page)
  const before = await places(page)
  await menuButton(page).click()
  await expect(panel(page)).toBeVisible()
  expect(await places(page)).toEqual(before)
  held.release()
  await isAlive(page)
  await expect(page.locator('dialog')).toHaveCount(0)
  expect(await places(page)).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  expect(await places(page)).toEqual(before)
  expect(await shifts()).toEqual([])
})

for (const dir of ['ltr', 'rtl']) test(`the bar by which a long panel is scrolled is no press beside it, ${dir}`, async ({ page }) => {
  await open(page, '/about', { width: 700, height: 420 })
  await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), dir)
  await openPanel(page)
  const bar = dir === 'rtl' ? 7 : await panel(page).evaluate(({ parentElement }) => (parentElement?.clientWidth ?? 0) + 7)
  await page.mouse.move(bar, 60)
  await page.mouse.down()
  await page.mouse.move(bar, 160, { steps: 4 })
  await page.mouse.up()
  expect(await panel(page).evaluate(({ parentElement }) => parentElement?.scrollTop)).toBeGreaterThan(50)
  await page.getByRole('dialog').getByRole('button', { name: 'Services' }).press('Enter')
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Brand strategy' })).toBeVisible()
  await page.mouse.click(dir === 'rtl' ? 680 : 20, 200)
  await expect(panel(page)).toHaveCount(0)
})
