import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { evaluateGuard } from 'xstate/guards'

export type Candidates = (node: AnyStateNode) => readonly AnyTransitionDefinition[]

export const leavesOf = (snapshot: AnyMachineSnapshot): AnyStateNode[] =>
  snapshot._nodes.filter((node) => node.type === 'atomic')

/** The transitions that were asked, from each leaf outwards, and whose guard said no. */
export function refusals(snapshot: AnyMachineSnapshot, event: AnyEventObject, candidates: Candidates): AnyTransitionDefinition[] {
  const refused: AnyTransitionDefinition[] = []
  for (const leaf of leavesOf(snapshot)) {
    climb: for (let node: AnyStateNode | undefined = leaf; node; node = node.parent) {
      for (const candidate of candidates(node)) {
        if (!candidate.guard || evaluateGuard(candidate.guard, snapshot.context, event, snapshot)) break climb
        refused.push(candidate)
      }
    }
  }
  return refused
}
