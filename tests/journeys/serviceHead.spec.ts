import { expect } from '@playwright/test'
import { settle, test } from './visit.ts'

for (const [width, height] of [[1920, 900], [1440, 900], [1280, 600], [820, 1180]] as const) {
  test(`a name of two words stands on two lines, the first of them clear of its object, in a window of ${width} by ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const slug of ['display-advertising', 'brand-strategy']) {
      await page.goto(`/services/${slug}`)
      await settle(page)
      const [name, object] = await Promise.all([page.getByRole('heading', { level: 1 }).boundingBox(), page.locator('main img').first().boundingBox()])
      const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => Math.round(heading.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(heading).lineHeight)))
      expect(lines, slug).toBe(2)
      expect(object?.y, slug).toBeGreaterThan((name?.y ?? Infinity) + (name?.height ?? 0) / 2)
    }
  })
}
