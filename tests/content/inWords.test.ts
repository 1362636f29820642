import { expect, test } from 'vitest'
import { inWords } from '#content/inWords'

test.each([[0, 'no'], [4, 'four'], [13, 'thirteen'], [20, 'twenty'], [24, 'twenty-four'], [90, 'ninety'], [99, 'ninety-nine'], [100, '100']])('%i is written %s', (count, words) => {
  expect(inWords(count)).toBe(words)
})
