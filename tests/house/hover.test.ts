import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

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
  const hovers = globSync('dist/assets/*.css').flatMap((file) => hoversIn(readFileSync(file, 'utf8')))
  expect(hovers.length).toBeGreaterThan(20)
  expect(hovers.filter((hover) => !hover.includes('(hover:hover)') && !hover.includes('(scripting:none)'))).toEqual([])
})
