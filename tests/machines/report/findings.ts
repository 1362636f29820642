import { readChart } from '../charts/readChart.ts'
import type { Chart } from '../charts/readChart.ts'
import { exceptions } from '../exceptions.ts'
import { coverageOf, departures, readContract, tableOf } from '../model/contract.ts'
import type { Departure } from '../model/contract.ts'
import { allTransitions } from '../model/elements.ts'
import type { Step } from '../model/play.ts'
import { rules } from '../model/rules.ts'
import { scoreMutants } from '../model/score.ts'
import type { Score } from '../model/score.ts'
import type { Vocabulary } from '../model/vocabulary.ts'
import { adapters } from '../page/adapters.ts'
import { findOnPage } from './pageFindings.ts'
import type { PageFinding } from './pageFindings.ts'

/** How much there is of how much; what is excused is not, and has its reason. */
export interface Figure {
  readonly is: number
  readonly of: number
  readonly excused?: number
}

export const isShort = ({ is, of, excused = 0 }: Figure): boolean => is + excused < of

/** What is counted of a machine and its tours. */
export const kinds = ['states', 'transitions', 'guards', 'delays', 'pairs', 'mutants'] as const
export type Kind = (typeof kinds)[number]

export interface TourFinding {
  readonly start: string
  readonly steps: readonly { readonly does: string; readonly state: string; readonly says: string }[]
  readonly departure: Departure | undefined
}

/** All that is known of a machine after a run. */
export interface Finding {
  readonly name: string
  readonly chart: Chart
  readonly figures: Readonly<Record<Kind, Figure>>
  /** What the tours of the model leave out; pairs are no promise. */
  readonly missed: readonly Kind[]
  /** The numbers of the tours through each state and each transition, in the chart's order. */
  readonly throughStates: readonly (readonly number[])[]
  readonly throughTransitions: readonly (readonly number[])[]
  readonly tours: readonly TourFinding[]
  /** Lines of the transition table that came or went since the contract was accepted. */
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly rules: readonly string[]
  readonly score: Score
  readonly explained: readonly { readonly change: string; readonly reason: string }[]
  readonly unexplained: readonly string[]
  /** On the built site; none where no hands know the machine. */
  readonly page: PageFinding
  readonly isGood: boolean
}

const words = (value: object): string => Object.entries(value).filter(([key]) => key !== 'type').map(([key, part]) => `${key}: ${JSON.stringify(part)}`).join(', ')

function describeStep(step: Step): string {
  if ('wait' in step) return `${step.wait} ms pass`
  if ('send' in step) return `${step.send.type}${words(step.send) === '' ? '' : ` (${words(step.send)})`}`
  return 'done' in step ? `${step.actor} is done` : `${step.actor} fails`
}

/** `{ open: 'hovered' }` as `open.hovered`. */
export const describeState = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.entries(value).map(([key, inner]) => (typeof inner === 'object' ? `${key}: ${Object.entries(inner ?? {}).map((pair) => pair.join('.')).join(', ')}` : `${key}.${String(inner)}`)).join(', ') : String(value)

export function find(vocabulary: Vocabulary): Finding {
  const { name, machine } = vocabulary
  const contract = readContract(name)
  const chart = readChart(machine)
  const played = departures(machine, contract)
  const { covered, exact, all } = coverageOf(vocabulary, contract)
  const figure = (kind: string): Figure => {
    const of = all.filter((target) => target.startsWith(kind))
    return { is: of.filter((target) => covered.has(target)).length, of: of.length }
  }
  const timed = allTransitions(machine).filter(({ eventType }) => eventType.startsWith('xstate.after.')).length
  const through = (count: number, has: (moment: (typeof played.moments)[number][number], place: number) => boolean): number[][] =>
    Array.from({ length: count }, (_, place) => played.moments.flatMap((moments, tour) => (moments.some((moment) => has(moment, place)) ? [tour] : [])))

  const table = tableOf(vocabulary)
  const lines = ({ initial, delays, transitions }: typeof table): string[] => [...initial.map((state) => `begins in ${state}`), ...Object.entries(delays).map(([delay, time]) => `${delay}: ${time} ms`), ...transitions]
  const [now, frozen] = [lines(table), lines(contract)]
  const score = scoreMutants(vocabulary)
  const unexplained = score.unnoticed.filter((change) => !(change in exceptions.survivors))
  const added = now.filter((line) => !frozen.includes(line))
  const removed = frozen.filter((line) => !now.includes(line))
  const adapter = adapters.find((candidate) => candidate.name === name)
  if (!adapter) throw new Error(`no hands for ${name}`)
  const page = findOnPage(vocabulary, adapter)
  const figures: Finding['figures'] = {
    states: figure('state'),
    transitions: figure('taken'),
    guards: figure('refused'),
    delays: { is: exact.size, of: timed },
    pairs: { is: contract.pairs.toured, of: contract.pairs.possible },
    mutants: { is: score.mutants - score.unnoticed.length, of: score.mutants, excused: score.unnoticed.length - unexplained.length },
  }
  const missed = kinds.filter((kind) => kind !== 'pairs' && isShort(figures[kind]))
  return {
    name,
    chart,
    figures,
    missed,
    throughStates: through(chart.states.length, ({ states }, place) => states.includes(place)),
    throughTransitions: through(chart.transitions.length, ({ taken }, place) => taken.includes(place)),
    tours: contract.tours.map(({ start, begins, steps }, tour) => {
      let state = describeState(begins.state)
      return {
        start: start.title,
        steps: steps.map((step) => {
          if ('state' in step) state = describeState(step.state)
          return { does: describeStep(step.do), state, says: (step.says ?? []).map((said) => (typeof said === 'object' && said !== null && 'type' in said ? String(said.type) : '')).join(', ') }
        }),
        departure: played.departures.find((departure) => departure.tour === tour),
      }
    }),
    added,
    removed,
    rules: (rules[name] ?? []).map(({ says }) => says),
    score,
    explained: score.unnoticed.flatMap((change) => (exceptions.survivors[change] ? [{ change, reason: exceptions.survivors[change] }] : [])),
    unexplained,
    page,
    isGood: page.tours.every(({ failure }) => failure === '') && page.missing.length === 0 && played.departures.length === 0 && missed.length === 0 && added.length + removed.length === 0,
  }
}

