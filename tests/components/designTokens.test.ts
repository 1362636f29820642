import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { breakpoint } from '#tokens/breakpoints'
import { designTokens } from '#tokens/designTokens'
import { palette } from '#tokens/palette'

test('the design tools’ file says what the theme says (npm run tokens)', () => {
  expect(readFileSync('docs/design-tokens.json', 'utf8')).toBe(designTokens())
})

test.each(Object.entries(palette))('the palette’s %s is a colour as all tools read it, #RRGGBB, in capitals', (_name, value) => {
  expect(value).toMatch(/^#[0-9A-F]{6}$/)
})

// Not taken from the tokens, like the times in tests/machines/model/rules.ts.
test('tablets begin at 768 px, and the desktop menu at the specification’s 1024', () => {
  expect(breakpoint, 'tokens/breakpoints.ts: where one is to change for good, it changes here and in the journeys too').toMatchObject({ tablet: 768, desktop: 1024 })
})

test('each breakpoint is wider than the one before', () => {
  const widths: readonly number[] = Object.values(breakpoint)
  expect(widths).toEqual([...new Set(widths)].toSorted((a, b) => a - b))
})
