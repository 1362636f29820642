import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { sitePages } from '../sitePages.ts'
import { settle, test } from './visit.ts'

// Rules that axe runs only when asked: level AAA, new in WCAG 2.2, or still on trial.
const furtherRules = [
  'color-contrast-enhanced',
  'css-orientation-lock',
  'focus-order-semantics',
  'hidden-content',
  'identical-links-same-purpose',
  'label-content-name-mismatch',
  'meta-refresh-no-exceptions',
  'p-as-heading',
  'table-fake-caption',
  'target-size',
  'td-has-header',
]
const rules = Object.fromEntries(furtherRules.map((rule) => [rule, { enabled: true }]))
const paths = [...sitePages().map(({ path }) => path), '/nope']

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const width of [320, 1280]) {
  for (const path of paths) {
    test(`${path} has no finding of any rule at ${width} px`, async ({ page, complaints }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await settle(page)
      if (path === '/nope') complaints.length = 0
      const { violations } = await new AxeBuilder({ page }).options({ rules }).analyze()
      const findings = violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, failureSummary }) => `${id} (${help}) ${target}: ${failureSummary}`))
      expect(findings).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), 'The page scrolls sideways.').toBeLessThanOrEqual(width)
    })
  }
}
