import { relative } from 'node:path'
import { normalizePath } from 'vite'
import type { Plugin } from 'vite'
import { entryFault, placeOf } from './entryFault.ts'
import type { Fault } from './entryFault.ts'

/** What each file of words must export, by its name: where it does not, development would stop at whoever asks for it first, and name no file. */
export const exported: Readonly<Record<string, readonly string[]>> = {
  'accessibility-statement': ['accessibilityStatement'],
  brands: ['brands'],
  contactStrings: ['contactStrings'],
  counts: ['counts'],
  hero: ['heroSlides'],
  laterStrings: ['laterStrings'],
  layoutStrings: ['layoutStrings'],
  menu: ['menu', 'serviceEntries'],
  privacy: ['privacy'],
  settings: ['settings'],
  social: ['socialLinks'],
  story: ['storyBlocks'],
  strings: ['strings'],
  testimonials: ['testimonials'],
}

/** Where the text stops being JSON, and why. */
function jsonFault(code: string): Fault | undefined {
  try {
    JSON.parse(code)
    return undefined
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const position = / in JSON at position (\d+).*/.exec(message)
    const pos = position ? Number(position[1]) : code.length
    const what = message.replace(/ in JSON at position .*/, '').replace(/, .*is not valid JSON$/s, '')
    return { message: `${placeOf(code, pos)}: is not JSON: ${what}`, pos }
  }
}

/** Says of a file of the content that nothing could be made of which it is and what is wrong, in development as in the build. */
export function soundFiles(): Plugin {
  return {
    name: 'sound-files',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/content\/(?:[\w-]+\.(?:ts|json)|(?:articles|projects|services)\/[^/]+\.ts)(?:\?|$)/ },
      handler(code, id) {
        const file = normalizePath(relative(this.environment.config.root, id.replace(/\?.*/, '')))
        const [, folder, name = '', ending] = /^src\/content\/(\w+\/)?(.*)\.(ts|json)$/.exec(file) ?? []
        const wanted = folder === undefined ? exported[name] : []
        const fault = ending === 'json' ? jsonFault(code.replace(/^\uFEFF/, '')) : wanted && entryFault(file, code, wanted)
        if (fault) this.error(`${file}: ${fault.message}`, fault.pos)
      },
    },
  }
}
