/** What a host must know to serve the site, from one source: headers, redirects, how long files may be kept. */
import { createHash } from 'node:crypto'
import { settings } from '../src/content/settings.ts'
import { deliverySource } from '../src/content/delivery.ts'
import type { Delivery } from '../src/content/delivery.ts'

type Table = Readonly<Record<string, string>>

/** For files with a hash in their address. */
const forEver = { 'Cache-Control': 'public, max-age=31536000, immutable' } as const
const checkedEachTime = 'no-cache'

/** For files that are made to be shown by others: the cards of shared links, the pictures and icons that the feeds name. */
const forOthers = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const

/** What some files have in place of what all have, by where they are in the site: a star stands for the rest of a path. */
const ownHeaders: Readonly<Record<string, Table>> = {
  'assets/*': forEver,
  'cards/*': forOthers,
  'content/*': forEver,
  'favicon.ico': { 'Content-Type': 'image/x-icon' },
  'feed.json': { 'Content-Type': 'application/feed+json' },
  'fonts/*': forEver,
  'icon-192.png': forOthers,
  'icon-512.png': forOthers,
  'pictures/*': { ...forEver, ...forOthers },
  'site.webmanifest': { 'Content-Type': 'application/manifest+json' },
  'videos/*': forEver,
}

/** A place in `ownHeaders` as a regular expression, to stand behind the base. */
const patternOf = (place: string): string => (place.endsWith('*') ? place.slice(0, -1) : `${place.replaceAll('.', '\\.')}$`)

const ownPatterns = Object.entries(ownHeaders).map(([place, own]) => ({ pattern: new RegExp(`^/${patternOf(place)}`), own }))

/** What a file of the site has in place of what all have; its path begins with a slash. */
export const headersOf = (path: string): Table => ownPatterns.find(({ pattern }) => pattern.test(path))?.own ?? {}

/**
 * Sent with every response; one policy for all pages, since no page has a script or a style of its own. Scripts that
 * stand in documents are allowed by their very text. Enquiries may go to one place alone.
 */
export function securityHeaders(delivery: Delivery, scripts: readonly string[]): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      ["script-src 'self'", ...scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)].join(' '),
      "style-src 'self'",
      `img-src 'self' https://${settings.panelPicture.host}`,
      "font-src 'self'",
      "media-src 'self'",
      // The site itself asks for nothing this way; Lighthouse does for robots.txt, in the page's name.
      `connect-src 'self'${delivery.kind === 'mail' ? '' : ` ${deliverySource(delivery)}`}`,
      "manifest-src 'self'",
      `form-action 'self' ${deliverySource(delivery)}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

/**
 * Sent with pages beside that. Nothing is painted before the styles: a browser asks for them as soon as a page is answered,
 * before it has read a word of it, and some hosts (Cloudflare's “Early Hints”) say so before they have the page.
 */
export const pageHeaders = (styleSheet: string): Table => ({ Link: `<${styleSheet}>; rel=preload; as=style; crossorigin` })

/** Browsers heed it over HTTPS alone. The project's own server does not send it: there it would be of no use. */
const secureTransport = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } as const

/** What a built site tells its host. Paths are the site's own, without the base. */
export interface Site {
  readonly headers: Table
  /** What pages have beside. */
  readonly pageHeaders: Table
  /** Old addresses and where they lead. */
  readonly redirects: Table
  /** Every page's one right address. */
  readonly paths: readonly string[]
  /** The path that the site is served under, with a slash at both ends. */
  readonly base: string
}

/** A page's own place, or that of all pages in its folder: the rules are as many however many articles there are. */
const placesOf = (paths: readonly string[]): readonly string[] => [...new Set(paths.map((path) => path.slice(1).replace(/\/.*/, '/*')))]

/** `_headers` of Netlify and Cloudflare Pages, which of two blocks for one path heeds the last alone. */
export function netlifyHeaders({ headers, pageHeaders, paths, base }: Site): string {
  const block = (path: string, lines: Table): string => [`${base}${path}`, ...Object.entries(lines).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  return `${[
    block('*', { ...headers, ...secureTransport }),
    // Netlify takes the last value of a header. Cloudflare joins both, and a browser heeds none that it does not know.
    ...Object.entries(ownHeaders).map(([place, own]) => block(place, own)),
    ...placesOf(paths).map((place) => block(place, pageHeaders)),
  ].join('\n\n')}\n`
}

/** `_redirects` of Netlify and Cloudflare Pages. */
export const netlifyRedirects = ({ redirects, base }: Site): string =>
  `${Object.entries(redirects).map(([from, to]) => `${under(base, from)} ${under(base, to)} 301`).join('\n')}\n`

const under = (base: string, path: string): string => `${base}${path.slice(1)}`

/** A site for nginx; `root` is the folder that the base path starts from. TLS and the name are the host's own business. */
export function nginxSite({ headers, pageHeaders, redirects, paths, base }: Site, root: string): string {
  const ofPages = Object.entries(pageHeaders).map(([name, value]) => ({ name, value, variable: `$larkhythe_${name.toLowerCase()}` }))
  const everywhere = { ...headers, ...Object.fromEntries(ofPages.map(({ name, variable }) => [name, variable])), 'Cross-Origin-Resource-Policy': '$larkhythe_shown', 'Strict-Transport-Security': '$larkhythe_transport', 'Cache-Control': '$larkhythe_kept', Allow: '$larkhythe_allow' }
  const variants = [...paths.filter((path) => path !== '/').map((path) => [path, path]), ...Object.entries(redirects)]
  // `index` is a file's name too, and would be found first. Not as plain words: nginx keeps those in a table that has no room for a long one.
  const moves = [[`${base}index`, base], ...(base === '/' ? [] : [[base.slice(0, -1), base]]), ...Object.entries(redirects).map(([from, to]) => [under(base, from), under(base, to)])]
  const lines = (entries: readonly string[]): string => entries.map((entry) => `  ${entry}`).join('\n')
  const ownValues = (name: string): string =>
    lines(Object.entries(ownHeaders).flatMap(([place, { [name]: value }]) => (value === undefined ? [] : [`~^${base}${patternOf(place)} "${value}";`])))
  const typed = Object.entries(ownHeaders).flatMap(([file, { 'Content-Type': type }]) => (type === undefined ? [] : [[file, type] as const]))
  return `# Written by the build: docs/deploy.md says what to do with it.
map $uri $larkhythe_moved {
  default "";
${lines(moves.map(([from, to]) => `~^${from}$ ${to};`))}
}
# The one right address of what was asked for in other letters, with a slash at its end or by its file's name.
map $uri $larkhythe_right {
  default "";
${lines(base === '/' ? [] : [`~*^${base.slice(0, -1)}/?$ ${base};`])}
  ~*^${base}index(?:\\.html)?$ ${base};
${lines(variants.map(([from = '', to = '']) => `~*^${under(base, from)}(?:\\.html)?/?$ ${under(base, to)};`))}
}
map $uri $larkhythe_kept {
  default "${checkedEachTime}";
${ownValues('Cache-Control')}
}
map $uri $larkhythe_shown {
  default "${headers['Cross-Origin-Resource-Policy']}";
${ownValues('Cross-Origin-Resource-Policy')}
}
map "$https $http_x_forwarded_proto" $larkhythe_transport {
  default "";
  ~on|https "${secureTransport['Strict-Transport-Security']}";
}
${ofPages.map(({ value, variable }) => `map "$status $sent_http_content_type" ${variable} {
  default "";
  "~^200 text/html" "${value}";
}`).join('\n')}
map $status $larkhythe_allow {
  default "";
  405 "GET, HEAD";
}
server {
  listen 8080;
  root ${root};
  charset utf-8;
  server_tokens off;
  absolute_redirect off;
  gzip_static on;
  brotli_static on;
  gzip_vary on;
  gzip_proxied any;
  gzip_http_version 1.0;
  error_page 400 404 414 ${base}404.html;
${lines(Object.entries(everywhere).map(([name, value]) => `add_header ${name} "${value}" always;`))}
  if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }
  if ($larkhythe_moved) { return 301 $larkhythe_moved$is_args$args; }
  location / { try_files $uri.html $uri @elsewhere; }
  location = ${base} { try_files ${base}index.html =404; }
  location = ${base}404.html { internal; }
  location = ${base}404 { return 404; }
${typed.map(([file, type]) => `  location = ${base}${file} {
    types {}
    default_type ${type};
  }`).join('\n')}
  location ~ \\.html$ { try_files @elsewhere @elsewhere; }
  location ~ (?:\\.(?:br|gz)|/(?:headers|redirects)\\.json|/_(?:headers|redirects))$|/\\.(?!well-known/) { return 404; }
  location @elsewhere {
    if ($larkhythe_right) { return 301 $larkhythe_right$is_args$args; }
    return 404;
  }
}
`
}
