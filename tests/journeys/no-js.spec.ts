import { expect, test } from '@playwright/test'
import { notFoundPage, sitePages } from '../sitePages.ts'
import { linksOn } from './visit.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

const pages = [...sitePages(), notFoundPage()]
/** Addresses that a visitor is led to by other means than links. */
const unlinked = new Set(pages.filter(({ isIndexed }) => !isIndexed).map(({ path }) => path))

/** So many pages that a test of them is not what a run waits for in the end. */
const share = 20

for (let start = 0; start < pages.length; start += share) {
  const some = pages.slice(start, start + share).map(({ path }) => path)
  test(`the ${some.length} pages from ${some[0]} to ${some.at(-1)} show all their text without JavaScript, no button that does nothing, and the way home`, async ({ page }) => {
    for (const path of some) {
      await page.goto(path)
      expect.soft(await linksOn(page), `links on ${path}`).toContain('/')
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      const hidden = await page.locator('main').evaluate((main) =>
        [...main.querySelectorAll('*')]
          // What only a script could answer may be away with the script: a button, and a list's filters.
          .filter((element) => element.closest('button, nav[aria-label^="Show "]') === null)
          .filter((element) => [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim()))
          .filter((element) => !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .map(({ textContent }) => textContent),
      )
      expect.soft(hidden, `hidden on ${path}`).toEqual([])
      const words = (await page.locator('main').innerText()).split(/\s+/)
      expect.soft(words.length, `words of ${path}`).toBeGreaterThan(40)
      // Only a script could answer these; a film is a link to its file.
      await expect.soft(page.locator('button[type="button"]').filter({ visible: true }), `buttons on ${path}`).toHaveCount(0)
      await expect.soft(page.locator('main a[href$=".mp4"]').filter({ visible: true }), `links to films on ${path}`).toHaveCount(await page.locator('video').count())
    }
  })
}

// From every other, that is: each leads home.
test('without JavaScript every page can be reached from home by links', async ({ page }) => {
  const goals = pages.map(({ path }) => path).filter((path) => !unlinked.has(path))
  const reached = new Set(['/'])
  // A set grows while it is walked, and what is added is walked too.
  for (const path of reached) {
    if (goals.every((goal) => reached.has(goal))) break
    if (!pages.some((one) => one.path === path)) continue
    await page.goto(path)
    for (const next of await linksOn(page)) reached.add(next)
  }
  expect(goals.filter((goal) => !reached.has(goal))).toEqual([])
})

test('without JavaScript the italic has its own letters', async ({ page }) => {
  const font = page.waitForResponse(/\/fonts\/accent/)
  await page.goto('/about')
  await expect(page.getByRole('heading', { name: 'Useful Links' })).toHaveCSS('font-family', /^"Larkhythe Accent",/)
  expect((await font).ok()).toBe(true)
})
