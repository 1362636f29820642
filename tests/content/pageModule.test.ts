import { expect, test } from 'vitest'
import { pageModule, pathOfModule } from '#content/pageModule'
import { sitePages } from '../../src/prerender.tsx'

test('every page has a module of its own, and its address leads back to the page', () => {
  const paths = sitePages().map(({ path }) => path)
  const addresses = paths.map((path) => pageModule('dev', path))
  expect(new Set(addresses).size).toBe(paths.length)
  expect(addresses.map(pathOfModule)).toEqual(paths)
})

test('the first page has a name, and every other its path', () => {
  expect(pageModule('1a2b', '/')).toBe('content/1a2b/home.js')
  expect(pageModule('1a2b', '/services/seo')).toBe('content/1a2b/services/seo.js')
})

test.each(['', 'content/dev', 'content/dev/about', 'src/content/about.js', 'content/dev/about.js.map'])('%o is the address of no module', (address) => {
  expect(pathOfModule(address)).toBeUndefined()
})
