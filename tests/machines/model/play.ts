import { createActor, isMachineSnapshot, SimulatedClock } from 'xstate'
import type { ActorLogic, AnyActorRef, AnyEventObject, AnyStateMachine, AnyTransitionDefinition, Snapshot } from 'xstate'
import { refusals } from './refusals.ts'
import { allPaths, allStates, allTransitions } from './elements.ts'

/** What is done to a machine: an event, a stretch of time in ms, or the end of something that it waits for. */
export type Step =
  | { readonly send: AnyEventObject }
  | { readonly wait: number }
  | { readonly actor: string; readonly done: unknown }
  | { readonly actor: string; readonly error: string }

/** What can be seen from outside after a step. */
export interface Sight {
  readonly value: unknown
  readonly context: unknown
  readonly emitted: readonly AnyEventObject[]
}

/** What of the chart a step went through, by the places in `allStates` and `allTransitions`. */
export interface Trace {
  readonly states: readonly number[]
  readonly taken: readonly number[]
  readonly refused: readonly number[]
}

export interface Moment extends Sight, Trace {
  /** Every state that the machine can be in, by its path. */
  readonly known: ReadonlySet<string>
}

export interface Play {
  readonly begin: Moment
  readonly take: (step: Step) => Moment
  /** How long until each running timer ends, in ms, in the order in which they were set. */
  readonly pending: () => readonly number[]
  /** What the machine waits for: the names of its actors, by their ids. */
  readonly awaited: () => Readonly<Record<string, string>>
  readonly end: () => void
}

class WatchedClock extends SimulatedClock {
  readonly #ends = new Map<number, number>()

  override setTimeout(ring: (...args: unknown[]) => void, time: number): number {
    const id = super.setTimeout(() => {
      this.#ends.delete(id)
      ring()
    }, time)
    this.#ends.set(id, this.now() + time)
    return id
  }

  override clearTimeout(id: number): void {
    this.#ends.delete(id)
    super.clearTimeout(id)
  }

  pending(): readonly number[] {
    return [...this.#ends.values()].map((end) => end - this.now())
  }
}

/** More transitions than any event leads to. */
const endless = 50

/** Stands for anything that a machine waits for. It ends when a step says so. */
const awaited: ActorLogic<Snapshot<unknown>, AnyEventObject> = {
  transition: (snapshot, event) => {
    if (event.type === 'done') return { status: 'done', output: event['output'], error: undefined }
    if (event.type === 'error') return { status: 'error', output: undefined, error: new Error(String(event['error'])) }
    return snapshot
  },
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
}

/** A machine whose actors end at a step's word and by nothing else. */
export const tame = (machine: AnyStateMachine): AnyStateMachine =>
  machine.provide({ actors: Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, awaited])) })

/** Starts a tamed machine under a clock of its own. */
export function play(machine: AnyStateMachine, input: unknown): Play {
  const clock = new WatchedClock()
  const transitions = allTransitions(machine)
  const states = allStates(machine)
  let emitted: AnyEventObject[] = []
  let taken: AnyTransitionDefinition[] = []
  let refused: AnyTransitionDefinition[] = []

  const actor = createActor<AnyStateMachine>(machine, {
    clock,
    input,
    inspect: (inspected) => {
      if (inspected.type === '@xstate.event' && inspected.actorRef === actor && inspected.event.type !== 'xstate.init') {
        refused.push(...refusals(actor.getSnapshot(), inspected.event, (node) => node.transitions.get(inspected.event.type) ?? []))
      }
      // Only machines take microsteps, and what a tamed machine starts is none.
      if (inspected.type === '@xstate.microstep') {
        if (taken.length > endless) throw new Error('an endless loop of transitions that need no event')
        taken.push(...inspected._transitions)
        if (isMachineSnapshot(inspected.snapshot)) refused.push(...refusals(inspected.snapshot, inspected.event, (node) => node.always ?? []))
      }
    },
  })
  actor.on('*', (event) => emitted.push(event))
  // A machine that breaks is seen to: its error is the last thing that it says.
  actor.subscribe({ error: (error) => emitted.push({ type: 'machine.broken', error: String(error) }) })

  function look(): Moment {
    const snapshot = actor.getSnapshot()
    const moment: Moment = {
      value: snapshot.value,
      context: snapshot.context,
      emitted,
      known: allPaths(machine),
      states: snapshot._nodes.map((node) => states.indexOf(node)),
      taken: taken.map((transition) => transitions.indexOf(transition)).filter((place) => place >= 0),
      refused: refused.map((transition) => transitions.indexOf(transition)),
    }
    emitted = []
    taken = []
    refused = []
    return moment
  }

  actor.start()
  return {
    begin: look(),
    take(step) {
      if ('send' in step) actor.send(step.send)
      else if ('wait' in step) clock.increment(step.wait)
      else actor.getSnapshot().children[step.actor]?.send('done' in step ? { type: 'done', output: step.done } : { type: 'error', error: step.error })
      return look()
    },
    pending: () => clock.pending(),
    awaited: () => {
      const { children } = actor.getSnapshot()
      return Object.fromEntries(Object.entries<AnyActorRef | undefined>(children).flatMap(([id, child]) => (child?.getSnapshot().status === 'active' ? [[id, String(child.src)] as const] : [])))
    },
    end: () => actor.stop(),
  }
}

