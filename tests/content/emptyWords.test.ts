import { expect, test } from 'vitest'
import { contactStrings } from '#content/contactStrings'
import { laterStrings } from '#content/laterStrings'
import { layoutStrings } from '#content/layoutStrings'
import { strings } from '#content/strings'

/** Where in it nothing is said. */
function silent(value: unknown, at: string): readonly string[] {
  if (typeof value === 'string') return value.trim() === '' ? [at] : []
  return value instanceof Object ? Object.entries(value).flatMap(([name, part]) => silent(part, `${at}.${name}`)) : []
}

test('no word of the interface is empty', () => {
  expect(silent({ titles: { home: 'Home', none: ' ' }, steps: ['One', ''] }, 'words')).toEqual(['words.titles.none', 'words.steps.1'])
  expect(Object.entries({ strings, layoutStrings, laterStrings, contactStrings }).flatMap(([file, words]) => silent(words, `src/content/${file}.ts`))).toEqual([])
})
