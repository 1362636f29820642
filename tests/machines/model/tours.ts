import { transitionsOf } from '../charts/readChart.ts'
import { allStates, allTransitions } from './elements.ts'
import { explore } from './explore.ts'
import type { Edge, Situations } from './explore.ts'
import type { Moment, Step } from './play.ts'
import type { Start, Vocabulary } from './vocabulary.ts'

export interface Tour {
  readonly start: Start
  readonly steps: readonly Step[]
}

export interface Plan {
  readonly tours: readonly Tour[]
  /** Pairs of consecutive transitions: those that the tours take, and those that can be taken at all. */
  readonly pairs: { readonly toured: number; readonly possible: number }
  /** What no tour can reach. */
  readonly missed: readonly string[]
}

/** A tour ends at the next chance after this many steps, so that it can be read. */
const longestTour = 30

/** What there is to cover: `state 3`, `taken 5`, and `refused 5` where transition 5 has a guard. The machine as a whole, state 0, is none. */
export function targetsOf({ machine }: Vocabulary): string[] {
  return [
    ...allStates(machine).slice(1).map((_, place) => `state ${place + 1}`),
    ...allTransitions(machine).flatMap(({ guard }, place) => [`taken ${place}`, ...(guard ? [`refused ${place}`] : [])]),
  ]
}

export const coveredBy = ({ states, taken, refused }: Moment): string[] => [
  ...states.filter((place) => place > 0).map((place) => `state ${place}`),
  ...taken.map((place) => `taken ${place}`),
  ...refused.map((place) => `refused ${place}`),
]

/** A target in words. */
export function nameTarget({ machine }: Vocabulary, target: string): string {
  const [kind = '', place = ''] = target.split(' ')
  if (kind === 'state') return `state ${allStates(machine)[Number(place)]?.id ?? ''}`
  const transition = allTransitions(machine)[Number(place)]
  const guard = transition?.guard
  const name = typeof guard === 'string' ? guard : typeof guard === 'object' && 'type' in guard ? guard.type : ''
  const among = transition ? transitionsOf(transition.source).indexOf(transition) : 0
  return `${kind} ${transition?.source.id ?? ''} on ${transition?.eventType || 'always'}${name ? ` [${name}]` : ''} (its no. ${among + 1})`
}

/** Where a tour is: a situation, and the transition that was taken last. */
interface Place {
  readonly situation: number
  readonly last: number
}

/** The pairs that a step adds, and the transition that is then the last. */
function pairsOf({ taken }: Moment, last: number): { pairs: string[]; last: number } {
  const pairs: string[] = []
  for (const transition of taken) {
    if (last >= 0) pairs.push(`pair ${last} ${transition}`)
    last = transition
  }
  return { pairs, last }
}

/** The shortest way from a place to a step that gives something wanted. */
function nearest(situations: Situations, from: Place, wanted: (edge: Edge, last: number) => boolean): readonly Edge[] | undefined {
  const keyOf = ({ situation, last }: Place): number => situation * 1000 + last
  const queue: { readonly place: Place; readonly way: readonly Edge[] }[] = [{ place: from, way: [] }]
  const seen = new Set([keyOf(from)])
  for (const { place, way } of queue) {
    for (const edge of situations[place.situation]?.edges ?? []) {
      if (wanted(edge, place.last)) return [...way, edge]
      const next = { situation: edge.to, last: edge.moment.taken.at(-1) ?? place.last }
      if (seen.has(keyOf(next))) continue
      seen.add(keyOf(next))
      queue.push({ place: next, way: [...way, edge] })
    }
  }
  return undefined
}

function possiblePairs(situations: Situations): Set<string> {
  const pairs = new Set<string>()
  const queue: Place[] = [{ situation: 0, last: -1 }]
  const seen = new Set(['0 -1'])
  for (const place of queue) {
    for (const { to, moment } of situations[place.situation]?.edges ?? []) {
      const { pairs: found, last } = pairsOf(moment, place.last)
      for (const pair of found) pairs.add(pair)
      if (seen.has(`${to} ${last}`)) continue
      seen.add(`${to} ${last}`)
      queue.push({ situation: to, last })
    }
  }
  return pairs
}

/** What time alone does, from the start until no timer runs. */
function leftAlone(situations: Situations): Step[] {
  const steps: Step[] = []
  let place = 0
  while (steps.length < longestTour) {
    const edge = situations[place]?.edges.find(({ step }) => 'wait' in step)
    if (!edge) break
    steps.push(edge.step)
    place = edge.to
  }
  return steps
}

/**
 * Tours through a machine that together take everything there is to cover, and then every pair of transitions:
 * always on to the nearest that is left. The same machine gives the same tours.
 */
export function planTours(vocabulary: Vocabulary): Plan {
  const left = new Set(targetsOf(vocabulary))
  const graphs = vocabulary.starts.map((start) => ({ start, situations: explore(vocabulary, start.input) }))
  const possible = new Set(graphs.flatMap(({ situations }) => [...possiblePairs(situations)]))
  const pairsLeft = new Set(possible)
  const tours: Tour[] = []

  function plan({ start, situations }: (typeof graphs)[number], isWanted: (edge: Edge, last: number) => boolean): void {
    for (;;) {
      let place: Place = { situation: 0, last: -1 }
      const steps: Step[] = []
      for (const target of situations[0] ? coveredBy(situations[0].moment) : []) left.delete(target)
      while (steps.length < longestTour) {
        const way = nearest(situations, place, isWanted)
        if (!way) break
        for (const { step, to, moment } of way) {
          const { pairs, last } = pairsOf(moment, place.last)
          for (const pair of pairs) pairsLeft.delete(pair)
          for (const target of coveredBy(moment)) left.delete(target)
          steps.push(step)
          place = { situation: to, last }
        }
      }
      if (steps.length === 0) return
      tours.push({ start, steps })
    }
  }

  for (const { start, situations } of graphs) {
    const steps = leftAlone(situations)
    if (steps.length > 0) tours.push({ start, steps })
  }
  for (const graph of graphs) plan(graph, ({ moment }) => coveredBy(moment).some((target) => left.has(target)))
  for (const graph of graphs) plan(graph, ({ moment }, last) => pairsOf(moment, last).pairs.some((pair) => pairsLeft.has(pair)))
  return {
    tours,
    pairs: { toured: possible.size - pairsLeft.size, possible: possible.size },
    missed: [...left].map((target) => nameTarget(vocabulary, target)),
  }
}
