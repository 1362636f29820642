import { describe, expect, test } from 'vitest'
import { contrast, pairsOf } from '#tokens/contrast'
import * as larkhythe from '#tokens/themes/larkhythe'
import * as quayside from '#tokens/themes/quayside'

test('the ratio is the one that WCAG defines', () => {
  expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.478, 3)
})

describe.each([['Larkhythe', larkhythe], ['Quayside', quayside]] as const)('in the %s theme', (_name, { color }) => {
  test.each(pairsOf(color))('$what ($roles) has $least:1', ({ one, other, least }) => {
    for (const colour of [one, other]) expect(colour).toMatch(/^#[0-9A-F]{6}$/i)
    expect(contrast(one, other)).toBeGreaterThanOrEqual(least)
  })
})
