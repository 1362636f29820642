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
/** The paths of all states of a machine, as one reads them: `shown.word.told`. */
export const allPaths: (machine: AnyStateMachine) => ReadonlySet<string> = remember((machine) => new Set(allStates(machine).map(({ path }) => path.join('.'))))
export const allTransitions: (machine: AnyStateMachine) => readonly AnyTransitionDefinition[] = remember((machine) => allStates(machine).flatMap((node) => [...transitionsOf(node)]))
