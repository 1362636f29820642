import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
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

async function findingsOn(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).options({ rules }).analyze()
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, failureSummary }) => `${id} (${help}) ${target}: ${failureSummary}`))
}

function isScrollingSideways(): boolean {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth
}
