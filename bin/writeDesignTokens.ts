/** Writes docs/design-tokens.json again. Run: npm run tokens */
import { writeFileSync } from 'node:fs'
import { designTokens } from '#tokens/designTokens'

writeFileSync('docs/design-tokens.json', designTokens())
