import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { readContract } from './model/contract.ts'
import { choices } from './model/explore.ts'
import { play } from './model/play.ts'
import type { Step } from './model/play.ts'
import { isIn, rules, watch } from './model/rules.ts'
import type { Start, Vocabulary } from './model/vocabulary.ts'
import { vocabularies, vocabularyOf } from './model/vocabulary.ts'
import { wholeNumber } from '../../bin/wholeNumber.ts'

// Thousands of steps: on a busy computer they take their time.
vi.setConfig({ testTimeout: 120_000 })

/** The same walks again: SEED=… npm run test:machines */
const seed = wholeNumber('SEED', Date.now() % 2 ** 31)
const walks = wholeNumber('WALKS', 1000)
console.log(`random walks: ${walks} for each machine, seed ${seed} (again with SEED=${seed})`)

/** Walks by numbers: each picks one of the things that can happen, or lets some time pass. */
function walk(vocabulary: Vocabulary, start: Start, numbers: readonly number[]): { readonly steps: readonly Step[]; readonly broken: readonly string[] } {
  const run = play(vocabulary.machine, start.input)
  const { take } = watch(run, start.input, rules[vocabulary.name] ?? [])
  const steps: Step[] = []
  for (const number of numbers) {
    const possible: readonly Step[] = [...choices(vocabulary, run), { wait: number % 1201 }]
    const step = possible[number % possible.length]
    if (!step) break
    steps.push(step)
    const { broken } = take(step)
    if (broken.length > 0) return { steps, broken }
  }
  run.end()
  return { steps, broken: [] }
}

describe.each(vocabularies.map((vocabulary) => [vocabulary.name, vocabulary] as const))('the rules of %s', (name, vocabulary) => {
  test('are written down', () => {
    expect(rules[name]?.length ?? 0).toBeGreaterThan(0)
  })

  test('hold at every step of the frozen tours', () => {
    for (const { start, steps } of readContract(name).tours) {
      const run = play(vocabulary.machine, start.input)
      const { take } = watch(run, start.input, rules[name] ?? [])
      for (const [place, { do: step }] of steps.entries()) {
        const { broken } = take(step)
        expect({ broken, steps: steps.slice(0, place + 1) }).toMatchObject({ broken: [] })
      }
      run.end()
    }
  })

  test('hold on random walks', () => {
    fc.assert(
      fc.property(fc.constantFrom(...vocabulary.starts), fc.array(fc.nat(), { maxLength: 40, size: 'max' }), (start, numbers) => {
        const { steps, broken } = walk(vocabulary, start, numbers)
        expect({ broken, after: broken.length > 0 ? steps : [] }).toEqual({ broken: [], after: [] })
      }),
      { seed, numRuns: walks },
    )
  })
})

test('a rule that asks for a state which its machine does not have is none', () => {
  const { begin } = play(vocabularyOf('loading').machine, undefined)
  expect(isIn(begin, 'shown.word.silent')).toBe(true)
  expect(isIn(begin, { shown: { media: 'settling' } })).toBe(false)
  expect(() => isIn(begin, 'told')).toThrow('no state “told”')
  expect(() => isIn(begin, { shown: { word: 'loud' } })).toThrow('no state “shown.word.loud”')
})

/** Header, dropdown and panel as the page joins them: what one says, the others hear. */
function together() {
  const of = (name: string) => {
    const run = play(vocabularyOf(name).machine, undefined)
    return { run, look: () => run.take({ wait: 0 }) }
  }
  const [header, dropdown, panel] = [of('header'), of('dropdown'), of('sidePanel')]
  const say = (part: ReturnType<typeof of>, step: Step): void => {
    for (const event of part.run.take(step).emitted) {
      if (event.type === 'menu.opened' || event.type === 'menu.closed') header.run.take({ send: event })
      if (event.type === 'menu.opened' && event['menu'] === 'panel') say(dropdown, { send: { type: 'panel.opened' } })
    }
  }
  return { header, dropdown, panel, say }
}

test('the header is in sight while a menu is open, and only one menu is open at a time', () => {
  type Part = 'header' | 'dropdown' | 'panel'
  const gesture = fc.oneof(
    fc.constantFrom(0, 8, 40, 300, 600).map((y): [readonly Part[], Step] => [['header'], { send: { type: 'page.scrolled', y } }]),
    fc.constantFrom('trigger.pressed', 'pointer.entered', 'pointer.left', 'escape.pressed', 'focus.left').map((type): [readonly Part[], Step] => [['dropdown'], { send: { type, moved: true } }]),
    fc.constantFrom('menuButton.pressed', 'escape.pressed', 'outside.pressed', 'animation.ended').map((type): [readonly Part[], Step] => [['panel'], { send: { type } }]),
    fc.constant<[readonly Part[], Step]>([['panel'], { actor: 'loadPanel', done: null }]),
    fc.constant<[readonly Part[], Step]>([['header', 'dropdown', 'panel'], { send: { type: 'route.changed' } }]),
    fc.constantFrom(1, 149, 150, 300, 500).map((wait): [readonly Part[], Step] => [['header', 'dropdown', 'panel'], { wait }]),
  )
  fc.assert(
    fc.property(fc.array(gesture, { maxLength: 40, size: 'max' }), (gestures) => {
      const page = together()
      for (const [parts, step] of gestures) {
        for (const part of parts) {
          // The page behind the open panel is inert: nobody can press or point at the dropdown's trigger there.
          if (part === 'dropdown' && parts.length === 1 && isIn(page.panel.look(), 'open')) continue
          page.say(page[part], step)
        }
        const isDropdownOpen = isIn(page.dropdown.look(), 'open')
        const isPanelOpen = isIn(page.panel.look(), 'open')
        const isHeaderHidden = isIn(page.header.look(), 'hidden')
        expect({ both: isDropdownOpen && isPanelOpen, lost: isHeaderHidden && (isDropdownOpen || isPanelOpen) }).toEqual({ both: false, lost: false })
      }
    }),
    { seed, numRuns: walks },
  )
})
