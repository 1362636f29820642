import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { notFoundPage, sitePages } from '../sitePages.ts'
import { measureSite, tagsIn } from './measureSite.ts'
import type { PageMeasure } from './measureSite.ts'

const { pages, scripts, styles, fonts, foreignInStyles } = measureSite()
const home = pages.filter(({ path }) => path === '/')
const others = pages.filter(({ path }) => path !== '/')
const fontBytes = fonts.reduce((sum, size) => sum + size, 0)
const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10

/** The largest of a figure over the pages. */
function most(of: readonly PageMeasure[], figure: (page: PageMeasure) => number): number {
  return Math.max(...of.map(figure))
}

/** The pages that are over a budget, by how much they have. */
function over(budget: number, of: readonly PageMeasure[], figure: (page: PageMeasure) => number): Record<string, number> {
  return Object.fromEntries(of.filter((page) => figure(page) > budget).map((page) => [page.path, figure(page)]))
}

/** What the heaviest has of a budget, and how much is left of it. */
const ofBudget = (is: number, most: number) => ({ 'is (KB)': kilobytes(is), 'at most (KB)': kilobytes(most), 'bytes left': most - is })
const mend = 'take something out, or raise the limit here and in docs/speed.md, which lists what each budget holds'

// 1 KB is 1000 bytes. Everything is brotli 11, fonts as they are.
console.table({
  'first-load JavaScript, heaviest page': ofBudget(most(pages, (page) => page.firstLoadBytes), 93_000),
  'own chunk of a route, heaviest': ofBudget(most(pages, (page) => page.largestOwnChunk), 8_000),
  'all JavaScript, content aside': ofBudget(scripts, 140_000),
  'all CSS': ofBudget(styles, 15_000),
  'all fonts': ofBudget(fontBytes, 50_000),
  'HTML of home': ofBudget(most(home, (page) => page.html), 12_000),
  'HTML of the others, heaviest': ofBudget(most(others, (page) => page.html), 9_000),
})
console.log(`Elements on home: ${most(home, (page) => page.elements)} of at most 900.`)

// The part that says that a page did not arrive is in it: where nothing more can be fetched, it cannot be either.
test('every page loads some JavaScript first, and at most 93 KB', () => {
  expect(pages.filter(({ firstLoad }) => firstLoad.length === 0)).toEqual([])
  expect(over(93_000, pages, (page) => page.firstLoadBytes), mend).toEqual({})
})

test('no script keeps a page from being shown, or what is seen first from coming', () => {
  for (const { path, html } of [...sitePages(), notFoundPage()]) {
    const tags = tagsIn(html).map(({ name, attributes }) => ({ name, ...attributes }))
    // The site's code is fetched by the one script in the document, when its time has come.
    expect(tags.filter((tag) => (tag.name === 'script' && 'src' in tag) || ('rel' in tag && tag['rel'] === 'modulepreload')), path).toEqual([])
    expect(tags.filter((tag) => tag.name === 'script' && !('type' in tag && String(tag['type']).endsWith('json'))), path)
      .toEqual([{ name: 'script', type: 'module', async: '', 'data-code': expect.stringMatching(/^\/assets\/shell-\S+(?: \/assets\/\S+)+$/), 'data-panel': expect.stringContaining('/assets/PanelDialog-') }])
  }
})

test('no route has a chunk of its own over 8 KB', () => {
  expect(over(8_000, pages, (page) => page.largestOwnChunk), mend).toEqual({})
})

test('the whole site has at most 140 KB of JavaScript, its content aside', () => {
  expect(scripts, mend).toBeLessThanOrEqual(140_000)
})

// Browsers keep the text of a script with two bytes for each character as soon as one of them wants two.
test('no script has a character in it that wants two bytes', () => {
  const files = globSync('dist/assets/*.js')
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => /[\u0100-\uffff]/.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('the whole site has at most 15 KB of CSS', () => {
  expect(styles).toBeGreaterThan(0)
  expect(styles, mend).toBeLessThanOrEqual(15_000)
})

test('the fonts have at most 50 KB together, and no page preloads more than two', () => {
  expect(fontBytes).toBeGreaterThan(0)
  expect(fontBytes, mend).toBeLessThanOrEqual(50_000)
  expect(over(2, pages, (page) => page.preloadedFonts)).toEqual({})
})

test('home is a document of at most 12 KB and 900 elements', () => {
  expect(over(12_000, home, (page) => page.html), mend).toEqual({})
  expect(over(900, home, (page) => page.elements), mend).toEqual({})
})

test('every other page is a document of at most 9 KB', () => {
  expect(over(9_000, others, (page) => page.html), mend).toEqual({})
})

test('no page and no style sheet asks another host for anything', () => {
  expect(pages.flatMap(({ foreign }) => foreign)).toEqual([])
  expect(foreignInStyles).toEqual([])
})

test('of the pictures of a page the first alone may come at once, and then before all else; a film comes when it is asked for', () => {
  let eager = 0
  let films = 0
  for (const { path, html } of [...sitePages(), notFoundPage()]) {
    const main = tagsIn(/<main[^]*<\/main>/.exec(html)?.[0] ?? '')
    const [first, ...others] = main.filter(({ name }) => name === 'img').map(({ attributes }) => attributes)
    if (first && first['loading'] !== 'lazy') {
      expect(first, path).toMatchObject({ loading: 'eager', fetchpriority: 'high' })
      eager += 1
    }
    expect(others.filter((picture) => picture['loading'] !== 'lazy' || 'fetchpriority' in picture), path).toEqual([])
    const videos = main.filter(({ name }) => name === 'video').map(({ attributes }) => attributes)
    expect(videos.filter(({ preload }) => preload !== 'none'), path).toEqual([])
    films += videos.length
  }
  expect(eager).toBeGreaterThan(0)
  expect(films).toBeGreaterThan(0)
})
