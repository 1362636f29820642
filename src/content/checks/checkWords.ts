import type { Entry } from '#content/entry'
import type { Faults } from './known.ts'

/** Where in it nothing is said. */
const silent = (value: unknown, at: readonly string[] = []): readonly string[] => {
  if (typeof value === 'string') return value.trim() === '' ? [at.join('.')] : []
  return value instanceof Object ? Object.entries(value).flatMap(([name, part]) => silent(part, [...at, name])) : []
}

/** The words of the interface. */
export function* checkWords(words: readonly Entry[]): Faults {
  for (const { file, value } of words) for (const at of silent(value)) yield `${file}: ${at}: must say something`
}
