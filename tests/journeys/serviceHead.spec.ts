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

for (const [width, height] of [[1920, 1080], [1440, 900]] as const) {
  test(`the way to ask about a service is in its first view, in a window of ${width} by ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const low: string[] = []
    // The highest words, of one line and of two, and the longest texts.
    for (const slug of ['seo', 'video-production', 'display-advertising', 'amazon-book-publishing']) {
      await page.goto(`/services/${slug}`)
      await settle(page)
      const ask = await page.getByRole('main').getByRole('link', { name: /^Ask about/ }).first().boundingBox()
      if (!ask || ask.y + ask.height > height) low.push(`${slug}: ${ask ? Math.round(ask.y + ask.height) : 'no button'}`)
    }
    expect(low).toEqual([])
  })
}
