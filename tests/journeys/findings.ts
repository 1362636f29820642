import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

// Rules that axe runs only when asked: level AAA, new in WCAG 2.2, on trial, or given up by their makers. None is switched off.
const furtherRules = [
  'aria-roledescription',
  'audio-caption',
  'color-contrast-enhanced',
  'css-orientation-lock',
  'duplicate-id',
  'duplicate-id-active',
  'focus-order-semantics',
  'hidden-content',
  'identical-links-same-purpose',
  'label-content-name-mismatch',
  'landmark-complementary-is-top-level',
  'meta-refresh-no-exceptions',
  'p-as-heading',
  'table-fake-caption',
  'target-size',
  'td-has-header',
]
const rules = Object.fromEntries(furtherRules.map((rule) => [rule, { enabled: true }]))

/** What any rule of axe finds wrong with the page as it is now, or with one part of it. The legacy mode is the quick one: the site has no frames. */
export async function findingsOn(page: Page, part = 'html'): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include(part).options({ rules }).analyze()
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, failureSummary }) => `${id} (${help}) ${target}: ${failureSummary}`))
}

export function isScrollingSideways(): boolean {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth
}
