import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { transitionsOf } from '../charts/readChart.ts'

const nodesIn = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesIn)]

function remember<Value>(make: (machine: AnyStateMachine) => Value): (machine: AnyStateMachine) => Value {
  const known = new WeakMap<AnyStateMachine, { readonly value: Value }>()
  return (machine) => {
    const found = known.get(machine) ?? { value: make(machine) }
    known.set(machine, found)
    return found.value
  }
}

/** The states and transitions of a machine, in the order in which `readChart` lists them. */
export const allStates = remember((machine) => nodesIn(machine.root))
export const allTransitions: (machine: AnyStateMachine) => readonly AnyTransitionDefinition[] = remember((machine) => allStates(machine).flatMap((node) => [...transitionsOf(node)]))
