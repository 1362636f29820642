import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { designTokens } from '#tokens/designTokens'

test('the design tools’ file says what the theme says (npm run tokens)', () => {
  expect(readFileSync('docs/design-tokens.json', 'utf8')).toBe(designTokens())
})
