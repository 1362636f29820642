import { expect, test } from 'vitest'
import { strayBase } from '../../bin/basePath.ts'

test.each([
  ['/', 'https://www.example.com'],
  ['/site/', 'https://www.example.com/site'],
  ['/a/b/', 'https://www.example.com/a/b'],
])('a site that is built for %s may be published at %s', (base, siteUrl) => {
  expect(strayBase(base, siteUrl)).toEqual([])
})

test.each([
  ['/site/', 'https://www.example.com', '/'],
  ['/site/', 'https://www.example.com/a/site', '/a/site/'],
  ['/', 'https://www.example.com/site', '/site/'],
])('of a site that is built for %s and published at %s both paths are told', (base, siteUrl, path) => {
  expect(strayBase(base, siteUrl)).toEqual([expect.stringMatching(`^The site is built to stand at ${base} .* ${siteUrl}, says ${path}: `)])
})
