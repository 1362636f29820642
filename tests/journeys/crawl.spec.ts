import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { counts } from '#content/counts'
import { settings } from '#content/settings'
import { notFoundPage, sitePages } from '../sitePages.ts'
import { dropNotFound, linksOn, settle, test } from './visit.ts'

const pages = new Map(sitePages().map((page) => [page.path, page]))
// Nothing links to the page that thanks for an enquiry.
const linked = [...pages.values()].filter(({ isIndexed }) => isIndexed).map(({ path }) => path)

test('a visitor reaches every page by clicking links, in one document, and the browser has nothing to complain of', async ({ page }) => {
  test.setTimeout(300_000)
  await page.setViewportSize({ width: 1280, height: 900 })
  // No page is seen to come: what it shows is there with the focus.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await settle(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-first-document', ''))

  const links = new Map<string, readonly string[]>([['/', await linksOn(page)]])
  let here = '/'
  for (let way = wayToNew(here, links); way; way = wayToNew(here, links)) {
    for (const next of way) {
      await page.locator(`a[href="${next}"]`).filter({ visible: true }).first().click()
      await expect(page).toHaveURL(next)
      const { title = '' } = pages.get(next) ?? {}
      await expect(page).toHaveTitle(title)
      expect(await head(page)).toEqual({ ...ofItsOwn, canonical: [settings.siteUrl + next], address: settings.siteUrl + next, title: bare(title) })
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      // A link to a page above this one is not the page.
      await expect(page.locator(`a[aria-current="page"]:not([href="${next}"])`)).toHaveCount(0)
      expect(await page.evaluate(currentIn, next), `links to ${next} in each navigation that has it, which say that it is this page`).toEqual([])
      here = next
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    links.set(here, await linksOn(page))
  }
  await settle(page)

  expect([...links.keys()].toSorted()).toEqual(linked.toSorted())
  await expect(page.locator('html[data-first-document]'), 'A link has loaded a new document.').toHaveCount(1)
})

/** Read in the page itself: of each navigation with a link to this address how often it says that a page is this one, where that is not once. */
const currentIn = (path: string): readonly string[] =>
  [...document.querySelectorAll('nav')]
    .filter((navigation) => navigation.querySelector(`a[href="${path}"]`))
    .map((navigation) => `${navigation.querySelectorAll('[aria-current="page"]').length} in ${navigation.textContent?.slice(0, 40)}`)
    .filter((found) => !found.startsWith('1 in'))

/** A title as other sites are told it: they show the site's name beside it. */
const bare = (title: string): string => title.replace(` | ${settings.name}`, '')

/** What is said of a page to those who do not see it: of one that was reached by a link, what is true of it alone. */
const ofItsOwn = { robots: [], pictures: 0, card: 'summary', data: 0 }

function head(page: Page) {
  return page.evaluate(() => {
    const all = <Of extends Element>(names: string): Of[] => [...document.head.querySelectorAll<Of>(names)]
    return {
      canonical: all<HTMLLinkElement>('link[rel=canonical]').map(({ href }) => href),
      robots: all<HTMLMetaElement>('meta[name=robots]').map(({ content }) => content),
      address: document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content,
      title: document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content,
      pictures: all('meta[property^="og:image"]').length,
      card: document.querySelector<HTMLMetaElement>('meta[name="twitter:card"]')?.content,
      data: all('script[type="application/ld+json"]').length,
    }
  })
}

test('a page reached from an unknown address may be listed again, and an unknown address reached from a page may not', async ({ page, complaints }) => {
  await page.goto('/nope')
  await settle(page)
  expect(await head(page)).toMatchObject({ canonical: [], robots: ['noindex'] })
  await page.getByRole('main').getByRole('link', { name: 'SEO', exact: true }).click()
  const path = '/services/seo'
  await expect(page).toHaveTitle(pages.get(path)?.title ?? '')
  expect(await head(page)).toMatchObject({ ...ofItsOwn, canonical: [settings.siteUrl + path] })
  await page.goBack()
  await expect(page).toHaveTitle(notFoundPage().title)
  expect(await head(page)).toMatchObject({ canonical: [], robots: ['noindex'], title: bare(notFoundPage().title), address: undefined })
  dropNotFound(complaints, page.url())
})

/** The shortest way over known links to a page that was not visited yet. */
function wayToNew(from: string, links: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const ways: string[][] = [[from]]
  const seen = new Set([from])
  for (const way of ways) {
    for (const next of links.get(way.at(-1) ?? '') ?? []) {
      if (seen.has(next)) continue
      if (!links.has(next)) return [...way.slice(1), next]
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return undefined
}

test('an unknown address is hydrated as the not-found page', async ({ page, complaints }) => {
  for (const path of ['/nope', '/services/nope', '/blogs/nope', `/porject_${counts.projects + 1}`, '/a/b/c']) {
    const before = await page.goto(path).then((answer) => answer?.text())
    await settle(page)
    expect(before).toContain('<h1')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    dropNotFound(complaints, page.url())
    expect(complaints, path).toEqual([])
  }
})
