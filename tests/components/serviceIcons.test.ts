import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { serviceIconSprite } from '../../bin/serviceIconSprite.ts'

test('the file of the services’ icons has each that a service may have (npm run icons)', () => {
  expect(readFileSync('src/components/ServiceIcon/serviceIcons.svg', 'utf8')).toBe(serviceIconSprite())
})
