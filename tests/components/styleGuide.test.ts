import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { specimens } from '../../workshop/styleguide/specimens.tsx'

test('the style guide shows every part of src/components (add it to workshop/styleguide/specimens.tsx)', () => {
  expect(Object.keys(specimens)).toEqual(readdirSync('src/components').toSorted())
})
