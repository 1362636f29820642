import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { sitePages } from '../sitePages.ts'

/** Firefox's own; other browsers' reading views choose in much the same way. */
const readability = readFileSync(fileURLToPath(import.meta.resolve('@mozilla/readability/Readability.js')), 'utf8')
const read = `{${readability}; new Readability(document.cloneNode(true)).parse()?.textContent ?? ''}`

// A copy of a script is one that the page's trusted types do not know; the browser's own view makes none.
test.use({ bypassCSP: true, javaScriptEnabled: false })

test('the reading view of a browser leaves out nothing of an article or of About', async ({ page }) => {
  for (const { path } of sitePages().filter((one) => /^\/(?:about$|blogs\/)/.test(one.path))) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const shown = String(await page.evaluate(read)).replace(/\s+/g, '')
    // A heading that stands over logos alone goes with them.
    const texts = await page.locator(path === '/about' ? 'main' : 'article').locator('p:not(:has(time)), h2:not(:has(+ * svg[role="img"])), h3').evaluateAll((blocks) => blocks.filter((block) => !block.closest('nav, [aria-hidden="true"]')).map((block) => block.textContent))
    expect(texts.length).toBeGreaterThan(10)
    expect.soft(texts.filter((text) => !shown.includes(text.replace(/\s+/g, ''))), path).toEqual([])
  }
})
