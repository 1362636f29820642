import { expect, test } from '@playwright/test'

for (const width of [1024, 1200, 1440, 1920]) {
  test(`the date of an article stands on one line beside its title in a window ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/services/rebranding', '/services/ecommerce']) {
      await page.goto(path)
      const dates = page.getByRole('main').locator('li time')
      expect(await dates.count()).toBeGreaterThan(0)
      expect(await dates.evaluateAll((times) => times.filter((time) => time.getClientRects().length > 1).map(({ textContent }) => textContent)), path).toEqual([])
    }
  })
}
