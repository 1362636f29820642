import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** A transition as a reader names it: what happens, if what, doing what. */
export interface ChartTransition {
  readonly from: string
  /** The state that it leads to; none where it stays in its state. */
  readonly to: string | undefined
  readonly on: string
  readonly guard: string | undefined
  readonly actions: readonly string[]
  readonly description: string
}

export interface ChartState {
  /** Path from the root, joined by dots; empty for the machine itself. */
  readonly id: string
  readonly name: string
  readonly parent: string | undefined
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  readonly isInitial: boolean
  readonly description: string
  /** What the chart calls it beside its name, alike with others. */
  readonly tags: readonly string[]
  readonly entry: readonly string[]
  readonly exit: readonly string[]
  readonly invokes: readonly string[]
}

export interface Chart {
  readonly name: string
  readonly description: string
  readonly states: readonly ChartState[]
  readonly transitions: readonly ChartTransition[]
}

const idOf = (node: AnyStateNode): string => node.path.join('.')

function named(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string') {
    const params = 'params' in value && typeof value.params === 'object' && value.params !== null ? Object.values(value.params) : []
    return params.length > 0 ? `${value.type} (${params.join(', ')})` : value.type
  }
  return 'unnamed'
}

/** Actions of the chart's own; those that keep its time are functions of XState's. */
const own = (actions: readonly unknown[]): string[] => actions.filter((action) => typeof action !== 'function').map(named)

/** An event as it is shown: time by the name of its delay, the end of an actor by the actor's. */
function shownEvent({ eventType }: AnyTransitionDefinition): string {
  if (eventType === '') return 'at once'
  const after = /^xstate\.after\.([^.]+)\./.exec(eventType)
  if (after) return `after ${after[1]}`
  const ended = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType)
  if (ended) return `${ended[2]} ${ended[1] === 'done' ? 'is done' : 'fails'}`
  return eventType
}

export function transitionsOf(node: AnyStateNode): readonly AnyTransitionDefinition[] {
  return [...node.transitions.values(), node.always ?? []].flat()
}

export function readChart(machine: AnyStateMachine): Chart {
  const states: ChartState[] = []
  const transitions: ChartTransition[] = []

  function read(node: AnyStateNode): void {
    const { parent } = node
    states.push({
      id: idOf(node),
      name: node.key,
      parent: parent && idOf(parent),
      kind: node.type,
      isInitial: parent?.type === 'compound' && parent.initial.target.some((target) => target === node),
      description: node.description ?? '',
      tags: node.tags,
      entry: own(node.entry),
      exit: own(node.exit),
      invokes: node.invoke.map(({ id }) => id),
    })
    for (const transition of transitionsOf(node)) {
      const [target] = transition.target ?? []
      transitions.push({
        from: idOf(node),
        to: target && idOf(target),
        on: shownEvent(transition),
        guard: transition.guard && named(transition.guard),
        actions: transition.actions.map(named),
        description: transition.description ?? '',
      })
    }
    for (const child of Object.values(node.states)) read(child)
  }
  read(machine.root)
  return { name: machine.id, description: machine.root.description ?? '', states, transitions }
}
