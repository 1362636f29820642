import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { laterStrings } from '#content/laterStrings'
import { serviceEntries } from '#content/menu'
import { settle } from '../visit.ts'
import { heading, hold, isWhole, open, openWhole, test, windows } from './parts.ts'

const topServices = (page: Page): Locator => page.getByRole('contentinfo').getByRole('navigation', { name: laterStrings.footer.topServices }).getByRole('link')

test('telephone, e-mail and address stand side by side in the foot of a page 768 to 2560 px wide', async ({ page }) => {
  await page.goto('/about')
  const parts = page.getByRole('contentinfo').locator('address > *')
  await expect(parts).toHaveCount(3)
  for (const width of [768, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    const boxes = await parts.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()))
    const [telephone, email, address] = boxes
    for (const [name, part] of Object.entries({ telephone, email })) {
      expect.soft(part.top + part.height / 2, `${name} at ${width} px`).toBeGreaterThan(address.top)
      expect.soft(part.top + part.height / 2, `${name} at ${width} px`).toBeLessThan(address.bottom)
    }
    expect.soft(email.left, `e-mail after telephone at ${width} px`).toBeGreaterThan(telephone.right)
    expect.soft(address.left, `address after e-mail at ${width} px`).toBeGreaterThan(email.right)
  }
})

test('names in the foot keep apart where the browser draws no letters under 22 or 24 px', async ({ page }) => {
  await page.goto('/about')
  for (const [width, letters] of [[360, 24], [320, 22], [768, 24]] as const) {
    await page.setViewportSize({ width, height: 800 })
    // Drawn so, they are as the page has set them to all that is measured in them.
    await page.evaluate((least) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`footer li { font-size: ${least}px !important } footer li a { font-size: inherit !important }`)
      document.adoptedStyleSheets = [sheet]
    }, letters)
    const words = await topServices(page).evaluateAll((links) => links.map((link) => {
      const range = document.createRange()
      range.selectNodeContents(link)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      return { name: link.textContent, left, right, top, bottom }
    }))
    expect.soft(words, `names at ${width} px`).toHaveLength(12)
    for (const one of words) {
      expect.soft(one.right, `${one.name} at ${width} px`).toBeLessThanOrEqual(width)
      const met = words.filter((other) => other !== one && other.left < one.right + 4 && one.left < other.right + 4 && other.top < one.bottom && one.top < other.bottom)
      expect.soft(met.map(({ name }) => name), `what ${one.name} meets at ${width} px`).toEqual([])
    }
  }
})

test('the foot leads to the pages in their order, and to the first six services and the six after them, in two columns', async ({ page }) => {
  await page.goto('/about')
  const foot = page.getByRole('contentinfo')
  const { title, about, portfolio, blogs, contact } = laterStrings.footer.usefulLinks
  expect(await linked(foot.getByRole('navigation', { name: title }).getByRole('link'))).toEqual([[about, '/about'], [portfolio, '/portfolio'], [blogs, '/blogs'], [contact, '/contactUs']])
  expect(await linked(topServices(page))).toEqual(serviceEntries.slice(0, 12).map((entry) => [entry.title, entry.path]))
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const places = await topServices(page).evaluateAll((links) => links.map((link) => {
      const { left, top } = link.getBoundingClientRect()
      return { left: Math.round(left), top: Math.round(top) }
    }))
    const [first, second] = [places.slice(0, 6), places.slice(6)]
    for (const column of [first, second]) {
      expect.soft(new Set(column.map(({ left }) => left)).size, `places where the names of a column begin at ${width} px`).toBe(1)
      expect.soft(column, `from top to foot at ${width} px`).toEqual(column.toSorted((one, other) => one.top - other.top))
    }
    expect.soft(second.map(({ top }) => top), `beside the first six at ${width} px`).toEqual(first.map(({ top }) => top))
    expect.soft(second[0]?.left, `the second column at ${width} px`).toBeGreaterThan(first[0]?.left ?? Infinity)
  }
})

/** What links say, and where they lead. */
const linked = (links: Locator): Promise<unknown> => links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))

test('the year in the foot is the visitor’s and not that of the day on which the page was made', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-04T12:00:00Z'))
  await openWhole(page, '/about')
  await expect(page.getByRole('contentinfo')).toContainText('2031')
})

test('a foot that comes to life on another page than it was served with marks the link to that page, and no other', async ({ page }) => {
  const code = await hold(page, /\/assets\/later-/)
  await open(page, '/', windows.phone)
  await page.getByRole('main').getByRole('link', { name: 'See our work' }).click()
  await expect(page).toHaveURL('/portfolio')
  await expect(heading(page)).toBeFocused()
  code.release()
  await isWhole(page)
  await expect(page.getByRole('contentinfo').locator('[aria-current]')).toHaveText(['Portfolio'])
})

test('the room above the foot’s words is the same on every page, and an object that leans out of the last room stays clear of it', async ({ page }) => {
  for (const [width, room] of [[390, 72], [1440, 132]] as const) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/contactUs', '/porject_2', '/about']) {
      await page.goto(path)
      // The page rises as it comes.
      await settle(page)
      const { top, words, lowest } = await page.getByRole('contentinfo').evaluate((foot) => ({
        top: foot.getBoundingClientRect().top,
        words: foot.querySelector('svg')?.getBoundingClientRect().top ?? Infinity,
        lowest: Math.max(...[...document.querySelectorAll('main img')].map((image) => image.getBoundingClientRect().bottom)),
      }))
      expect.soft(words - top, `${path} at ${width} px`).toBeLessThan(room + 24)
      expect.soft(lowest, `the lowest picture of ${path} at ${width} px`).toBeLessThanOrEqual(top + 1)
    }
  }
})
