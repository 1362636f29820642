import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

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

/** What any rule of axe finds wrong with the page as it is now, or with one part of it. */
export async function findingsOn(page: Page, part = 'html'): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).include(part).options({ rules }).analyze()
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, failureSummary }) => `${id} (${help}) ${target}: ${failureSummary}`))
}

export function isScrollingSideways(): boolean {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth
}
