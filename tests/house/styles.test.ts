import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheets = globSync('dist/assets/*.css').map((file) => readFileSync(file, 'utf8'))

/** The selectors with `:hover` in a style sheet, each behind the conditions that it stands under. */
function hoversIn(css: string): readonly string[] {
  const around: string[] = []
  return [...css.matchAll(/([^{};]*)([{};])/g)].flatMap(([, head = '', sign]) => {
    if (sign === '}') around.pop()
    if (sign !== '{') return []
    around.push(head)
    return head.includes(':hover') ? [around.join(' ')] : []
  })
}

test('what is pointed at looks otherwise only where there is something to point with: a finger’s hover stays behind after a tap', () => {
  const hovers = sheets.flatMap(hoversIn)
  expect(hovers.length).toBeGreaterThan(20)
  expect(hovers.filter((hover) => !hover.includes('(hover:hover)') && !hover.includes('(scripting:none)'))).toEqual([])
})

test('words are shown at once in a face that the device has, and not kept back until their own has come', () => {
  const faces = sheets.flatMap((css) => css.match(/@font-face\s*\{[^}]*\}/g) ?? []).filter((face) => face.includes('url('))
  expect(faces.length).toBeGreaterThan(2)
  expect(faces.filter((face) => !/font-display:\s*swap[;}]/.test(face))).toEqual([])
})

test('a window is asked for its width in words that Safari before 16.4 knows: a tablet would have the layout of a telephone otherwise', () => {
  const queries = sheets.flatMap((css) => css.match(/@media[^{]+/g) ?? [])
  expect(queries.filter((query) => query.includes('(min-width:')).length).toBeGreaterThan(50)
  expect(queries.filter((query) => /[<>]/.test(query))).toEqual([])
})
