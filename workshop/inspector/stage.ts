/** What the machines of the page do: heard by XState's `inspect`, kept for the panel beside the page. */
import { isMachineSnapshot } from 'xstate'
import type { ActorRefLike, AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent } from 'xstate'

/** Something that a machine heard, and what came of it. */
export interface Happening {
  readonly id: number
  /** ms since the page was opened. */
  readonly at: number
  readonly performer: number
  readonly event: AnyEventObject
  readonly transitions: readonly AnyTransitionDefinition[]
  /** The state after it. */
  readonly value: unknown
}

/** A machine that runs on the page, or ran. */
export interface Performer {
  readonly id: number
  /** The machine's name, numbered where the page has several of it. */
  readonly title: string
  readonly actor: AnyActorRef
  readonly input: unknown
  readonly isOn: boolean
  readonly snapshot: AnyMachineSnapshot
}

export interface Scene {
  readonly performers: readonly Performer[]
  readonly happenings: readonly Happening[]
}

/** The log has an end: what is older is forgotten, by the walk of its machine too. */
const most = 5000

class Stage {
  #scene: Scene = { performers: [], happenings: [] }
  #actors = new WeakMap<ActorRefLike, number>()
  #underWay = new Map<ActorRefLike, AnyTransitionDefinition[]>()
  #listeners = new Set<() => void>()
  #count = 0

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly scene = (): Scene => this.#scene

  /** For the `inspect` of a machine that is started with this input. */
  listener(input: unknown): (inspected: InspectionEvent) => void {
    return (inspected) => {
      const { actorRef, type } = inspected
      // Actors that a machine starts itself are part of its events: they end.
      if (type === '@xstate.microstep') this.#underWay.set(actorRef, [...(this.#underWay.get(actorRef) ?? []), ...inspected._transitions])
      if (type !== '@xstate.snapshot' || !isMachineSnapshot(inspected.snapshot)) return
      const transitions = this.#underWay.get(actorRef) ?? []
      this.#underWay.delete(actorRef)
      this.#note(actorRef, input, inspected.snapshot, inspected.event, transitions)
    }
  }

  #note(actorRef: ActorRefLike, input: unknown, snapshot: AnyMachineSnapshot, event: AnyEventObject, transitions: readonly AnyTransitionDefinition[]): void {
    const { performers, happenings } = this.#scene
    const isOn = snapshot.status === 'active'
    const known = this.#actors.get(actorRef)
    if (known === undefined && !('getPersistedSnapshot' in actorRef)) return
    const id = known ?? performers.length
    this.#actors.set(actorRef, id)
    const name: string = snapshot.machine.id
    const namesakes = performers.filter((performer) => performer.snapshot.machine.id === name).length
    this.#scene = {
      performers: known === undefined
        ? [...performers, { id, title: namesakes === 0 ? name : `${name} ${namesakes + 1}`, actor: Object(actorRef), input, isOn, snapshot }]
        : performers.map((performer) => (performer.id === id ? { ...performer, isOn, snapshot } : performer)),
      happenings: event.type === 'xstate.init' || event.type === 'xstate.stop'
        ? happenings
        : [...happenings.slice(1 - most), { id: ++this.#count, at: performance.now(), performer: id, event, transitions, value: snapshot.value }],
    }
    for (const listener of this.#listeners) listener()
  }
}

export const stage = new Stage()
