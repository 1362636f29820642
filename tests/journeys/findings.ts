import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { axeRules as rules, axeSource } from '../axeSource.ts'
import { countChecks } from './accessibility/checks.ts'

export interface Audit {
  /** What is wrong, by any rule. */
  readonly findings: readonly string[]
  /** What a rule could not decide. */
  readonly undecided: readonly { readonly rule: string; readonly target: string; readonly why: string }[]
}

/** Runs every rule of axe on the page as it is now, or on one part of it. The legacy mode is the quick one: the site has no frames. */
export async function audit(page: Page, part = 'html'): Promise<Audit> {
  // A colour on its way to another, as of a button that the pointer has just come to, is none to be judged.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().flatMap((change) => (change instanceof CSSTransition ? [change.finished] : []))))
  // The builder itself would read all of axe twice at each audit.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const { violations, incomplete, passes, inapplicable } = await new AxeBuilder({ page, axeSource: 'undefined' }).setLegacyMode().include(part).options({ rules, resultTypes: ['violations', 'incomplete'] }).analyze()
  countChecks('rules of axe', violations.length + incomplete.length + passes.length + inapplicable.length)
  return {
    findings: violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, failureSummary }) => `${id} (${help}) ${target}: ${failureSummary}`)),
    undecided: incomplete.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => ({ rule: id, target: String(target), why: [...any, ...all, ...none].map(({ message }) => message).join(' ') })),
    ),
  }
}

/** What any rule of axe finds wrong with the page as it is now, or with one part of it. */
export async function findingsOn(page: Page, part = 'html'): Promise<readonly string[]> {
  return (await audit(page, part)).findings
}

export function isScrollingSideways(): boolean {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth
}
