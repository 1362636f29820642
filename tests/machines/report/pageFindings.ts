import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { labelOf } from '../charts/drawChart.ts'
import { readChart } from '../charts/readChart.ts'
import { exceptions } from '../exceptions.ts'
import { coveredBy, nameTarget, targetsOf } from '../model/tours.ts'
import type { Vocabulary } from '../model/vocabulary.ts'
import { allProfiles, isProfile } from '../page/adapter.ts'
import type { Adapter, Profile } from '../page/adapter.ts'
import { visits } from '../page/paths.ts'
import type { Run, Sighting, TourRun } from '../page/evidence.ts'
import { lookalikes } from '../page/lookalikes.ts'
import { readPageContract } from '../page/pageContract.ts'
import { replay } from '../page/plan.ts'

export interface Seen extends Sighting {
  readonly profile: string
}

/** How a transition was gone through on the page: what was done, and what there was to see before and after. */
export interface Passage {
  readonly profile: string
  readonly tour: number
  readonly does: string
  readonly before: string
  readonly after: string
}

export interface Reason {
  readonly what: string
  readonly because: string
  /** The transition it is about: its place in the chart's order. */
  readonly transition?: number
}

export interface PageTour extends TourRun {
  readonly profile: string
  readonly number: number
  readonly replay: string
}

/** What the tours over the built site have found of a machine. Empty where they have not run. */
export interface PageFinding {
  readonly tours: readonly PageTour[]
  /** The visitors who were sent through its tours and have not brought all of them home. */
  readonly missing: readonly Profile[]
  /** In the chart's order of states, then of transitions. */
  readonly sights: readonly (readonly Seen[])[]
  /** Why no visitor comes to a state, in the chart's order of states; empty where one does. */
  readonly unseen: readonly string[]
  readonly passages: readonly (Passage | undefined)[]
  /** What is explained is excused. */
  readonly reached: { readonly is: number; readonly of: number; readonly excused: number }
  readonly explained: readonly Reason[]
  readonly alike: readonly Reason[]
  /** Events that some visitors have no gesture for. */
  readonly impossible: readonly (Reason & { readonly visitors: readonly Profile[] })[]
  readonly findings: number
}

const runsOf = (name: string): readonly Run[] => {
  if (!existsSync(visits)) return []
  return readdirSync(visits).filter((file) => file.startsWith(`${name}-`)).toSorted().map((file): Run => JSON.parse(readFileSync(`${visits}/${file}`, 'utf8')))
}

function passagesOf(vocabulary: Vocabulary, adapter: Adapter, runs: readonly Run[], count: number): (Passage | undefined)[] {
  const passages: (Passage | undefined)[] = Array.from({ length: count }, () => undefined)
  const { tours } = readPageContract(adapter.name)
  for (const { profile, sightings, tours: done } of runs) {
    if (!isProfile(profile)) continue
    const pictureOf = (shows: string): string => sightings.find(({ state }) => state === shows)?.picture ?? ''
    for (const [number, acts] of tours[profile].entries()) {
      const { moments } = replay(vocabulary, adapter, profile, acts)
      for (const [place, { does, shows }] of (done[number]?.acts.slice(0, done[number]?.done) ?? []).entries()) {
        const before = acts[place - 1]?.shows.join(' and ') ?? done[number]?.begins ?? ''
        for (const moment of moments[place + 1] ?? []) {
          for (const taken of moment.taken) passages[taken] ??= { profile, tour: number + 1, does, before: pictureOf(before), after: pictureOf(shows) }
        }
      }
    }
  }
  return passages
}

/** What was reached by those acts that were done and found right. */
function reachedIn(vocabulary: Vocabulary, adapter: Adapter, runs: readonly Run[]): ReadonlySet<string> {
  const { tours } = readPageContract(adapter.name)
  const acts = (profile: Profile, done: readonly TourRun[]): string[] =>
    tours[profile].flatMap((tour, number) => replay(vocabulary, adapter, profile, tour).moments.slice(0, (done[number]?.done ?? -1) + 1).flat().flatMap(coveredBy))
  return new Set(runs.flatMap(({ profile, tours: done }) => (isProfile(profile) ? acts(profile, done) : [])))
}

function missingIn(name: string, runs: readonly Run[]): readonly Profile[] {
  if (!existsSync(visits)) return []
  const { tours } = readPageContract(name)
  return allProfiles.filter((profile) => tours[profile].length > 0 && runs.find((run) => run.profile === profile)?.tours.length !== tours[profile].length)
}

export function findOnPage(vocabulary: Vocabulary, adapter: Adapter): PageFinding {
  const runs = runsOf(adapter.name)
  const { states, transitions } = readChart(vocabulary.machine)
  const reached = reachedIn(vocabulary, adapter, runs)
  const { unreached } = readPageContract(adapter.name)
  /** As the report's own table names it. */
  function inWords(target: string): Pick<Reason, 'what' | 'transition'> {
    const [kind, place = ''] = target.split(' ')
    const transition = kind === 'state' ? undefined : transitions[Number(place)]
    if (!transition) return { what: states[Number(place)]?.id ?? '' }
    return { what: `${transition.from || adapter.name}: ${labelOf(transition)}${kind === 'refused' ? ', turned away' : ''}`, transition: Number(place) }
  }
  const reasonFor = (left: string): string => exceptions.untouched[adapter.name]?.find(({ what }) => what.test(left))?.because ?? ''
  const sights = states.map(({ id }) => runs.flatMap(({ profile, sightings }) => {
    const sighting = sightings.find(({ state }) => state.split(' and ').some((leaf) => leaf === id || leaf.startsWith(`${id}.`)))
    return sighting ? [{ ...sighting, profile }] : []
  }))
  return {
    tours: runs.flatMap(({ profile, tours, replay: command }) => tours.map((tour, number) => ({ ...tour, profile, number: number + 1, replay: command }))),
    missing: missingIn(adapter.name, runs),
    sights,
    unseen: states.map(({ id }, place) => (sights[place]?.length ? '' : reasonFor(id))),
    passages: passagesOf(vocabulary, adapter, runs, transitions.length),
    reached: { is: runs.length === 0 ? 0 : reached.size, of: targetsOf(vocabulary).length, excused: runs.length === 0 ? 0 : unreached.length },
    explained: targetsOf(vocabulary).flatMap((target) => {
      const name = nameTarget(vocabulary, target)
      return unreached.includes(name) ? [{ ...inWords(target), because: reasonFor(name) }] : []
    }),
    alike: lookalikes(adapter).map((what) => ({ what: what.slice(what.indexOf(':') + 2), because: exceptions.alike[what] ?? '' })),
    impossible: Object.entries(adapter.events).flatMap(([what, drivers]) => {
      const declared = allProfiles.flatMap((profile) => {
        const driver = drivers[profile]
        return 'because' in driver ? [{ profile, because: driver.because }] : []
      })
      return [...Map.groupBy(declared, ({ because }) => because)].map(([because, of]) => ({ what, because, visitors: of.map(({ profile }) => profile) }))
    }),
    findings: runs.reduce((sum, { sightings }) => sum + sightings.reduce((count, { findings }) => count + findings.length, 0), 0),
  }
}
