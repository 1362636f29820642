import { expect } from '@playwright/test'
import { settle, test } from './visit.ts'

for (const [width, height] of [[1366, 625], [1024, 600]] as const) {
  test(`in a window of ${width} by ${height} px every entry of a page's contents is in sight when keys come to it, and the page stays`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/privacy')
    await settle(page)
    const entries = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    await entries.first().focus()
    // Once the list has stuck to the window.
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    const before = await page.evaluate(() => scrollY)
    for (const entry of await entries.all()) {
      await expect(entry).toBeFocused()
      await expect(entry).toBeInViewport({ ratio: 0.98 })
      expect(await page.evaluate(() => scrollY)).toBe(before)
      await page.keyboard.press('Tab')
    }
  })
}
