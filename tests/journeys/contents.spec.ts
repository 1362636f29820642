import { expect } from '@playwright/test'
import { expectScrolled, isWhole, scrolled, windows } from './layout/parts.ts'
import { settle, test } from './visit.ts'

const article = '/blogs/what-an-seo-check-should-tell-you-page-by-page'
const views = {
  '/privacy': {
    sizes: [{ width: 1440, height: 920, stays: true }, { width: 1920, height: 920, stays: true }, { width: 1280, height: 800, stays: false }, { width: 1366, height: 625, stays: false }],
    ring: { width: 390, height: 844 },
  },
  [article]: {
    sizes: [{ width: 1366, height: 625, stays: true }, { width: 1024, height: 540, stays: false }],
    ring: { width: 1280, height: 800 },
  },
}
for (const [path, { sizes, ring }] of Object.entries(views)) {
  test(`every entry of the contents of ${path} is in sight when keys come to it, they stay where the window has room for them, and the ring around one is whole and leaves its number free`, async ({ page }) => {
    await page.setViewportSize(ring)
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
    for (const [index, { number, cut, inLine }] of rooms.entries()) {
      const entry = `entry ${index + 1} at ${ring.width} px`
      expect.soft(number, `${entry}: px between the edge of the ring and the number`).toBeGreaterThanOrEqual(6)
      expect.soft(cut, `${entry}: px of the ring that are cut off`).toBeLessThanOrEqual(0)
      expect.soft(inLine, `${entry}: its number is in line with the title`).toBe(true)
    }

    const entries = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    for (const { width, height, stays } of sizes) {
      const at = `at ${width} by ${height} px`
      await page.setViewportSize({ width, height })
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await settle(page)
      await entries.first().focus()
      // Once the contents have stuck to the window, if they do.
      if (stays) await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
      const before = await page.evaluate(() => scrollY)
      for (const entry of await entries.all()) {
        await expect(entry, at).toBeFocused()
        await expect(entry, at).toBeInViewport({ ratio: 0.98 })
        if (stays) expect.soft(await page.evaluate(() => scrollY), `${at}: the page stays`).toBe(before)
        await page.keyboard.press('Tab')
      }
      await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
      for (const entry of [entries.first(), entries.last()]) {
        if (stays) await expect(entry, `${at}, far down`).toBeInViewport({ ratio: 0.98 })
        else await expect(entry, `${at}, far down`).not.toBeInViewport()
      }
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
  // The address is there before the page has moved.
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1400)
  const place = await scrolled(page)
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
