import { expect } from '@playwright/test'
import { expectScrolled, isWhole, scrolled, windows } from './layout/parts.ts'
import { settle, test } from './visit.ts'

const article = '/blogs/what-an-seo-check-should-tell-you-page-by-page'
for (const { path, width, height, stays } of [
  { path: '/privacy', width: 1440, height: 920, stays: true },
  { path: '/privacy', width: 1920, height: 920, stays: true },
  { path: '/privacy', width: 1280, height: 800, stays: false },
  { path: '/privacy', width: 1366, height: 625, stays: false },
  { path: article, width: 1366, height: 625, stays: true },
  { path: article, width: 1024, height: 540, stays: false },
]) {
  test(`in a window of ${width} by ${height} px every entry of the contents of ${path} is in sight when keys come to it, and they ${stays ? 'stay' : 'go'} with the page`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(path)
    await settle(page)
    const entries = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    await entries.first().focus()
    // Once the contents have stuck to the window, if they do.
    if (stays) await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
    const before = await page.evaluate(() => scrollY)
    for (const entry of await entries.all()) {
      await expect(entry).toBeFocused()
      await expect(entry).toBeInViewport({ ratio: 0.98 })
      if (stays) expect(await page.evaluate(() => scrollY)).toBe(before)
      await page.keyboard.press('Tab')
    }
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
    for (const entry of [entries.first(), entries.last()]) {
      if (stays) await expect(entry).toBeInViewport({ ratio: 0.98 })
      else await expect(entry).not.toBeInViewport()
    }
  })
}

for (const { path, width, height } of [{ path: '/privacy', width: 390, height: 844 }, { path: article, width: 1280, height: 800 }]) {
  test(`in a window of ${width} by ${height} px the ring around an entry of the contents of ${path} is whole and leaves its number free`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(path)
    await settle(page)
    const rooms = await page.getByRole('navigation', { name: 'On this page' }).evaluate((contents) => {
      const edge = contents.getBoundingClientRect().left
      const title = contents.querySelector('h2')?.getBoundingClientRect().left ?? 0
      return [...contents.querySelectorAll('a')].map((link) => {
        const { left } = link.getBoundingClientRect()
        const number = link.firstElementChild?.getBoundingClientRect().left ?? 0
        return { number: number - left, cut: edge - left, inLine: Math.abs(number - title) < 0.5 }
      })
    })
    expect(rooms.length).toBeGreaterThan(1)
    for (const { number, cut, inLine } of rooms) {
      expect(number, 'px between the edge of the ring and the number').toBeGreaterThanOrEqual(6)
      expect(cut).toBeLessThanOrEqual(0)
      expect(inLine).toBe(true)
    }
  })
}

test('Back from a place within a page leads to where the reader was, and from there again to the place', async ({ page }) => {
  // So high that the contents stay in sight, and no press on one of them scrolls.
  await page.setViewportSize({ ...windows.desk, height: 950 })
  await page.goto('/privacy')
  await isWhole(page)
  await settle(page)
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
  await contents.last().click()
  await expect(page).toHaveURL(/#/)
  const place = await scrolled(page)
  expect(place).toBeGreaterThan(1400)
  await page.goBack()
  await expect(page).toHaveURL('/privacy')
  await expectScrolled(page, 1200)
  await page.goForward()
  await expectScrolled(page, place)
  await contents.first().scrollIntoViewIfNeeded()
  const left = await scrolled(page)
  await contents.first().click()
  await expect.poll(() => scrolled(page)).toBeLessThan(1200)
  await page.goBack()
  await expectScrolled(page, left)
})

test('an address whose hash names nothing on the page leaves the reader where they are', async ({ page }) => {
  await page.setViewportSize({ ...windows.desk, height: 950 })
  await page.goto('/privacy')
  await isWhole(page)
  await settle(page)
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first()
  await link.focus()
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
  await page.evaluate(() => {
    location.hash = 'nothing-of-the-kind'
  })
  await expect(page).toHaveURL('/privacy#nothing-of-the-kind')
  await page.waitForTimeout(300)
  expect(await scrolled(page)).toBe(1200)
  await expect(link).toBeFocused()
})
