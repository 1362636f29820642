import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { exceptions } from './exceptions.ts'
import { departures, readContract } from './model/contract.ts'
import type { Contract } from './model/contract.ts'
import { choices } from './model/explore.ts'
import { mutantsOf } from './model/mutants.ts'
import type { Mutant } from './model/mutants.ts'
import { play } from './model/play.ts'
import type { Vocabulary } from './model/vocabulary.ts'
import { vocabularies } from './model/vocabulary.ts'

const seed = 7
const figures: Record<string, { readonly mutants: number; readonly 'noticed by the tours': number; readonly 'by walks': number; readonly explained: number }> = {}
const survivors: string[] = []

function isNoticedByTours(contract: Contract, { make }: Mutant): boolean {
  try {
    return departures(make(), contract, { stopsAtFirst: true }).departures.length > 0
  } catch {
    // It cannot even begin.
    return true
  }
}

/** Whether any of some random walks goes another way on the mutant than on the machine. */
function isNoticedByWalks(vocabulary: Vocabulary, { make }: Mutant): boolean {
  const mutant = make()
  return fc.check(
    fc.property(fc.constantFrom(...vocabulary.starts), fc.array(fc.nat(), { maxLength: 40, size: 'max' }), ({ input }, numbers) => {
      const [true_, changed] = [play(vocabulary.machine, input), play(mutant, input)]
      return numbers.every((number) => {
        const possible = choices(vocabulary, true_)
        const step = possible[number % possible.length]
        if (!step) return true
        const [one, other] = [true_.take(step), changed.take(step)].map(({ value, context, emitted }) => JSON.stringify([value, context, emitted]))
        return one === other
      })
    }),
    { seed, numRuns: 200 },
  ).failed
}

describe.each(vocabularies.map((vocabulary) => [vocabulary.name, vocabulary] as const))('a change of %s', (name, vocabulary) => {
  test('is noticed', () => {
    const mutants = mutantsOf(vocabulary)
    const contract = readContract(name)
    const left = mutants.filter((mutant) => !isNoticedByTours(contract, mutant))
    const unnoticed = left.filter((mutant) => !isNoticedByWalks(vocabulary, mutant)).map(({ change }) => change)
    survivors.push(...unnoticed)
    figures[name] = {
      mutants: mutants.length,
      'noticed by the tours': mutants.length - left.length,
      'by walks': left.length - unnoticed.length,
      explained: unnoticed.filter((change) => change in exceptions.survivors).length,
    }
    expect(unnoticed.filter((change) => !(change in exceptions.survivors))).toEqual([])
  })
})

test('no survivor is explained that is none', () => {
  expect(Object.keys(exceptions.survivors).filter((change) => !survivors.includes(change))).toEqual([])
})

afterAll(() => console.table(figures))
