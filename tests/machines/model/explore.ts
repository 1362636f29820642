import { play } from './play.ts'
import type { Moment, Play, Step } from './play.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A step from one situation to another, and what of the chart it goes through. */
export interface Edge {
  readonly step: Step
  readonly to: number
  readonly moment: Moment
}

export interface Situation {
  /** The steps that lead here from the start. */
  readonly path: readonly Step[]
  readonly moment: Moment
  readonly edges: Edge[]
}

/** All situations that a machine can be in: its state, its memory and the time that is left of each timer. */
export type Situations = readonly Situation[]

const keyOf = ({ value, context }: Moment, { pending, awaited }: Play, passesOver: readonly string[]): string =>
  JSON.stringify([value, context, pending(), awaited()], (name, part: unknown) => (passesOver.includes(name) ? undefined : part))

/** What can be done now: every event, the end of everything awaited, and time up to 1 ms before the next timer, then that 1 ms. */
export function choices({ events, endings }: Vocabulary, { pending, awaited }: Play): Step[] {
  const next = Math.min(...pending())
  return [
    ...(Number.isFinite(next) ? [{ wait: next > 1 ? next - 1 : next }] : []),
    ...Object.entries(awaited()).flatMap(([actor, source]) => (endings[source] ?? []).map((ending) => ({ actor, ...ending }))),
    ...events.map((send) => ({ send })),
  ]
}

/** Walks through a machine, nearest situations first, until it has seen all of them or `limit`. */
export function explore(vocabulary: Vocabulary, input: unknown, limit = 4000): Situations {
  const { machine } = vocabulary
  const reach = (path: readonly Step[]): { run: Play; moment: Moment } => {
    const run = play(machine, input)
    let moment = run.begin
    for (const step of path) moment = run.take(step)
    return { run, moment }
  }

  const known = new Map<string, number>()
  const situations: Situation[] = []
  const enter = (path: readonly Step[], moment: Moment, run: Play): number => {
    const key = keyOf(moment, run, vocabulary.passesOver)
    const place = known.get(key) ?? situations.length
    if (place === situations.length) {
      known.set(key, place)
      situations.push({ path, moment, edges: [] })
    }
    return place
  }

  const { run, moment } = reach([])
  enter([], moment, run)
  for (let place = 0; place < Math.min(situations.length, limit); place++) {
    const situation = situations[place]
    if (!situation) break
    const { path, edges } = situation
    const here = reach(path)
    for (const step of choices(vocabulary, here.run)) {
      const { run } = reach(path)
      const moment = run.take(step)
      edges.push({ step, to: enter([...path, step], moment, run), moment })
      run.end()
    }
    here.run.end()
  }
  return situations
}
