import type { RawContent } from '#content/rawContent'
import type { Faults } from './known.ts'

/** A file that its author takes for an entry and nothing reads: it would be missing on the site without a word. */
export function* checkStrays({ strays }: RawContent): Faults {
  for (const file of strays) {
    const [, folder = '', name = ''] = /^src\/content\/(\w+)\/(.*)$/.exec(file) ?? []
    yield `${file}: is not read: ${name.includes('/') ? `an entry stands in src/content/${folder} itself` : 'the name of an entry must end in .ts'}`
  }
}
