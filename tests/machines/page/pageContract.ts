import { readFileSync } from 'node:fs'
import { coveredBy, nameTarget, targetsOf } from '../model/tours.ts'
import type { Vocabulary } from '../model/vocabulary.ts'
import { allProfiles } from './adapter.ts'
import type { Adapter, Profile } from './adapter.ts'
import { planGestures, replay } from './plan.ts'
import type { Act } from './plan.ts'

/** What a visitor of each kind does with a part, and what is then to be seen: as it was last accepted. */
export interface PageContract {
  readonly machine: string
  readonly tours: Readonly<Record<Profile, readonly (readonly Act[])[]>>
  /** What no gesture of any visitor reaches. */
  readonly unreached: readonly string[]
}

const fileOf = (name: string): string => `tests/machines/contracts/page/${name}.json`

export const readPageContract = (name: string): PageContract => JSON.parse(readFileSync(fileOf(name), 'utf8'))

const perProfile = <Value>(make: (profile: Profile) => Value): Record<Profile, Value> =>
  ({ mouse: make('mouse'), keyboard: make('keyboard'), phone: make('phone'), tablet: make('tablet'), still: make('still') })

/** What of the chart the tours go through, in words, for all visitors together. */
export function reachedBy(vocabulary: Vocabulary, adapter: Adapter, tours: PageContract['tours']): ReadonlySet<string> {
  return new Set(allProfiles.flatMap((profile) => tours[profile].flatMap((tour) => replay(vocabulary, adapter, profile, tour).moments.flat().flatMap(coveredBy))))
}

export function makePageContract(vocabulary: Vocabulary, adapter: Adapter): PageContract {
  const tours = perProfile((profile) => planGestures(vocabulary, adapter, profile))
  const reached = reachedBy(vocabulary, adapter, tours)
  return { machine: adapter.name, tours, unreached: targetsOf(vocabulary).filter((target) => !reached.has(target)).map((target) => nameTarget(vocabulary, target)) }
}

/** One line for each act. */
export function writePageContract({ machine, tours, unreached }: PageContract): { readonly file: string; readonly text: string } {
  const tour = (acts: readonly Act[]): string => `      [\n${acts.map((act) => `        ${JSON.stringify(act)}`).join(',\n')}\n      ]`
  const lists = allProfiles.map((profile) => `    "${profile}": [${tours[profile].length === 0 ? '' : `\n${tours[profile].map(tour).join(',\n')}\n    `}]`)
  return {
    file: fileOf(machine),
    text: `{
  "machine": ${JSON.stringify(machine)},
  "tours": {
${lists.join(',\n')}
  },
  "unreached": [${unreached.length === 0 ? '' : `\n${unreached.map((line) => `    ${JSON.stringify(line)}`).join(',\n')}\n  `}]
}
`,
  }
}
