import { initialTransition } from 'xstate'
import type { AnyEventObject, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { evaluateGuard } from 'xstate/guards'
import { readChart } from '../charts/readChart.ts'
import { describeTransition } from './contract.ts'
import { allStates } from './elements.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A machine with one thing changed. */
export interface Mutant {
  readonly change: string
  readonly make: () => AnyStateMachine
}

/** Where a transition stands in its state, so that it can be found again in a fresh copy. */
interface Place {
  readonly state: number
  readonly event: string
  readonly among: number
}

type Change = (transition: AnyTransitionDefinition, machine: AnyStateMachine) => AnyTransitionDefinition | undefined

const named = (action: unknown): string | undefined => {
  if (typeof action === 'string') return action
  return typeof action === 'object' && action !== null && 'type' in action && typeof action.type === 'string' ? action.type : undefined
}

function initialLeaves(node: AnyStateNode): string {
  if (node.type === 'parallel') return Object.values(node.states).map(initialLeaves).join(' ')
  const [first] = node.type === 'compound' ? node.initial.target : []
  return first ? initialLeaves(first) : node.id
}

const isWithin = (node: AnyStateNode, ancestor: AnyStateNode): boolean => node === ancestor || (node.parent !== undefined && isWithin(node.parent, ancestor))

function placesOf(machine: AnyStateMachine): { readonly place: Place; readonly transition: AnyTransitionDefinition }[] {
  return allStates(machine).flatMap((node, state) => [
    ...[...node.transitions].flatMap(([event, transitions]) => transitions.map((transition, among) => ({ place: { state, event, among }, transition }))),
    ...(node.always ?? []).map((transition, among) => ({ place: { state, event: '', among }, transition })),
  ])
}

/** A fresh copy in which one transition is replaced, or missing. */
function changed(machine: AnyStateMachine, { state, event, among }: Place, change: Change): AnyStateMachine {
  const copy = machine.provide({})
  const node = allStates(copy)[state]
  const list = event === '' ? node?.always : node?.transitions.get(event)
  const transition = list?.[among]
  if (!list || !transition) throw new Error(`no transition ${event} in state ${state}`)
  const replacement = change(transition, copy)
  list.splice(among, 1, ...(replacement ? [replacement] : []))
  return copy
}

function unguarded(own: AnyTransitionDefinition): AnyTransitionDefinition {
  const copy = { ...own }
  delete copy.guard
  return copy
}

/** The transition with its guard's answer turned round. */
function negated(own: AnyTransitionDefinition, machine: AnyStateMachine, input: unknown): AnyTransitionDefinition {
  const { guard } = own
  if (!guard) return own
  const [snapshot] = initialTransition(machine, input)
  return { ...own, guard: ({ context, event }: { context: object; event: AnyEventObject }) => !evaluateGuard(guard, context, event, snapshot) }
}

/** Every small change of a machine that its tests ought to notice. */
export function mutantsOf({ name, machine, starts }: Vocabulary): Mutant[] {
  const labels = readChart(machine).transitions.map((transition, place) => `${place + 1}. ${describeTransition(name, transition)}`)
  const states = allStates(machine)

  const ofTransitions = placesOf(machine).flatMap(({ place, transition }, index): Mutant[] => {
    const mutant = (what: string, change: Change): Mutant => ({ change: `${name}: ${what} of ${labels[index] ?? ''}`, make: () => changed(machine, place, change) })
    const { target, guard, actions, source } = transition
    const [to] = target ?? []
    // To enter a part of what is entered anyway is no change.
    const entered = to ? initialLeaves(to).split(' ') : []
    const others = new Map(states.flatMap((node, at) => (at === 0 || entered.includes(initialLeaves(node)) || node === to ? [] : [[initialLeaves(node), { node, at }] as const])))
    const isFelt = source.entry.length + source.exit.length + source.invoke.length > 0
    return [
      mutant('all', () => undefined),
      ...(to ? [mutant('target', (own) => ({ ...own, target: undefined }))] : []),
      ...(to ? [...others.values()].map(({ node, at }) => mutant(`target (now ${node.path.join('.')})`, (own, copy) => ({ ...own, target: [allStates(copy)[at] ?? own.source] }))) : []),
      ...(to && isFelt && isWithin(to, source) ? [mutant('re-entry', (own) => ({ ...own, reenter: !own.reenter }))] : []),
      ...(guard ? [mutant('guard', unguarded), mutant('sense of the guard', (own, copy) => negated(own, copy, starts[0]?.input))] : []),
      ...actions.flatMap((action, at) => (named(action) ? [mutant(`action ${named(action)}`, (own) => ({ ...own, actions: own.actions.toSpliced(at, 1) }))] : [])),
    ]
  })

  const ofStates = states.flatMap((node, at): Mutant[] => {
    const dropped = (kind: 'entry' | 'exit'): Mutant[] => node[kind].flatMap((action, place) => (named(action) ? [{
      change: `${name}: ${kind} action ${named(action)} of ${node.id}`,
      make: () => {
        const copy = machine.provide({})
        allStates(copy)[at]?.[kind].splice(place, 1)
        return copy
      },
    }] : []))
    const beginnings = node.type === 'compound' ? Object.keys(node.states).filter((key) => key !== node.config.initial) : []
    return [
      ...dropped('entry'),
      ...dropped('exit'),
      ...beginnings.map((key): Mutant => ({
      change: `${name}: ${node.id} begins in ${key}`,
      make: () => {
        const copy = machine.provide({})
        const begun = allStates(copy)[at]
        if (begun) Object.assign(begun.initial, { target: [begun.states[key]] })
        return copy
      },
    })),
    ]
  })

  const ofDelays = Object.entries(machine.implementations.delays).flatMap(([delay, time]) => [0.5, 2].map((factor): Mutant => ({
    change: `${name}: ${delay} × ${factor}`,
    make: () => machine.provide({ delays: { [delay]: typeof time === 'function' ? (...given: Parameters<typeof time>) => time(...given) * factor : Number(time) * factor } }),
  })))

  return [...ofTransitions, ...ofStates, ...ofDelays]
}
