import fc from 'fast-check'
import { departures, readContract } from './contract.ts'
import type { Contract } from './contract.ts'
import { choices } from './explore.ts'
import { mutantsOf } from './mutants.ts'
import type { Mutant } from './mutants.ts'
import { play } from './play.ts'
import { watch } from './rules.ts'
import type { Rule } from './rules.ts'
import type { Vocabulary } from './vocabulary.ts'

const seed = 7

function isNoticedByTours(contract: Contract, { make }: Mutant): boolean {
  // An error of the change itself is no merit of the tours.
  const mutant = make()
  try {
    return departures(mutant, contract, { stopsAtFirst: true }).departures.length > 0
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

/** Which of these rules of a machine none of its changes breaks on the frozen tours, each rule watching by itself: nobody knows whether they could ever fail. */
export function unbrokenRules(vocabulary: Vocabulary, watched: readonly Rule[]): readonly string[] {
  const { tours } = readContract(vocabulary.name)
  let left = watched
  // The last of them first: of what a state does and of times there are fewest, and some rules are about nothing else.
  for (const { make } of mutantsOf(vocabulary).toReversed()) {
    const mutant = make()
    for (const { start, steps } of tours) {
      if (left.length === 0) return []
      const run = play(mutant, start.input)
      const { take } = watch(run, start.input, left)
      const broken = new Set(steps.flatMap(({ do: step }) => take(step).broken))
      run.end()
      left = left.filter(({ says }) => !broken.has(says))
    }
  }
  return left.map(({ says }) => says)
}
