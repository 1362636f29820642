import { describe, expect, test } from 'vitest'
import { measureSite } from './measureSite.ts'

const site = measureSite()
const [home] = site.pages.filter(({ path }) => path === '/')
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)
const most = (numbers: readonly number[]): number => Math.max(...numbers)

// 1 KB is 1000 bytes; everything brotli 11, fonts as they are.
console.table({
  'first-load JavaScript, largest page': { KB: kilobytes(most(site.pages.map(({ firstLoadBytes }) => firstLoadBytes))), 'at most': 105 },
  'own chunk of a route, largest': { KB: kilobytes(most(site.pages.map(({ largestOwnChunk }) => largestOwnChunk))), 'at most': 8 },
  'all JavaScript': { KB: kilobytes(site.scripts), 'at most': 140 },
  'all CSS': { KB: kilobytes(site.styles), 'at most': 15 },
  [`fonts, ${site.fonts.length} files`]: { KB: kilobytes(site.fonts.reduce((sum, size) => sum + size, 0)), 'at most': 50 },
  'HTML of home': { KB: kilobytes(home?.html ?? 0), 'at most': 12 },
  'HTML of the others, largest': { KB: kilobytes(most(site.pages.filter((page) => page !== home).map(({ html }) => html))), 'at most': 9 },
  'elements on home': { KB: home?.elements, 'at most': 900 },
})

describe.each(site.pages)('$path', ({ path, firstLoad, firstLoadBytes, largestOwnChunk, html, preloadedFonts, foreign }) => {
  test('loads at most 105 KB of JavaScript first', () => {
    expect(firstLoad.length).toBeGreaterThan(0)
    expect(firstLoadBytes).toBeLessThanOrEqual(105_000)
  })

  test('has no chunk of its own over 8 KB', () => {
    expect(largestOwnChunk).toBeLessThanOrEqual(8_000)
  })

  test('is a small document', () => {
    expect(html).toBeLessThanOrEqual(path === '/' ? 12_000 : 9_000)
  })

  test('preloads at most two fonts', () => {
    expect(preloadedFonts).toBeLessThanOrEqual(2)
  })

  test('asks no other host for anything', () => {
    expect(foreign).toEqual([])
  })
})

test('home has at most 900 elements', () => {
  expect(home?.elements).toBeLessThanOrEqual(900)
})

test('the whole site has at most 140 KB of JavaScript, its content aside', () => {
  expect(site.scripts).toBeLessThanOrEqual(140_000)
})

test('the whole site has at most 15 KB of CSS, which asks no other host for anything', () => {
  expect(site.styles).toBeLessThanOrEqual(15_000)
  expect(site.foreignInStyles).toEqual([])
})

test('the fonts have at most 50 KB together', () => {
  expect(site.fonts.length).toBeGreaterThan(0)
  expect(site.fonts.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(50_000)
})
