import type { Entry } from '#content/entry'
import { wrongCharacters } from '#content/schema'
import type { Faults } from './known.ts'

/** Where in it something is wrong, and what. */
function* faultsIn(value: unknown, at: readonly string[] = []): Generator<readonly [at: string, what: string]> {
  if (typeof value === 'string') {
    const what = value.trim() === '' ? 'must say something' : wrongCharacters(value)
    if (what !== undefined) yield [at.join('.'), what]
  } else if (value instanceof Object) {
    for (const [name, part] of Object.entries(value)) yield* faultsIn(part, [...at, name])
  }
}

/** The words of the interface. */
export function* checkWords(words: readonly Entry[]): Faults {
  for (const { file, value } of words) for (const [at, what] of faultsIn(value)) yield `${file}: ${at}: ${what}`
}
