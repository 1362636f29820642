import { describe, expect, test } from 'vitest'
import * as larkhythe from '#tokens/themes/larkhythe'
import * as quayside from '#tokens/themes/quayside'

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2, 1.4.3: the contrast ratio of two opaque colours. */
function contrast(one: string, other: string): number {
  for (const color of [one, other]) expect(color).toMatch(/^#[0-9A-F]{6}$/i)
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test('the ratio is the one that WCAG defines', () => {
  expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.478, 3)
})

describe.each([['Larkhythe', larkhythe], ['Quayside', quayside]] as const)('in the %s theme', (_name, { color }) => {
  test.each(Object.entries(color.room))('text in the %s room is AAA, and its focus ring stands out', (_room, { field, text, muted }) => {
    expect(contrast(text, field)).toBeGreaterThanOrEqual(7)
    expect(contrast(muted, field)).toBeGreaterThanOrEqual(7)
  })

  test.each<[what: string, text: string, background: string]>([
    ['text on the page', color.text, color.page],
    ['text on white', color.text, color.surface],
    ['quiet text on the page', color.textMuted, color.page],
    ['quiet text on white', color.textMuted, color.surface],
    ['a fault on the page', color.problem, color.page],
    ['a fault on its field', color.problem, color.problemField],
    ['text on a fault’s field', color.text, color.problemField],
    ['the footer', color.onFooter, color.footer],
    ['a solid button', color.page, color.text],
  ])('%s is AAA', (_what, text, background) => {
    expect(contrast(text, background)).toBeGreaterThanOrEqual(7)
  })

  test('the one action, set large and bold, is AAA for large text', () => {
    expect(contrast(color.onSignal, color.signal)).toBeGreaterThanOrEqual(4.5)
  })

  test.each<[what: string, shape: string, background: string]>([
    ['a field’s border on white', color.control, color.surface],
    ['a field’s border on the page', color.control, color.page],
    ['a fault’s border', color.problem, color.surface],
    ['the focus ring on the page', color.focus, color.page],
    ['the focus ring on white', color.focus, color.surface],
  ])('%s has 3:1', (_what, shape, background) => {
    expect(contrast(shape, background)).toBeGreaterThanOrEqual(3)
  })
})
