import fc from 'fast-check'
import { departures, readContract } from './contract.ts'
import type { Contract } from './contract.ts'
import { choices } from './explore.ts'
import { mutantsOf } from './mutants.ts'
import type { Mutant } from './mutants.ts'
import { play } from './play.ts'
import type { Vocabulary } from './vocabulary.ts'

const seed = 7

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

export interface Score {
  readonly mutants: number
  readonly byTours: number
  readonly byWalks: number
  /** Changes that neither the tours nor the walks notice. */
  readonly unnoticed: readonly string[]
}

/** How many changes of a machine its frozen tours notice, and how many of the rest random walks do. */
export function scoreMutants(vocabulary: Vocabulary): Score {
  const mutants = mutantsOf(vocabulary)
  const contract = readContract(vocabulary.name)
  const left = mutants.filter((mutant) => !isNoticedByTours(contract, mutant))
  const unnoticed = left.filter((mutant) => !isNoticedByWalks(vocabulary, mutant)).map(({ change }) => change)
  return { mutants: mutants.length, byTours: mutants.length - left.length, byWalks: left.length - unnoticed.length, unnoticed }
}
