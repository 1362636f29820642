import { coveredBy } from '../model/tours.ts'
import { play } from '../model/play.ts'
import type { Moment, Step } from '../model/play.ts'
import type { Vocabulary } from '../model/vocabulary.ts'
import { profiles } from './adapter.ts'
import type { Adapter, Gesture, Profile, World } from './adapter.ts'

/** A gesture by its name or a stretch of time in ms, and the states that the page must then show. */
export interface Act {
  readonly do: string | number
  readonly shows: readonly string[]
}

interface Edge {
  readonly act: Act
  readonly wanted: readonly string[]
  readonly to: number
}

interface Node {
  readonly steps: readonly Step[]
  readonly world: World
  readonly edges: Edge[]
}

/** A tour ends at the next chance after this many acts. */
const longest = 40
const most = 700

/** `{ open: 'hovered' }` as `open.hovered`; one for each region. */
const leavesOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner).map((leaf) => `${key}.${leaf}`)) : [String(value)]

/** What is to be seen at a moment: its states, and what can be seen of the memory. */
const seenAt = ({ remembers }: Adapter, moment: Moment): readonly string[] => [...leavesOf(moment.value), ...remembers(moment)]

export const gesturesOf = ({ events }: Adapter, profile: Profile): readonly Gesture[] => [
  ...new Set(Object.values(events).flatMap((drivers) => {
    const driver = drivers[profile]
    return 'because' in driver ? [] : driver
  })),
]

/** Plays a machine as far as these steps lead. */
function playTo({ machine, starts }: Vocabulary, steps: readonly Step[]) {
  const run = play(machine, starts[0]?.input)
  let moment = run.begin
  for (const step of steps) moment = run.take(step)
  return { run, moment }
}

/** What there is to see when the tours begin. */
export function seenAtFirst(vocabulary: Vocabulary, adapter: Adapter): readonly string[] {
  const { run, moment } = playTo(vocabulary, adapter.prelude)
  run.end()
  return seenAt(adapter, moment)
}

const beginOf = ({ begin }: Adapter, profile: Profile): World => ({ ...begin, motion: profiles[profile].isStill ? 'still' : 'moving' })

/** Tours by gestures through all that a visitor of this kind can reach. The same machine gives the same tours. */
export function planGestures(vocabulary: Vocabulary, adapter: Adapter, profile: Profile): readonly (readonly Act[])[] {
  const gestures = gesturesOf(adapter, profile)
  if (gestures.length === 0) return []
  const nodes: Node[] = []
  const known = new Map<string, number>()
  const enter = (steps: readonly Step[], world: World): number => {
    const { run, moment } = playTo(vocabulary, steps)
    const key = JSON.stringify([moment.value, moment.context, run.pending(), world], (name, part: unknown) => (vocabulary.passesOver.includes(name) ? undefined : part))
    run.end()
    const place = known.get(key) ?? nodes.length
    if (place === nodes.length) {
      known.set(key, place)
      nodes.push({ steps, world, edges: [] })
    }
    return place
  }
  const link = (node: Node, what: Act['do'], steps: readonly Step[], world: World): void => {
    const { run, moment } = playTo(vocabulary, node.steps)
    const moments = steps.map((step) => run.take(step))
    run.end()
    const last = moments.at(-1) ?? moment
    // Every gesture with every state that it leads to, and everything that can be remembered at least once.
    const goals = [...moments.flatMap(coveredBy), `act ${what} ${leavesOf(last.value).join()}`, ...adapter.remembers(last)]
    node.edges.push({ act: { do: what, shows: seenAt(adapter, last) }, wanted: goals, to: enter([...node.steps, ...steps], world) })
  }

  enter(adapter.prelude, beginOf(adapter, profile))
  for (let place = 0; place < Math.min(nodes.length, most); place++) {
    const node = nodes[place]
    if (!node) break
    const { run, moment } = playTo(vocabulary, node.steps)
    const next = Math.min(...run.pending())
    run.end()
    if (Number.isFinite(next)) {
      const wait = next > 1 ? next - 1 : next
      link(node, wait, [{ wait }], node.world)
    }
    for (const gesture of gestures) {
      const heard = gesture.hears(node.world, moment)
      if (heard) link(node, gesture.name, heard.steps, heard.world)
    }
  }

  const left = new Set(nodes.flatMap(({ edges }) => edges.flatMap(({ wanted }) => wanted)))
  const tours: (readonly Act[])[] = []
  const waysTo: number[][] = nodes.map(() => [])
  for (const [place, { edges }] of nodes.entries()) for (const { to } of edges) waysTo[to]?.push(place)

  /** The places from which there is a way to this one. */
  function leadingTo(goal: number): ReadonlySet<number> {
    const found = new Set([goal])
    for (const place of found) for (const before of waysTo[place] ?? []) found.add(before)
    return found
  }

  function nearest(from: number, allowed?: ReadonlySet<number>): readonly Edge[] | undefined {
    const queue: { readonly place: number; readonly way: readonly Edge[] }[] = [{ place: from, way: [] }]
    const seen = new Set([from])
    for (const { place, way } of queue) {
      for (const edge of nodes[place]?.edges ?? []) {
        if (allowed && !allowed.has(edge.to)) continue
        if (edge.wanted.some((target) => left.has(target))) return [...way, edge]
        if (seen.has(edge.to)) continue
        seen.add(edge.to)
        queue.push({ place: edge.to, way: [...way, edge] })
      }
    }
    return undefined
  }

  for (;;) {
    const acts: Act[] = []
    let place = 0
    while (acts.length < longest) {
      // What there is no way back from comes last: each new tour is a page opened anew.
      const way = nearest(place, leadingTo(place)) ?? nearest(place)
      if (!way) break
      for (const { act, wanted, to } of way) {
        for (const target of wanted) left.delete(target)
        acts.push(act)
        place = to
      }
    }
    if (acts.length === 0) return tours
    tours.push(acts)
  }
}

/** A frozen tour on the machine as it is now: what it does at each act. Stops where an act cannot be done any more. */
export function replay(vocabulary: Vocabulary, adapter: Adapter, profile: Profile, tour: readonly Act[]): { readonly moments: readonly (readonly Moment[])[]; readonly departure: string } {
  const gestures = gesturesOf(adapter, profile)
  const begun = playTo(vocabulary, adapter.prelude)
  const { run } = begun
  let { moment } = begun
  let world = beginOf(adapter, profile)
  const all: (readonly Moment[])[] = [[moment]]
  for (const [place, act] of tour.entries()) {
    const what = act.do
    const heard = typeof what === 'number' ? { steps: [{ wait: what }], world } : gestures.find(({ name }) => name === what)?.hears(world, moment)
    if (!heard) return { moments: all, departure: `step ${place + 1}: “${what}” cannot be done` }
    const moments = heard.steps.map((step) => run.take(step))
    moment = moments.at(-1) ?? moment
    world = heard.world
    all.push(moments)
    const shows = seenAt(adapter, moment)
    if (shows.join() !== act.shows.join()) return { moments: all, departure: `step ${place + 1}: after “${what}” ${shows.join(' and ')} and not ${act.shows.join(' and ')}` }
  }
  run.end()
  return { moments: all, departure: '' }
}
