import { isMachineSnapshot, transition } from 'xstate'
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { vocabularies } from '../../tests/machines/model/vocabulary.ts'

/** More situations than a way that somebody would want leads through. */
const limit = 4000

/** An event to send, or one that comes by itself: time, or the end of what the machine waits for. */
export interface Leg {
  readonly event: AnyEventObject
  readonly comesByItself: boolean
}

export const isActive = (snapshot: AnyMachineSnapshot, state: string): boolean => snapshot._nodes.some(({ path }) => path.join('.') === state)

/** Events as a person would send them, with the payloads that make a difference. */
export function eventsOf(machine: AnyStateMachine): readonly AnyEventObject[] {
  const known = vocabularies.find(({ name }) => name === machine.id)?.events
  return known ?? machine.events.filter((type) => !type.startsWith('xstate.')).map((type) => ({ type }))
}

/** Time and endings that the machine waits for in its present states. */
const ownEvents = (snapshot: AnyMachineSnapshot): AnyEventObject[] =>
  snapshot._nodes.flatMap((node) => [...node.transitions.keys()].filter((type) => type.startsWith('xstate.')).map((type) => ({ type })))

/** The next situation; none where the chart does nothing, or breaks on a payload that nobody named. */
function after(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject): AnyMachineSnapshot | undefined {
  try {
    const [next] = transition(machine, snapshot, event)
    return isMachineSnapshot(next) ? next : undefined
  } catch {
    return undefined
  }
}

/** The fewest events that lead from here to a state. */
export function wayTo(from: AnyMachineSnapshot, state: string): readonly Leg[] | undefined {
  const machine: AnyStateMachine = from.machine
  const sent = eventsOf(machine).map((event): Leg => ({ event, comesByItself: false }))
  const keyOf = ({ value, context }: AnyMachineSnapshot): string => JSON.stringify([value, context])
  const seen = new Set([keyOf(from)])
  const queue: { readonly snapshot: AnyMachineSnapshot; readonly legs: readonly Leg[] }[] = [{ snapshot: from, legs: [] }]
  for (const { snapshot, legs } of queue) {
    if (isActive(snapshot, state)) return legs
    if (queue.length > limit) return undefined
    for (const leg of [...sent, ...ownEvents(snapshot).map((event): Leg => ({ event, comesByItself: true }))]) {
      const next = after(machine, snapshot, leg.event)
      if (!next || seen.has(keyOf(next))) continue
      seen.add(keyOf(next))
      queue.push({ snapshot: next, legs: [...legs, leg] })
    }
  }
  return undefined
}
