import { expect, test } from 'vitest'
import { fillSlot } from '../../src/fillSlot.ts'

test('a text stands where its slot did, as it is written', () => {
  expect(fillSlot('<p><!--app--></p>', '<!--app-->', 'It costs $& or $1, and $$ for two')).toBe('<p>It costs $& or $1, and $$ for two</p>')
})

test.each([['nowhere', '<p></p>', 0], ['twice', '<!--app--><!--app-->', 2]])('a slot that stands %s is refused', (_, template, times) => {
  expect(() => fillSlot(template, '<!--app-->', 'text')).toThrow(`<!--app--> must stand in index.html exactly once, and stands there ${times} times`)
})
