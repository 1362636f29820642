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

for (const [width, letters] of [[360, 24], [320, 22], [768, 24]] as const) {
  test(`names in the foot of a page ${width} px wide keep apart where the browser draws no letters under ${letters} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/about')
    // Drawn so, they are as the page has set them to all that is measured in them.
    await page.evaluate((least) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`footer li { font-size: ${least}px !important } footer li a { font-size: inherit !important }`)
      document.adoptedStyleSheets = [sheet]
    }, letters)
    const words = await page.getByRole('contentinfo').getByRole('navigation', { name: 'Top Services' }).getByRole('link').evaluateAll((links) => links.map((link) => {
      const range = document.createRange()
      range.selectNodeContents(link)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      return { name: link.textContent, left, right, top, bottom }
    }))
    expect(words).toHaveLength(12)
    for (const one of words) {
      expect(one.right, one.name).toBeLessThanOrEqual(width)
      const met = words.filter((other) => other !== one && other.left < one.right + 4 && one.left < other.right + 4 && other.top < one.bottom && one.top < other.bottom)
      expect(met.map(({ name }) => name), one.name).toEqual([])
    }
  })
}

test('the year in the foot is the visitor’s and not that of the day on which the page was made', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-04T12:00:00Z'))
  await openWhole(page, '/about')
  await expect(page.getByRole('contentinfo')).toContainText('2031')
})
