import { readFileSync } from 'node:fs'
import { labelOf } from '../charts/drawChart.ts'
import { readChart } from '../charts/readChart.ts'
import type { ChartTransition } from '../charts/readChart.ts'
import { allTransitions } from './elements.ts'
import { coveredBy, planTours, targetsOf } from './tours.ts'
import { play } from './play.ts'
import type { Moment, Step } from './play.ts'
import type { Start, Vocabulary } from './vocabulary.ts'

/** A step, and what is seen after it. What has not changed since the step before is left out. */
export interface FrozenStep {
  readonly do: Step
  readonly state?: unknown
  readonly context?: unknown
  readonly says?: readonly unknown[]
}

export interface FrozenTour {
  readonly start: Start
  readonly begins: { readonly state: unknown; readonly context?: unknown }
  readonly steps: readonly FrozenStep[]
}

/** What a machine does, as it was last accepted. */
export interface Contract {
  readonly machine: string
  readonly initial: readonly string[]
  /** In ms. */
  readonly delays: Readonly<Record<string, number | string>>
  readonly transitions: readonly string[]
  readonly pairs: { readonly toured: number; readonly possible: number }
  readonly missed: readonly string[]
  readonly tours: readonly FrozenTour[]
}

const fileOf = (name: string): string => `tests/machines/contracts/${name}.json`

export function describeTransition(name: string, transition: ChartTransition): string {
  const place = (id: string): string => (id === '' ? name : id)
  return `${place(transition.from)} -- ${labelOf(transition)} --> ${transition.to === undefined ? 'stays' : place(transition.to)}`
}

/** The table part: what stands in the chart, one line each. */
export function tableOf({ name, machine }: Vocabulary): Pick<Contract, 'machine' | 'initial' | 'delays' | 'transitions'> {
  const { states, transitions } = readChart(machine)
  const doings = states.flatMap(({ id, tags, entry, exit, invokes }) => [
    ...tags.map((tag) => `${id} -- is ${tag}`),
    ...entry.map((action) => `${id} -- on entry / ${action}`),
    ...exit.map((action) => `${id} -- on exit / ${action}`),
    ...invokes.map((actor) => `${id} -- runs ${actor}`),
  ])
  return {
    machine: name,
    initial: states.filter(({ isInitial }) => isInitial).map(({ id }) => id),
    delays: Object.fromEntries(Object.entries(machine.implementations.delays).map(([delay, time]) => [delay, typeof time === 'number' ? time : 'reckoned'])),
    transitions: [...transitions.map((transition) => describeTransition(name, transition)), ...doings],
  }
}

const text = (value: unknown): string => JSON.stringify(value) ?? 'undefined'

/** What is seen after each step of a tour: [state, context, what was said]. */
function sightsOf(vocabulary: Vocabulary, start: Start, steps: readonly Step[]): { readonly moments: readonly Moment[] } {
  const run = play(vocabulary.machine, start.input)
  const moments = [run.begin]
  for (const step of steps) moments.push(run.take(step))
  run.end()
  return { moments }
}

function freeze(vocabulary: Vocabulary, start: Start, steps: readonly Step[]): FrozenTour {
  const { moments: [begin, ...moments] } = sightsOf(vocabulary, start, steps)
  let state = text(begin?.value)
  let context = text(begin?.context)
  return {
    start,
    begins: { state: begin?.value, ...(context === 'undefined' ? {} : { context: begin?.context }) },
    steps: steps.map((step, place) => {
      const moment = moments[place]
      const frozen: FrozenStep = {
        do: step,
        ...(text(moment?.value) === state ? {} : { state: moment?.value }),
        ...(text(moment?.context) === context ? {} : { context: moment?.context }),
        ...(moment && moment.emitted.length > 0 ? { says: moment.emitted } : {}),
      }
      state = text(moment?.value)
      context = text(moment?.context)
      return frozen
    }),
  }
}

export function makeContract(vocabulary: Vocabulary): Contract {
  const { tours, pairs, missed } = planTours(vocabulary)
  return { ...tableOf(vocabulary), pairs, missed, tours: tours.map(({ start, steps }) => freeze(vocabulary, start, steps)) }
}

export const readContract = (name: string): Contract => JSON.parse(readFileSync(fileOf(name), 'utf8'))

/** One line for each transition and each step, so that a change of behaviour is a diff that can be read. */
export function writeContract(contract: Contract): { readonly file: string; readonly text: string } {
  const lines = (values: readonly unknown[], indent: string): string => values.map((value) => `${indent}${text(value)}`).join(',\n')
  const { machine, initial, delays, transitions, pairs, missed, tours } = contract
  return {
    file: fileOf(machine),
    text: `{
  "machine": ${text(machine)},
  "initial": ${text(initial)},
  "delays": ${text(delays)},
  "transitions": [
${lines(transitions, '    ')}
  ],
  "pairs": ${text(pairs)},
  "missed": ${text(missed)},
  "tours": [
${tours.map(({ start, begins, steps }) => `    {
      "start": ${text(start)},
      "begins": ${text(begins)},
      "steps": [
${lines(steps, '        ')}
      ]
    }`).join(',\n')}
  ]
}
`,
  }
}

export interface Instant {
  readonly state: unknown
  readonly context: unknown
  readonly says: readonly { readonly type: string }[]
}

/** Where a tour first goes another way than the contract says. */
export interface Departure {
  readonly tour: number
  readonly step: number
  readonly frozen: Instant
  readonly now: Instant
}

/** Plays the frozen tours on a machine, up to the first difference in each. */
export function departures(machine: Vocabulary['machine'], { tours }: Pick<Contract, 'tours'>, { stopsAtFirst = false } = {}): { readonly departures: readonly Departure[]; readonly moments: readonly (readonly Moment[])[] } {
  const found: Departure[] = []
  const seen: Moment[][] = []
  for (const [tour, { start, begins, steps }] of tours.entries()) {
    const run = play(machine, start.input)
    let moment = run.begin
    const moments = [moment]
    let expected = { state: begins.state, context: begins.context, says: moment.emitted }
    const differs = (): boolean => text([moment.value, moment.context, moment.emitted]) !== text([expected.state, expected.context, expected.says])
    const depart = (step: number): void => {
      found.push({ tour, step, frozen: expected, now: { state: moment.value, context: moment.context, says: moment.emitted } })
    }
    if (differs()) depart(0)
    else {
      for (const [place, { do: step, state = expected.state, context = expected.context, says = [] }] of steps.entries()) {
        moment = run.take(step)
        moments.push(moment)
        expected = { state, context, says: [...says].filter(isEvent) }
        if (differs()) {
          depart(place + 1)
          break
        }
      }
    }
    run.end()
    seen.push(moments)
    if (stopsAtFirst && found.length > 0) break
  }
  return { departures: found, moments: seen }
}

const isEvent = (value: unknown): value is { type: string } => typeof value === 'object' && value !== null && 'type' in value

export interface Coverage {
  readonly covered: ReadonlySet<string>
  readonly all: readonly string[]
  /** Transitions of time that were tried 1 ms early and then taken at their very ms. */
  readonly exact: ReadonlySet<number>
}

/** What the frozen tours take of the machine as it is. */
export function coverageOf(vocabulary: Vocabulary, { tours }: Contract): Coverage {
  const { moments } = departures(vocabulary.machine, { tours })
  const covered = new Set<string>()
  const exact = new Set<number>()
  const timed = new Set(allTransitions(vocabulary.machine).flatMap(({ eventType }, place) => (eventType.startsWith('xstate.after.') ? [place] : [])))
  for (const [tour, seen] of moments.entries()) {
    for (const [place, moment] of seen.entries()) {
      for (const target of coveredBy(moment)) covered.add(target)
      const step = tours[tour]?.steps[place - 1]?.do
      if (step && 'wait' in step && step.wait === 1) for (const transition of moment.taken.filter((place) => timed.has(place))) exact.add(transition)
    }
  }
  return { covered, exact, all: targetsOf(vocabulary) }
}
