import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import * as v from 'valibot'
import { openListener } from './host.ts'
import type { Host } from './host.ts'

/** How a host reads the two files, where the two that read them differ. */
export interface Manners {
  /** Whether a file at an old address is served in place of the redirect. */
  readonly isShadowedByFiles: boolean
  /** Whether `/about.html` and `/about/` lead to `/about`, or are served as they are. */
  readonly leadsToCleanAddress: boolean
  /** Whether of two rules for one path the last alone is kept, and values that two rules give one header are joined; else the last value counts. */
  readonly joinsRules: boolean
  /** The most rules of each kind, and characters of a line. */
  readonly limits: { readonly headers: number; readonly redirects: number; readonly line: number }
}

/** docs.netlify.com: “Redirects and rewrites” (shadowing), “Custom headers”. It sets no limit of its own. */
export const netlify: Manners = { isShadowedByFiles: true, leadsToCleanAddress: false, joinsRules: false, limits: { headers: Infinity, redirects: Infinity, line: Infinity } }
/** developers.cloudflare.com/pages/configuration: “Serving Pages”, “Redirects”, “Headers”; rules for one path: constructHeaders() in github.com/cloudflare/workers-sdk. */
export const cloudflare: Manners = { isShadowedByFiles: false, leadsToCleanAddress: true, joinsRules: true, limits: { headers: 100, redirects: 2_000, line: 1_000 } }

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8', '.html': 'text/html; charset=utf-8', '.ico': 'image/x-icon', '.jpg': 'image/jpeg', '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json', '.mp4': 'video/mp4', '.png': 'image/png', '.svg': 'image/svg+xml', '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json', '.webp': 'image/webp', '.avif': 'image/avif', '.woff2': 'font/woff2', '.xml': 'application/xml',
}

const redirectRules = v.array(v.object({ from: v.string(), to: v.string(), status: v.number() }))

/** Rules as Netlify's own parsers read them. */
export async function readRules(dist: string) {
  const { headers, errors: headerErrors } = await parseAllHeaders({ headersFiles: [join(dist, '_headers')], configHeaders: [], minimal: false })
  const { redirects, errors: redirectErrors } = await parseAllRedirects({ redirectsFiles: [join(dist, '_redirects')], configRedirects: [], minimal: true })
  return { headers: headers.flatMap((rule) => ('forRegExp' in rule ? rule : [])), redirects: v.parse(redirectRules, redirects), errors: [...headerErrors, ...redirectErrors] }
}

/** The headers that the rules give to a path, by their names in lower case. */
function headersAt(path: string, rules: Awaited<ReturnType<typeof readRules>>['headers'], { joinsRules }: Manners): ReadonlyMap<string, string> {
  const kept = joinsRules ? [...new Map(rules.map((rule) => [rule.for, rule])).values()] : rules
  const found = new Map<string, string>()
  for (const { values } of kept.filter(({ forRegExp }) => forRegExp.test(path))) {
    for (const [name, value] of Object.entries(values)) {
      const before = joinsRules ? found.get(name.toLowerCase()) : undefined
      found.set(name.toLowerCase(), before === undefined ? value : `${before}, ${value}`)
    }
  }
  return found
}

/** Serves a built folder by its `_headers` and `_redirects`, as a host of static pages does. Such hosts compress by themselves, and this one does not. */
export async function openPagesHost(dist: string, manners: Manners): Promise<Host> {
  const { isShadowedByFiles, leadsToCleanAddress } = manners
  const { headers, redirects } = await readRules(dist)
  const moved = new Map(redirects.map((rule) => [rule.from, rule]))
  const isFile = (name: string): boolean => existsSync(join(dist, name)) && statSync(join(dist, name)).isFile()

  function find(path: string): string | undefined {
    if (/\/(?:_headers|_redirects)$/.test(path)) return undefined
    const bare = path.replace(/(.)\/$/, '$1')
    return [path === '/' ? '/index.html' : bare, `${bare}.html`].find(isFile)
  }

  return openListener((request, response) => {
    const [address = '/', search] = (request.url ?? '/').split('?')
    const path = decodeURIComponent(address)
    response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate')
    for (const [name, value] of headersAt(path, headers, manners)) response.setHeader(name, value)
    const lead = (status: number, target: string): void => {
      response.writeHead(status, { Location: search === undefined ? target : `${target}?${search}` }).end()
    }

    const file = find(path)
    const rule = moved.get(path)
    if (rule && !(file && isShadowedByFiles)) return lead(rule.status, rule.to)
    if (!file) return response.writeHead(404, { 'Content-Type': types['.html'] }).end(readFileSync(join(dist, '404.html')))
    const clean = file.replace(/\.html$/, '').replace(/^\/index$/, '/')
    if (leadsToCleanAddress && file.endsWith('.html') && path !== clean) return lead(308, clean)
    if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405, { Allow: 'GET, HEAD' }).end()

    const whole = readFileSync(join(dist, file))
    if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream')
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
    if (first === undefined) return response.end(whole)
    const part = whole.subarray(Number(first), last ? Number(last) + 1 : undefined)
    return response.writeHead(206, { 'Content-Range': `bytes ${first}-${Number(first) + part.length - 1}/${whole.length}` }).end(part)
  })
}
