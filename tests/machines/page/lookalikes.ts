import type { Adapter } from './adapter.ts'

/** The states of a machine that are recognised by the very same words: the page does not tell them apart. */
export function lookalikes({ name, states }: Adapter): readonly string[] {
  const groups = Map.groupBy(Object.entries(states).filter(([, { words }]) => !words.startsWith('not seen')), ([, { words }]) => words)
  return [...groups.values()].filter((group) => group.length > 1).map((group) => `${name}: ${group.map(([state]) => state).join(', ')}`)
}
