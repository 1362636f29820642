import { expect, test } from '@playwright/test'

for (const path of ['/', '/services/rebranding', '/services/ecommerce']) {
  test(`the date of an article of ${path} stands on one line beside its title in a window from 1024 to 1920 px wide`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 900 })
    await page.goto(path)
    const dates = page.getByRole('main').locator('li time')
    for (const width of [1024, 1200, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await dates.count(), `dates at ${width} px`).toBeGreaterThan(0)
      expect.soft(await dates.evaluateAll((times) => times.filter((time) => time.getClientRects().length > 1).map(({ textContent }) => textContent)), `on two lines at ${width} px`).toEqual([])
    }
  })
}

test('on a phone the ring around an article’s title leaves its date free', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/blogs')
  const rooms = await page.getByRole('main').locator('li:has(time)').evaluateAll((items) => items.map((item) => {
    const [title, date] = ['a', 'time'].map((name) => item.querySelector(name)?.getBoundingClientRect())
    return (date?.top ?? 0) - (title?.bottom ?? 0)
  }))
  expect(rooms.length).toBeGreaterThan(3)
  // 2 px beside it, and 3 px of ring.
  expect(Math.min(...rooms)).toBeGreaterThanOrEqual(5)
})
