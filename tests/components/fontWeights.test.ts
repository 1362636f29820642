import { expect, test } from 'vitest'
import * as larkhythe from '#tokens/themes/larkhythe'
import * as quayside from '#tokens/themes/quayside'
import files from '../../tokens/fontFiles.json' with { type: 'json' }

/** The face in which each weight is set. */
const faces = [['display', 'display'], ['text', 'text'], ['strong', 'text'], ['accent', 'accent']] as const

test('every weight is tried here', () => {
  expect(faces.map(([role]) => role).toSorted()).toEqual(Object.keys(larkhythe.font.weight).toSorted())
})

test.each([['larkhythe', larkhythe], ['quayside', quayside]] as const)('the theme %s asks the site’s own fonts for no weight that they have not', (name, { font }) => {
  const missing = faces.flatMap(([role, face]) => {
    const { [role]: weight } = font.weight
    const [least = '', most = least] = files[face].weight.split(' ')
    // The system's own fonts have the weights that they have.
    const isThere = !font.family[face].startsWith("'Larkhythe ") || (Number(weight) >= Number(least) && Number(weight) <= Number(most))
    return isThere ? [] : [`tokens/themes/${name}.ts: font.weight.${role}: ${weight} is not in the ${face} font, which has ${files[face].weight.replace(' ', ' to ')}: name another, or make the font with it (art/fonts.mjs)`]
  })
  expect(missing).toEqual([])
})
