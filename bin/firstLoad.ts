import type { Manifest } from 'vite'
import type { ClientBuild } from '../src/prerender.tsx'
import { fillSlot } from '../src/fillSlot.ts'

/** The link to the styles that Vite writes into the document, and their address. */
const styleSheet = /\s*<link rel="stylesheet"[^>]* href="([^"]*)">/
/** What the menu button brings. */
const panel = 'src/layout/SidePanel/PanelDialog.tsx'
/** A script that Vite writes into the document. */
const entryScript = /\s*<script type="module" crossorigin src="([^"]*)"><\/script>/g

/** @throws where the build has made nothing of a module. */
export function chunkOf(manifest: Manifest, module: string): Manifest[string] {
  const chunk = manifest[module]
  if (!chunk) throw new Error(`The build has no file for ${module}: is it called something else by now?`)
  return chunk
}

/**
 * The document without its scripts, and for each screen the one that it has instead: it is small, stands in the document,
 * and fetches the entry and the screen's module with everything that they import when their time has come.
 */
export function firstLoad(template: string, manifest: Manifest, base: string, code: string): ClientBuild & { readonly styleSheet: string } {
  const closure = (key: string, seen: Set<string> = new Set()): Set<string> => {
    const chunk = chunkOf(manifest, key)
    if (seen.has(chunk.file)) return seen
    seen.add(chunk.file)
    for (const imported of chunk.imports ?? []) closure(imported, seen)
    return seen
  }
  // Of an entry that only imports chunks, Vite writes these into the document one by one.
  const scripts = [...template.matchAll(entryScript)].map(([, src = '']) => src.slice(base.length))
  const last = scripts.at(-1)
  const entry = closure(Object.keys(manifest).find((key) => manifest[key]?.file === last) ?? String(last))
  if (!last || !scripts.every((file) => entry.has(file))) throw new Error(`${last} does not import the other scripts of index.html: ${scripts.join(', ')}`)
  const [sheet, address] = styleSheet.exec(template) ?? []
  if (!sheet || !address) throw new Error('index.html has got no style sheet')
  const withoutFiles = fillSlot(template.replaceAll(entryScript, ''), sheet, '')
  const [html = '<html'] = /<html[^>]*/.exec(template) ?? []
  return {
    styleSheet: address,
    // Styles first: nothing is painted before them.
    template: fillSlot(fillSlot(withoutFiles, html, `${html} data-unpainted`), '<!--head-->', `${sheet.trim()}\n    <!--head-->`),
    script: (module) => {
      // What the entry imports last is built on by all the others.
      const files = new Set([last, ...[...entry].toReversed(), ...closure(module)])
      const addresses = (wanted: readonly string[]): string => wanted.map((file) => `${base}${file}`).join(' ')
      const panelFiles = [...closure(panel)].filter((file) => !files.has(file))
      return `<script type="module" async data-code="${addresses([...files])}" data-panel="${addresses(panelFiles)}">${code}</script>`
    },
  }
}
