import { expect } from '@playwright/test'
import { serviceEntries } from '#content/menu'
import { settle, test } from './visit.ts'

const onTwoLines = [[820, 1180], [1280, 600], [1440, 900], [1920, 900]] as const
/** The highest words, of one line and of two, and the longest texts, with the windows in which a name of two words takes two lines. */
const heads = { seo: [], 'video-production': [], 'amazon-book-publishing': [], 'display-advertising': onTwoLines, 'brand-strategy': onTwoLines } as const

for (const [slug, windows] of Object.entries(heads)) {
  test(`the way to ask is in the first view of /services/${slug}${windows.length > 0 ? ', and the name stands on two lines, the first of them clear of its object' : ''}`, async ({ page }) => {
    await page.goto(`/services/${slug}`)
    const name = page.getByRole('heading', { level: 1 })
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height })
      await settle(page)
      const [words, object] = await Promise.all([name.boundingBox(), page.locator('main img').first().boundingBox()])
      const lines = await name.evaluate((heading) => Math.round(heading.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(heading).lineHeight)))
      expect.soft(lines, `lines at ${width} by ${height} px`).toBe(2)
      expect.soft(object?.y, `the object’s upper edge at ${width} by ${height} px`).toBeGreaterThan((words?.y ?? Infinity) + (words?.height ?? 0) / 2)
    }
    for (const [width, height] of [[1280, 720], [1366, 768], [1440, 900], [1920, 1080]] as const) {
      await page.setViewportSize({ width, height })
      await settle(page)
      const ask = await page.getByRole('main').getByRole('link', { name: /^Ask about/ }).first().boundingBox()
      expect.soft(ask ? ask.y + ask.height : Infinity, `the foot of the button at ${width} by ${height} px`).toBeLessThanOrEqual(height)
    }
  })
}

test('the name of each service is heard once, whatever word stands for it', async ({ page }) => {
  for (const { path, title } of serviceEntries) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveAccessibleName(title)
  }
})
