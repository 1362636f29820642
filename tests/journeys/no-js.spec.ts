import { expect, test } from '@playwright/test'
import { notFoundPage, sitePages } from '../sitePages.ts'
import { linksOn } from './visit.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

const pages = [...sitePages(), notFoundPage()]
/** Addresses that a visitor is led to by other means than links. */
const unlinked = new Set(pages.filter(({ isIndexed }) => !isIndexed).map(({ path }) => path))

for (const { path } of pages) {
  test(`${path} shows all its text without JavaScript, and no button that does nothing`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const hidden = await page.locator('main').evaluate((main) =>
      [...main.querySelectorAll('*')]
        // What only a script could answer may be away with the script: a button, and a list's filters.
        .filter((element) => element.closest('button, nav[aria-label^="Show "]') === null)
        .filter((element) => [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim()))
        .filter((element) => !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map(({ textContent }) => textContent),
    )
    expect(hidden).toEqual([])
    const words = (await page.locator('main').innerText()).split(/\s+/)
    expect(words.length).toBeGreaterThan(40)
    // Only a script could answer these; a film is a link to its file.
    await expect(page.locator('button[type="button"]').filter({ visible: true })).toHaveCount(0)
    await expect(page.locator('main a[href$=".mp4"]').filter({ visible: true })).toHaveCount(await page.locator('video').count())
  })
}

test('without JavaScript the italic has its own letters', async ({ page }) => {
  const font = page.waitForResponse(/\/fonts\/accent/)
  await page.goto('/about')
  await expect(page.getByRole('heading', { name: 'Useful Links' })).toHaveCSS('font-family', /^"Larkhythe Accent",/)
  expect((await font).ok()).toBe(true)
})

test('without JavaScript every page can be reached from every other by links', async ({ page }) => {
  const links = new Map<string, readonly string[]>()
  for (const { path } of pages) {
    await page.goto(path)
    links.set(path, await linksOn(page))
  }
  const goals = pages.map(({ path }) => path).filter((path) => !unlinked.has(path))
  for (const { path } of pages) {
    const reached = reachableFrom(path, links)
    expect(goals.filter((goal) => !reached.has(goal)), `not reachable from ${path}`).toEqual([])
  }
})

function reachableFrom(path: string, links: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set([path])
  // A set grows while it is walked, and what is added is walked too.
  for (const page of reached) for (const next of links.get(page) ?? []) reached.add(next)
  return reached
}
