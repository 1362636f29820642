import type { Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { htmlRules } from '../../htmlRules.ts'

const validator = new HtmlValidate({
  ...htmlRules,
  // The slider's own code moves its slides so.
  rules: { ...htmlRules.rules, 'no-inline-style': 'off' },
})

/** What is wrong with the document as scripts have made it. */
export async function invalidHtml(page: Page): Promise<readonly string[]> {
  const html = await page.evaluate(() => `<!DOCTYPE html>${document.documentElement.outerHTML}`)
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`))
}
