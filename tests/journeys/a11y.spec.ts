import { expect } from '@playwright/test'
import { sitePages } from '../sitePages.ts'
import { findingsOn, isScrollingSideways } from './findings.ts'
import { settle, test } from './visit.ts'

const paths = [...sitePages().map(({ path }) => path), '/nope']

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of paths) {
  test(`${path} is hydrated in silence and without a finding of any rule, at 320 px and at 1280 px`, async ({ page, complaints }) => {
    await page.setViewportSize({ width: 320, height: 900 })
    await page.goto(path)
    if (path === '/nope') complaints.length = 0
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await settle(page)
      expect(await findingsOn(page), `at ${width} px`).toEqual([])
      expect(await page.evaluate(isScrollingSideways), `scrolls sideways at ${width} px`).toBe(false)
    }
  })
}
