import { expect, test, vi } from 'vitest'
import { closest } from '../../src/screens/NotFound/closest.ts'

const pages = ['/', '/about', '/portfolio', '/blogs', '/services/customer-service', '/contactUs', '/privacy', '/services/seo', '/services/web-design', '/blogs/local-search-being-found-in-your-own-street', '/porject_1', '/porject_3', '/porject_12'].map((path) => ({ path, title: path === '/' ? 'Home' : path, ...(path === '/portfolio' ? { otherNames: ['projects', 'case studies'] } : {}) }))

test.each([
  ['/services/web-desing', '/services/web-design'],
  ['/web-design', '/services/web-design'],
  ['/aboutt', '/about'],
  ['/ABOUT', '/about'],
  ['/contact', '/contactUs'],
  ['/project_3', '/porject_3'],
  ['/porjct_12', '/porject_12'],
  ['/projects', '/portfolio'],
  ['/project', '/portfolio'],
  ['/projects/3', '/portfolio'],
  ['/case-studies', '/portfolio'],
  ['/blogs/local-search', '/blogs/local-search-being-found-in-your-own-street'],
  ['/services/seo/', '/services/seo'],
  ['/home', '/'],
  ['/abuot', '/about'],
  ['/about.php', '/about'],
  ['/services/web-design.aspx', '/services/web-design'],
  ['/privacy-policy', '/privacy'],
  ['/homepage', '/'],
  ['/bolgs', '/blogs'],
  ['/blog', '/blogs'],
  ['/Portfolio/x', '/portfolio'],
  ['/blogs/what-we-had-for-lunch', '/blogs'],
])('%s was meant to be %s', (wrong, meant) => {
  expect(closest(wrong, pages)?.path).toBe(meant)
})

test.each(['/a/b/c', '/seosomething', '/.php', '/zzzzzzzz', '/x', '/so', '/service', '/services', '/porject_13', '/porject_0', '/porject', '/', ''])('nothing is near %s', (wrong) => {
  expect(closest(wrong, pages)).toBeUndefined()
})

// Each pair of letters that is compared asks for the least of three ways.
test.each([
  ['in one part', `/services/${'lengthy'.repeat(1000)}`],
  ['in many parts', '/servces'.repeat(900)],
])('an address of 7,000 letters %s is hardly compared', (_, wrong) => {
  const least = vi.spyOn(Math, 'min')
  closest(wrong, pages)
  expect(least.mock.calls.length).toBeLessThan(2000)
  least.mockRestore()
})
