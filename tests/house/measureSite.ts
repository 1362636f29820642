import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { parseSync } from 'vite'
import { notFoundPage, sitePages } from '../sitePages.ts'

export interface PageMeasure {
  readonly path: string
  /** Bytes of the document, brotli 11. */
  readonly html: number
  readonly elements: number
  /** Scripts that come with the first load: the entry, all it imports and what the document preloads. */
  readonly firstLoad: readonly string[]
  readonly firstLoadBytes: number
  /** The largest script that this page loads and not all pages do. */
  readonly largestOwnChunk: number
  /** Fonts that the document asks for before its styles are read. */
  readonly preloadedFonts: number
  /** Addresses on other hosts that the document makes a browser ask for. */
  readonly foreign: readonly string[]
}

export interface SiteMeasure {
  readonly pages: readonly PageMeasure[]
  /** All scripts but the pages' content, brotli 11 each. */
  readonly scripts: number
  readonly styles: number
  readonly fonts: readonly number[]
  /** Addresses on other hosts in style sheets. */
  readonly foreignInStyles: readonly string[]
}

/** Weighs a built site as a visitor's browser would load it: all pages of it, or some. */
export function measureSite(dist = 'dist', isWanted: (path: string) => boolean = () => true): SiteMeasure {
  const weigh = remembering((file) => brotli(readFileSync(join(dist, file))))
  const importsOf = remembering((file) => readImports(join(dist, file)))
  const documents = [...sitePages(dist), notFoundPage(dist)].filter(({ path }) => isWanted(path)).map(({ path, html }) => ({ path, html, scripts: firstLoad(dist, html, importsOf) }))
  const isEverywhere = (script: string): boolean => documents.every(({ scripts }) => scripts.includes(script))
  const styles = filesIn(dist, '**/*.css')

  return {
    pages: documents.map(({ path, html, scripts }) => ({
      path,
      html: brotli(Buffer.from(html)),
      elements: countElements(html),
      firstLoad: scripts,
      firstLoadBytes: sum(scripts.map(weigh)),
      largestOwnChunk: Math.max(0, ...scripts.filter((script) => !isEverywhere(script)).map(weigh)),
      preloadedFonts: tagsIn(html).filter(({ attributes }) => attributes['rel'] === 'preload' && attributes['as'] === 'font').length,
      foreign: foreignIn(html),
    })),
    scripts: sum(filesIn(dist, '**/*.js').filter((file) => !file.startsWith('/content/')).map(weigh)),
    styles: sum(styles.map(weigh)),
    fonts: filesIn(dist, '**/*.woff2').map((file) => statSync(join(dist, file)).size),
    foreignInStyles: styles.flatMap((file) =>
      [...readFileSync(join(dist, file), 'utf8').matchAll(/(?:url\(|@import\s*)['"]?((?:https?:)?\/\/[^'")]+)/g)].map(([, address = '']) => address),
    ),
  }
}

function firstLoad(dist: string, html: string, importsOf: (script: string) => readonly string[]): readonly string[] {
  const start = tagsIn(html).flatMap(({ name, attributes: { src, href, rel, as, 'data-code': code } }) => {
    if (name === 'script' && src !== undefined) return [src]
    // What the document's own script fetches.
    if (code !== undefined) return code.split(' ')
    if (name === 'link' && href !== undefined && (rel === 'modulepreload' || as === 'script')) return [href]
    return []
  })
  const found = new Set<string>()
  const follow = (script: string): void => {
    if (found.has(script) || !existsSync(join(dist, script))) return
    found.add(script)
    for (const imported of importsOf(script)) follow(posix.resolve(posix.dirname(script), imported))
  }
  start.forEach(follow)
  return [...found]
}

function readImports(file: string): readonly string[] {
  const { staticImports, staticExports } = parseSync(file, readFileSync(file, 'utf8')).module
  const exported = staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []))
  return [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...exported]
}

interface Tag {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}

/** The start tags of a document. React escapes `<` and `>` in all it writes, so that a pattern can read it. */
export function tagsIn(html: string): readonly Tag[] {
  const body = html.replace(/<!--[^]*?-->/g, '').replace(/(<script[^>]*>)[^]*?(?=<\/script>)/g, '$1')
  return [...body.matchAll(/<([a-z][a-z0-9-]*)([^>]*)>/gi)].map(([, name = '', rest = '']) => ({
    name: name.toLowerCase(),
    attributes: Object.fromEntries([...rest.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key.toLowerCase(), value])),
  }))
}

function countElements(html: string): number {
  return tagsIn(html).length
}

/** What a browser asks for by itself; a link that a visitor may follow is none of it. */
function foreignIn(html: string): readonly string[] {
  const fetched = tagsIn(html).flatMap(({ name, attributes: { src, srcset, imagesrcset, poster, data, href, rel = '' } }) => {
    const isFetchedLink = name === 'link' && !/^(?:canonical|alternate|author|license|me|next|prev)$/.test(rel)
    return [src, poster, data, isFetchedLink || name === 'use' ? href : undefined, ...[srcset, imagesrcset].flatMap((set) => set?.split(/,\s+/))]
  })
  return fetched.filter((address) => address !== undefined).filter((address) => /^\s*(?:[a-z]+:)?\/\//i.test(address))
}

function filesIn(dist: string, pattern: string): readonly string[] {
  return globSync(pattern, { cwd: dist }).map((file) => `/${file.split(sep).join('/')}`)
}

/** Reads of each file once what is asked of it again and again. */
function remembering<Found>(read: (file: string) => Found): (file: string) => Found {
  const known = new Map<string, Found>()
  return (file) => {
    const found = known.get(file) ?? read(file)
    known.set(file, found)
    return found
  }
}

/** Node compresses with quality 11, unless told otherwise. */
function brotli(bytes: Buffer): number {
  return brotliCompressSync(bytes).length
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
