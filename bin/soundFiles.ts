import { relative } from 'node:path'
import { normalizePath, parseSync } from 'vite'
import type { Plugin } from 'vite'

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

/** The first name that the file must export and does not. */
function missingExport(file: string, code: string): string | undefined {
  const { errors, module } = parseSync(file, code)
  // What cannot be read is told, with its line, by what reads it next.
  if (errors.length > 0) return undefined
  const found = new Set(module.staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name)))
  const name = file.replace(/^.*\/|\.ts$/g, '')
  return exported[name]?.find((wanted) => !found.has(wanted))
}

/** Where the text stops being JSON, and why. */
function jsonFault(code: string): { readonly message: string; readonly pos: number } | undefined {
  try {
    JSON.parse(code)
    return undefined
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const position = / in JSON at position (\d+).*/.exec(message)
    const pos = position ? Number(position[1]) : code.length
    const before = code.slice(0, pos).split('\n')
    const what = message.replace(/ in JSON at position .*/, '').replace(/, .*is not valid JSON$/s, '')
    return { message: `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}: is not JSON: ${what}`, pos }
  }
}

/** Says of a file of the content that nothing could be made of which it is and what is wrong, in development as in the build. */
export function soundFiles(): Plugin {
  return {
    name: 'sound-files',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/content\/[\w-]+\.(?:ts|json)(?:\?|$)/ },
      handler(code, id) {
        const file = normalizePath(relative(this.environment.config.root, id.replace(/\?.*/, '')))
        if (file.endsWith('.json')) {
          const fault = jsonFault(code.replace(/^\uFEFF/, ''))
          if (fault) this.error(`${file}: ${fault.message}`, fault.pos)
          return
        }
        const missing = missingExport(file, code)
        if (missing !== undefined) this.error(`${file}: must export const ${missing}`)
      },
    },
  }
}
