import { expect, test } from '@playwright/test'

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
