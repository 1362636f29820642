import { expect, test } from 'vitest'
import { put } from '../../src/put.ts'

test('a text stands where its mark did, as it is written', () => {
  expect(put('<p><!--app--></p>', '<!--app-->', 'It costs $& or $1, and $$ for two')).toBe('<p>It costs $& or $1, and $$ for two</p>')
})

test.each([['nowhere', '<p></p>', 0], ['twice', '<!--app--><!--app-->', 2]])('a mark that stands %s is no place for it', (_, template, times) => {
  expect(() => put(template, '<!--app-->', 'text')).toThrow(`<!--app--> must stand in the document exactly once, and stands there ${times} times`)
})
