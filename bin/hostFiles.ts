/** What a host must know to serve the site, from one source: headers, redirects, how long files may be kept. */
import { deliverySource } from '../src/content/delivery.ts'
import type { Delivery } from '../src/content/delivery.ts'

/** Folders whose files have a hash in their address. */
export const unchangingFolders = ['assets', 'content', 'fonts', 'pictures', 'videos'] as const

const forEver = 'public, max-age=31536000, immutable'
const checkedEachTime = 'no-cache'

/** Sent with every response; one policy for all pages, since no page has a script or a style of its own. Enquiries may go to one place alone. */
export function securityHeaders(delivery: Delivery): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' https://placehold.co",
      "font-src 'self'",
      "media-src 'self'",
      `connect-src ${delivery.kind === 'mail' ? "'none'" : deliverySource(delivery)}`,
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

/** Only where the host speaks HTTPS: on a developer's own machine it would outlive the visit. */
const secureTransport = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } as const

type Table = Readonly<Record<string, string>>

/** `_headers` of Netlify and Cloudflare Pages. */
export function netlifyHeaders(headers: Table): string {
  const block = (path: string, lines: Table): string => [path, ...Object.entries(lines).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  return `${[
    block('/*', { ...headers, ...secureTransport }),
    ...unchangingFolders.map((folder) => block(`/${folder}/*`, { 'Cache-Control': forEver })),
  ].join('\n\n')}\n`
}

/** `_redirects` of Netlify and Cloudflare Pages. */
export const netlifyRedirects = (redirects: Table): string =>
  `${Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`).join('\n')}\n`

/** A site for nginx; `root` is where dist/ was put. TLS and the name are the host's own business. */
export function nginxSite(headers: Table, redirects: Table, root: string): string {
  const sent = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`)
  const inside = (lines: readonly string[], depth: string): string => lines.map((line) => `${depth}${line}`).join('\n')
  return `# Written by the build. Put dist/ at the root below, this file among nginx's sites, and TLS before it:
# with TLS, add the header ${Object.entries(secureTransport).map(([name, value]) => `${name}: ${value}`).join('')}
map $uri $larkhythe_moved {
  default "";
${inside(Object.entries(redirects).map(([from, to]) => `${from} ${to};`), '  ')}
}
server {
  listen 8080;
  root ${root};
  index index.html;
  charset utf-8;
  server_tokens off;
  gzip_static on;
  etag on;
  error_page 404 /404.html;
  if ($request_method !~ ^(GET|HEAD)$) { return 405; }
  if ($larkhythe_moved != "") { return 301 $larkhythe_moved; }
  rewrite ^(.+[^/])/+$ $1 permanent;
  location ~ ^/(?:${unchangingFolders.join('|')})/ {
    add_header Cache-Control "${forEver}" always;
${inside(sent, '    ')}
    try_files $uri =404;
  }
  location ~ (?:\\.(?:br|gz)|/(?:headers|redirects)\\.json|/_(?:headers|redirects))$ {
    return 404;
  }
  location / {
    add_header Cache-Control "${checkedEachTime}" always;
${inside(sent, '    ')}
    try_files $uri.html $uri =404;
  }
  location = / {
    add_header Cache-Control "${checkedEachTime}" always;
${inside(sent, '    ')}
    try_files /index.html =404;
  }
}
`
}
