import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { settings } from '#content/settings'

export interface SitePage {
  readonly path: string
  readonly html: string
  readonly title: string
  /** Whether search engines may list it. */
  readonly isIndexed: boolean
}

/** Old addresses and where they lead, as the build wrote them for hosts. */
export function siteRedirects(dist = 'dist'): Record<string, string> {
  return JSON.parse(read(dist, 'redirects.json'))
}

/** Every page that was built, but redirects and the not-found page. */
export function sitePages(dist = 'dist'): readonly SitePage[] {
  const redirects = siteRedirects(dist)
  return globSync('**/*.html', { cwd: dist })
    .map((file) => file.split(sep).join('/').replace(/\.html$/, ''))
    .map((name) => (name === 'index' ? '/' : `/${name}`))
    .filter((path) => path !== '/404' && !(path in redirects))
    .toSorted()
    .map((path) => readPage(dist, path))
}

export function notFoundPage(dist = 'dist'): SitePage {
  return readPage(dist, '/404')
}

/** Of a whole address the path within the site, which may be published under one. */
export const pathOf = (address: string): string => new URL(address).pathname.slice(new URL(`${settings.siteUrl}/`).pathname.length - 1)

/** The paths that sitemap.xml lists. */
export function sitemapPaths(dist = 'dist'): readonly string[] {
  return [...read(dist, 'sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => pathOf(address))
}

function readPage(dist: string, path: string): SitePage {
  const html = read(dist, `${path === '/' ? 'index' : path.slice(1)}.html`)
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
  return { path, html, title: decode(title), isIndexed: !/<meta name="robots" content="[^"]*noindex/.test(html) }
}

function decode(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

function read(dist: string, file: string): string {
  const path = join(dist, file)
  if (!existsSync(path)) throw new Error(`${path} is missing: run npm run build first.`)
  return readFileSync(path, 'utf8')
}
