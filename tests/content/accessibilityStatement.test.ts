import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { accessibilityStatement } from '#content/accessibility-statement'
import { inWords } from '#content/inWords'
import { shownDate } from '#content/shownDate'
import { journeys } from '../said/journeys.ts'

const words = JSON.stringify(accessibilityStatement.sections)

test('the accessibility statement names the rules that the tests ask, and as many journeys by ear as they play', () => {
  const { version }: { version: string } = createRequire(import.meta.url)('axe-core/package.json')
  const [major, minor] = version.split('.')
  expect(words).toContain(`axe ${major}.${minor},`)
  expect(words).toContain(`${inWords(journeys.length)} journeys by ear`)
})

test('it gives the date of its last change in one way', () => {
  const dates = words.replaceAll('\u00A0', ' ').match(/last (?:on|brought up to date on) (\d+ \w+ \d{4})/g)
  expect(dates?.map((date) => date.replace(/.* on /, ''))).toEqual(Array(2).fill(shownDate(accessibilityStatement.updated)))
})
