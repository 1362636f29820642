import { expect } from '@playwright/test'
import { openWhole, test } from './parts.ts'

for (const width of [768, 1024, 1440, 2560]) {
  test(`telephone, e-mail and address stand side by side in the foot of a page ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/about')
    const parts = page.getByRole('contentinfo').locator('address > *')
    await expect(parts).toHaveCount(3)
    const boxes = await parts.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()))
    const [telephone, email, address] = boxes
    for (const part of [telephone, email]) {
      expect(part.top + part.height / 2).toBeGreaterThan(address.top)
      expect(part.top + part.height / 2).toBeLessThan(address.bottom)
    }
    expect(email.left).toBeGreaterThan(telephone.right)
    expect(address.left).toBeGreaterThan(email.right)
  })
}

test('the year in the foot is the visitor’s and not that of the day on which the page was made', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-04T12:00:00Z'))
  await openWhole(page, '/about')
  await expect(page.getByRole('contentinfo')).toContainText('2031')
})
