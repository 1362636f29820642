import { describe, expect, test } from 'vitest'
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type ContextFrom,
  createActor,
  type EmittedFrom,
  type EventFromLogic,
  type InputFrom,
  isMachineSnapshot,
  SimulatedClock,
  type StateValueFrom,
} from 'xstate'
import { leavesOf, refusals } from './model/refusals.ts'
import type { Candidates } from './model/refusals.ts'

/** An event, a stretch of time in ms, or something that the world outside does. */
type Step<Machine extends AnyStateMachine> =
  | EventFromLogic<Machine>
  | { wait: number }
  | { outside: () => Promise<void> }

type Start<Machine extends AnyStateMachine> = {
  title: string
  input?: InputFrom<Machine>
  from: readonly Step<Machine>[]
}

/** From there, when this happens, it is then so. A wait is also tried 1 ms short. */
type Row<Machine extends AnyStateMachine> = Start<Machine> & {
  when: Step<Machine>
  then: StateValueFrom<Machine>
  context?: Partial<ContextFrom<Machine>>
  emits?: readonly EmittedFrom<Machine>[]
}

/** From there, none of these changes anything. */
type Ignorance<Machine extends AnyStateMachine> = Start<Machine> & { ignores: readonly Step<Machine>[] }

export type Table<Machine extends AnyStateMachine> = readonly (Row<Machine> | Ignorance<Machine>)[]

type Trial = {
  before: AnyMachineSnapshot
  /** 1 ms before a wait is over; the same as before for anything else. */
  early: AnyMachineSnapshot
  after: AnyMachineSnapshot
  emitted: AnyEventObject[]
  taken: Set<AnyTransitionDefinition>
  refused: Set<AnyTransitionDefinition>
}

async function play<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, from }: Start<Machine>,
  when: Step<Machine>,
): Promise<Trial> {
  const clock = new SimulatedClock()
  const taken = new Set<AnyTransitionDefinition>()
  const refused = new Set<AnyTransitionDefinition>()
  const emitted: AnyEventObject[] = []
  let isRecording = false

  const actor = createActor<AnyStateMachine>(machine, {
    clock,
    input,
    inspect: (inspected) => {
      if (!isRecording || inspected.actorRef !== actor) return
      if (inspected.type === '@xstate.event') {
        const listening: Candidates = (node) => node.transitions.get(inspected.event.type) ?? []
        for (const refusal of refusals(actor.getSnapshot(), inspected.event, listening)) refused.add(refusal)
      }
      if (inspected.type === '@xstate.microstep') {
        for (const transition of inspected._transitions) taken.add(transition)
        if (!isMachineSnapshot(inspected.snapshot)) return
        const eventless: Candidates = (node) => node.always ?? []
        for (const refusal of refusals(inspected.snapshot, inspected.event, eventless)) refused.add(refusal)
      }
    },
  })
  actor.on('*', (event) => {
    if (isRecording) emitted.push(event)
  })

  const take = async (step: Step<Machine>) => {
    if ('outside' in step) await step.outside()
    else if ('wait' in step) clock.increment(step.wait)
    else actor.send(step)
  }

  actor.start()
  for (const step of from) await take(step)
  isRecording = true
  const before = actor.getSnapshot()
  let early = before
  if ('wait' in when && when.wait > 0) {
    clock.increment(when.wait - 1)
    early = actor.getSnapshot()
    clock.increment(1)
  } else {
    await take(when)
  }
  const after = actor.getSnapshot()
  isRecording = false
  actor.stop()
  return { before, early, after, emitted, taken, refused }
}

const nodesIn = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesIn)]

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

function nameOf(named: unknown): string | undefined {
  if (typeof named === 'string') return named
  if (typeof named === 'object' && named && 'type' in named && typeof named.type === 'string') return named.type
  return undefined
}

function label({ source, eventType, guard }: AnyTransitionDefinition): string {
  return `${source.id} on ${eventType || 'always'}${guard ? ` [${nameOf(guard) ?? 'unnamed'}]` : ''}`
}

/** What a reader of the drawn chart would miss: descriptions, and names for guards, actions and delays. */
export function flaws(machine: AnyStateMachine): string[] {
  return nodesIn(machine.root).flatMap((node) => [
    ...(node.description ? [] : [`${node.id} has no description`]),
    ...[node.config.entry ?? [], node.config.exit ?? []]
      .flat()
      .filter((action) => !nameOf(action))
      .map(() => `${node.id} has an unnamed action`),
    ...node.after
      .filter(({ delay }) => typeof delay !== 'string' || !(delay in machine.implementations.delays))
      .map(({ delay }) => `${node.id} waits for an unnamed time: ${String(delay)}`),
    ...transitionsOf(node).flatMap((transition) => [
      ...(transition.description ? [] : [`${label(transition)} has no description`]),
      ...(transition.guard && !nameOf(transition.guard) ? [`${label(transition)} has an unnamed guard`] : []),
      ...transition.actions.filter((action) => !nameOf(action)).map(() => `${label(transition)} has an unnamed action`),
    ]),
  ])
}

/** What a table leaves out: states, transitions, guards that never say no, events never tried in a state. */
export async function gaps<Machine extends AnyStateMachine>(machine: Machine, table: Table<Machine>): Promise<string[]> {
  const reached = new Set<AnyStateNode>()
  const taken = new Set<AnyTransitionDefinition>()
  const refused = new Set<AnyTransitionDefinition>()
  const tried = new Set<string>()
  for (const line of table) {
    for (const step of 'ignores' in line ? line.ignores : [line.when]) {
      const trial = await play(machine, line, step)
      for (const node of [...trial.before._nodes, ...trial.after._nodes]) reached.add(node)
      for (const transition of trial.taken) taken.add(transition)
      for (const transition of trial.refused) refused.add(transition)
      for (const leaf of leavesOf(trial.before)) tried.add(`${leaf.id} is never told ${nameOf(step)}`)
    }
  }
  const nodes = nodesIn(machine.root)
  const transitions = nodes.flatMap(transitionsOf)
  const cells = nodes
    .filter((node) => node.type === 'atomic')
    .flatMap((leaf) => machine.events.map((type) => `${leaf.id} is never told ${type}`))
  return [
    ...nodes.filter((node) => !reached.has(node)).map((node) => `${node.id} is never reached`),
    ...transitions.filter((each) => !taken.has(each)).map((each) => `${label(each)} is never taken`),
    ...transitions.filter((each) => each.guard && !refused.has(each)).map((each) => `${label(each)} is never refused`),
    ...cells.filter((cell) => !tried.has(cell) && !cell.includes('xstate.')),
  ]
}

/** The states that share a tag, by the tag: what the views ask for in their place. */
type Tagged = Readonly<Record<string, readonly string[]>>

function tagged(machine: AnyStateMachine): Tagged {
  const states: Record<string, string[]> = {}
  for (const { tags, path } of nodesIn(machine.root)) for (const tag of tags) (states[tag] ??= []).push(path.join('.'))
  return states
}

/** Tries each line of the table, and that the table leaves nothing of the chart out. */
export function testChart<Machine extends AnyStateMachine>(machine: Machine, table: Table<Machine>, tags: Tagged = {}): void {
  describe(`the chart of ${machine.id}`, () => {
    test.each(table.map((line) => [line.title, line] as const))('%s', async (_, line) => {
      if ('ignores' in line) {
        for (const step of line.ignores) {
          const { before, after, emitted } = await play(machine, line, step)
          expect({ state: after.value, context: after.context, emitted }, JSON.stringify(step)).toEqual({
            state: before.value,
            context: before.context,
            emitted: [],
          })
        }
        return
      }
      const { before, early, after, emitted } = await play(machine, line, line.when)
      expect(early, '1 ms early').toBe(before)
      expect(after.value).toEqual(line.then)
      expect(after.context).toMatchObject(line.context ?? {})
      expect(emitted).toEqual(line.emits ?? [])
    })

    test('has a line in the table for every state, transition, guard and event', async () => {
      expect(await gaps(machine, table)).toEqual([])
    })

    test('has each tag in the states that the table names, and in no other', () => {
      expect(tagged(machine)).toEqual(tags)
    })

    test('can be read as documentation: everything is described and named', () => {
      expect(flaws(machine)).toEqual([])
    })
  })
}
