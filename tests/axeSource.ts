import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContext } from '@playwright/test'

const axe = readFileSync(createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules of contrast read the same few colours thousands of times over: a fifth of their time. What a colour is does not change. */
const rememberColours = `{
  const known = new Map()
  const { prototype } = axe.commons.color.Color
  const { parseString } = prototype
  prototype.parseString = function (words) {
    if (!known.has(words)) {
      const { r, g, b, alpha } = parseString.call(this, words)
      known.set(words, { r, g, b, alpha })
    }
    return Object.assign(this, known.get(words))
  }
}`

declare global {
  interface Window {
    readonly ownTimers: readonly [typeof setTimeout, typeof clearTimeout, typeof requestAnimationFrame]
  }
}

/** Keeps the browser's own timers for the rules, which would wait for ever where a test has stopped the page's clock. Before the clock is taken. */
export const keepTimers = (context: BrowserContext): Promise<unknown> => context.addInitScript('window.ownTimers = [setTimeout.bind(window), clearTimeout.bind(window), requestAnimationFrame.bind(window)]')

/** The accessibility rules of axe-core as a script: all of them, and they judge as they do elsewhere. */
export const axeSource = `(function (setTimeout, clearTimeout) {${axe};${rememberColours}}).call(window, ...(window.ownTimers ?? [setTimeout, clearTimeout]))`

// Rules that axe runs only when asked: level AAA, new in WCAG 2.2, on trial, or given up by their makers. None is switched off.
const furtherRules = [
  'aria-roledescription',
  'audio-caption',
  'color-contrast-enhanced',
  // Reads the document's own sheets. A lock to try it with goes into one of these (`pages.spec.ts`): the site's policy refuses a `<style>`, and what is adopted is not read.
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
export const axeRules = Object.fromEntries(furtherRules.map((rule) => [rule, { enabled: true }]))
