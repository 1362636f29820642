import { globSync } from 'node:fs'

// No vowels: no name is a word, least of all one that a blocker of advertisements hides.
const letters = 'bcdfghjklmnpqrstvwxz'

/**
 * Names of the classes and variables of a built site: two letters for the file of the style and a count within it.
 * vanilla-extract's own are longer by a hash, which is in the styles, in the code and in every document, and does not compress.
 */
export function shortNames(): (style: { readonly hash: string; readonly filePath: string }) => string {
  const files = new Map<string, string>()
  const taken = new Set<string>()
  for (const file of globSync('{src,tokens,workshop}/**/*.css.ts').map((name) => name.replaceAll('\\', '/')).toSorted()) {
    let place = [...file].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % letters.length ** 2, 7)
    // The next free one where two files fall on the same.
    while (taken.has(nameAt(place))) place = (place + 1) % letters.length ** 2
    taken.add(nameAt(place))
    files.set(file, nameAt(place))
  }
  const counts = new Map<string, Map<string, number>>()
  return ({ hash, filePath }) => {
    const name = files.get(filePath)
    if (name === undefined) throw new Error(`${filePath} is no style file that bin/shortNames.ts knows`)
    const seen = counts.get(filePath) ?? new Map<string, number>()
    counts.set(filePath, seen)
    if (!seen.has(hash)) seen.set(hash, seen.size)
    return `${name}${seen.get(hash)?.toString(36)}`
  }
}

const nameAt = (place: number): string => `${letters.charAt(Math.floor(place / letters.length))}${letters.charAt(place % letters.length)}`
