import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { counts } from '#content/counts'
import { settings } from '#content/settings'
import { findWholeNginx } from '../../bin/findNginx.ts'
import { nginxSite } from '../../bin/hostFiles.ts'
import { createSiteServer, readHeaders } from '../../bin/siteServer.ts'
import { notFoundPage, pathOf, sitePages, siteRedirects } from '../sitePages.ts'
import { ask, exchange, openHost } from './hosts/host.ts'
import type { Answer, Host } from './hosts/host.ts'
import { openNginx } from './hosts/nginxHost.ts'
import { cloudflare, netlify, openPagesHost, readRules } from './hosts/pagesHost.ts'
import { gatherContent } from '../../src/siteContent.ts'

const pages = sitePages()
const redirects = Object.entries(siteRedirects())
const nginx = findWholeNginx()
const { all: securityHeaders, pages: pageHeaders } = readHeaders('dist')
const files = (pattern: string): string[] => globSync(pattern, { cwd: 'dist' }).map((file) => `/${file}`)
const read = (path: string): Buffer => readFileSync(join('dist', path))

/** The feed's own, and those of what it lists. */
const feed: { readonly icon: string; readonly favicon: string; readonly items: readonly { readonly image: string }[] } = JSON.parse(read('/feed.json').toString())
const feedPictures = [feed.icon, feed.favicon, ...feed.items.map(({ image }) => image)].map(pathOf)

/** What browsers are to be told with every answer, word for word: what the build writes is elsewhere compared with itself alone. */
const safety = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** Nothing but this is allowed: no word of a page's own scripts and styles, no frame around it, no text taken for code. */
const policy = {
  'default-src': "'none'",
  'script-src': expect.stringMatching(/^'self'(?: 'sha256-[\w+/]{43}=')+$/),
  'style-src': "'self'",
  'img-src': `'self' https://${settings.panelPicture.host}`,
  'font-src': "'self'",
  'media-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self' mailto:",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
}

/** The directives of a policy, or nothing where there is none or more than one of a name. */
function directivesOf(said: unknown): Readonly<Record<string, string>> | undefined {
  const directives = String(said).split('; ').map((directive) => directive.split(/ (.*)/))
  const table = Object.fromEntries(directives)
  return Object.keys(table).length === directives.length ? table : undefined
}

/** What the host's own ways decide. */
interface Known {
  readonly name: string
  readonly open: () => Promise<Host>
  /** Whether others than its maker reach it, by HTTPS. */
  readonly isPublic: boolean
  /** Whether upper case leads to the right page. */
  readonly forgivesCase: boolean
  /** Whether the site's own compressed twins are sent, and not ones that the host makes. */
  readonly sendsTwins: boolean
}

const hosts: readonly Known[] = [
  { name: 'npm run serve', open: () => openHost(createSiteServer('dist')), isPublic: false, forgivesCase: true, sendsTwins: true },
  { name: 'Netlify', open: () => openPagesHost('dist', netlify), isPublic: true, forgivesCase: false, sendsTwins: false },
  { name: 'Cloudflare Pages', open: () => openPagesHost('dist', cloudflare), isPublic: true, forgivesCase: false, sendsTwins: false },
  ...(nginx ? [{ name: 'nginx', open: () => openNginx(nginx, 'dist'), isPublic: true, forgivesCase: true, sendsTwins: true }] : []),
]

test.runIf(process.env['CI'] && existsSync('/usr/bin/apt-get'))('a run that others rely on has Debian’s nginx, with its module for brotli', () => {
  expect(nginx, 'install nginx-light and libnginx-mod-http-brotli-static').toBeDefined()
})

describe.each(hosts)('on $name', ({ open, isPublic, forgivesCase, sendsTwins }) => {
  let host: Host
  beforeAll(async () => {
    host = await open()
  })
  afterAll(() => host.stop())

  const get = (path: string, options?: Parameters<typeof ask>[2]): Promise<Answer> => ask(host.origin, path, options)

  async function expectToLead(from: string, to: string): Promise<void> {
    const { status, headers, body } = await get(from)
    // A host that cannot redirect serves a page that leads there, or one that names its right address to search engines.
    if (status === 200) {
      const [path] = to.split('?')
      expect(pathOf(/<link rel="canonical" href="([^"]+)"/.exec(body.toString())?.[1] ?? 'http://none.example'), from).toBe(path)
      return
    }
    expect([301, 308], from).toContain(status)
    expect(headers.location, from).toBe(to)
  }

  test('every page has its own address, is HTML, and is asked for again each time', async () => {
    await Promise.all(pages.map(async ({ path, html }) => {
      const { status, headers, body } = await get(path)
      expect(status, path).toBe(200)
      expect(body.toString(), path).toBe(html)
      expect(headers['content-type'], path).toMatch(/^text\/html;\s?charset=utf-8$/i)
      expect(headers['cache-control'], path).toMatch(/^(?:no-cache|public, max-age=0, must-revalidate)$/)
    }))
  })

  test('what is not there is answered with 404 and the page that says so', async () => {
    const { html } = notFoundPage()
    for (const path of ['/nope', '/services', '/services/', '/services/nope', '/a/b/c', `/porject_${counts.projects + 1}`, '/assets/gone.js', '/assets/', '/pictures/gone.webp', '/_headers', '/_redirects']) {
      const { status, headers, body } = await get(path)
      expect(status, path).toBe(404)
      expect(body.toString(), path).toBe(html)
      expect(headers['content-type'], path).toMatch(/^text\/html/)
    }
  })

  // What Netlify and Cloudflare Pages say themselves is theirs.
  test.runIf(forgivesCase)('an address that no page could have is answered with the same page', async () => {
    for (const path of ['/%', '/about%', '/%ZZ']) {
      const { status, headers, body } = await get(path)
      expect(status, path).toBe(400)
      expect(body.toString(), path).toBe(notFoundPage().html)
      expect(headers['content-type'], path).toMatch(/^text\/html/)
      for (const [name, value] of Object.entries(securityHeaders)) expect(headers[name.toLowerCase()], `${path}: ${name}`).toBe(value)
    }
  })

  test('old addresses lead to new ones, and take along what was asked', async () => {
    const { services, articles } = gatherContent()
    const former = [...services, ...articles].flatMap(({ formerPaths = [] }) => formerPaths)
    expect(redirects.map(([from]) => from).toSorted()).toEqual([...services.map(({ id }) => `/services/${id}`), ...former].toSorted())
    await Promise.all(redirects.flatMap(([from, to]) => [expectToLead(from, to), expectToLead(`${from}?from=card`, `${to}?from=card`)]))
  })

  test('a slash at the end and a file’s name lead to the one right address', async () => {
    const others = pages.filter(({ path, isIndexed }) => path !== '/' && isIndexed)
    expect(others.length).toBeGreaterThan(50)
    await Promise.all(others.flatMap(({ path }) => [`${path}/`, `${path}.html`].map((variant) => expectToLead(`${variant}?from=card`, `${path}?from=card`))))
    await Promise.all(['/index.html', '/index'].map((variant) => expectToLead(variant, '/')))
  })

  test(`upper case ${forgivesCase ? 'leads to the right page' : 'is not found'}`, async () => {
    await Promise.all(pages.filter(({ path }) => path !== '/').map(async ({ path }) => {
      if (forgivesCase) await expectToLead(`${path.toUpperCase()}?from=card`, `${path}?from=card`)
      else expect((await get(path.toUpperCase())).status, path).toBe(404)
    }))
  })

  test('every answer carries every header of security', async () => {
    const some = ['/', '/about', '/nope', '/services/21', '/robots.txt', '/assets/gone.js', ...files('assets/*.{js,css}').slice(0, 3), ...files('videos/*.mp4').slice(0, 1)]
    for (const path of some) {
      const { headers } = await get(path)
      for (const [name, value] of Object.entries(securityHeaders)) expect(headers[name.toLowerCase()], `${path}: ${name}`).toBe(value)
    }
  })

  test('a page, the page that says there is none, and a file keep browsers from all that the site has no need of, word for word', async () => {
    const some = ['/', '/blogs', '/nope', '/assets/gone.js', ...files('assets/*.js').slice(0, 1), ...files('assets/*.css').slice(0, 1)]
    expect(some).toHaveLength(6)
    for (const path of some) {
      const { headers } = await get(path, { headers: { 'X-Forwarded-Proto': 'https' } })
      expect(headers, path).toMatchObject(safety)
      expect(directivesOf(headers['content-security-policy']), path).toEqual(policy)
      expect(headers['strict-transport-security'], path).toBe(isPublic ? 'max-age=63072000; includeSubDomains' : undefined)
    }
  })

  test('a page names its styles before a word of it is read, and nothing else does', async () => {
    await Promise.all(pages.map(async ({ path, html }) => {
      const [, styles] = /<link rel="stylesheet" crossorigin href="([^"]+)">/.exec(html) ?? []
      // Netlify and Cloudflare Pages may find two rules for one page: to a browser the same word twice is one.
      const said = String((await get(path)).headers.link).split(', ')
      expect([...new Set(said)], path).toEqual([`<${styles}>; rel=preload; as=style; crossorigin`])
    }))
    for (const path of ['/nope', '/robots.txt', '/feed.json', ...files('assets/*.{js,css}').slice(0, 3), '/assets/gone.js', ...files('content/*/home.js')]) {
      expect((await get(path)).headers.link, path).toBeUndefined()
    }
  })

  test('files with a hash in their address may be kept for ever, and none else', async () => {
    for (const path of [...files('{assets,fonts,videos}/*[a-z24]'), ...files('content/*/home.js'), ...files('pictures/*.webp').slice(0, 5)].filter((path) => !/\.(?:br|gz)$/.test(path))) {
      expect((await get(path)).headers['cache-control'], path).toBe('public, max-age=31536000, immutable')
    }
    for (const path of ['/', '/about', '/feed.xml', '/robots.txt', '/favicon.ico', '/cards/home.jpg']) {
      expect((await get(path)).headers['cache-control'], path).not.toContain('immutable')
    }
  })

  test('a picture that is made to be shown elsewhere may be, and nothing else', async () => {
    // What is neither of the two browsers do not heed (Fetch, “cross-origin resource policy check”).
    const isKept = async (path: string): Promise<boolean> => ['same-origin', 'same-site'].includes(String((await get(path)).headers['cross-origin-resource-policy']))
    for (const path of ['/', '/robots.txt', ...files('assets/*.js').slice(0, 1), ...files('videos/*.mp4').slice(0, 1)]) expect(await isKept(path), path).toBe(true)
    for (const path of ['/cards/home.jpg', ...feedPictures]) {
      const { headers } = await get(path)
      expect(await isKept(path), path).toBe(false)
      expect(headers['cross-origin-resource-policy'], path).toMatch(/(?:^|, )cross-origin$/)
      expect(headers['content-security-policy'], path).toBeDefined()
    }
  })

  test('a page that has not changed is not sent again', async () => {
    const { headers } = await get('/about')
    if (headers.etag) expect((await get('/about', { headers: { 'If-None-Match': headers.etag } })).status).toBe(304)
    else expect(sendsTwins).toBe(false)
  })

  test.each([
    ['/site.webmanifest', /^application\/manifest\+json/], ['/feed.xml', /^(?:text|application)\/xml/], ['/feed.json', /^application\/feed\+json/], ['/sitemap.xml', /^(?:text|application)\/xml/],
    ['/robots.txt', /^text\/plain/], ['/favicon.ico', /^image\/(?:x-icon|vnd\.microsoft\.icon)/], ['/favicon.svg', /^image\/svg\+xml/], ['/icon-192.png', /^image\/png/], ['/cards/home.jpg', /^image\/jpeg/],
    [files('assets/*.js')[0], /^(?:text|application)\/javascript/], [files('assets/*.css')[0], /^text\/css/], [files('fonts/*.woff2')[0], /^font\/woff2/],
    [files('pictures/*.webp')[0], /^image\/webp/], [files('pictures/*.avif')[0], /^image\/avif/], [files('videos/*.mp4')[0], /^video\/mp4/],
  ])('%s has the right type', async (path, type) => {
    const { status, headers } = await get(path ?? '')
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(type)
  })

  test.runIf(sendsTwins)('text is sent as it was compressed by the build: brotli to who reads it, else gzip, else plain', async () => {
    for (const path of ['/', '/about', '/feed.xml', '/feed.json', '/site.webmanifest', ...files('assets/*.{js,css}')]) {
      const file = path === '/' ? '/index.html' : path === '/about' ? '/about.html' : path
      const accepting = async (encoding: string): Promise<Answer> => get(path, { headers: { 'Accept-Encoding': encoding } })
      const [brotli, gzip, plain] = [await accepting('gzip, deflate, br'), await accepting('gzip'), await accepting('identity')]
      expect([brotli, gzip, plain].map(({ headers }) => headers['content-encoding']), path).toEqual(['br', 'gzip', undefined])
      expect(brotli.body.equals(read(`${file}.br`)) && gzip.body.equals(read(`${file}.gz`)) && plain.body.equals(read(file)), path).toBe(true)
      expect(brotliDecompressSync(brotli.body).equals(gunzipSync(gzip.body)), path).toBe(true)
      expect(brotli.headers.vary, path).toBe('Accept-Encoding')
      expect(brotli.headers['content-type'], path).toBe(plain.headers['content-type'])
    }
    for (const twin of files('assets/*.br').slice(0, 2)) expect((await get(twin)).status, twin).toBe(404)
  })

  test('a film is sent in parts', async () => {
    const [film = ''] = files('videos/*.mp4')
    const whole = read(film)
    const { status, headers, body } = await get(film, { headers: { Range: 'bytes=1000-1999' } })
    expect(status).toBe(206)
    expect(headers['content-range']).toBe(`bytes 1000-1999/${whole.length}`)
    expect(body.equals(whole.subarray(1000, 2000))).toBe(true)
  })

  test('nothing can be sent to it', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
      const { status, headers } = await get('/', { method })
      expect(status, method).toBe(405)
      if (method !== 'TRACE') expect(headers.allow, method).toBe('GET, HEAD')
    }
  })
})

/** One for the length of a test, with what the build has written for it or with rules of its own. */
async function ownNginx(...site: readonly [base?: string, written?: string]): Promise<Host> {
  const host = await openNginx(nginx ?? '', 'dist', ...site)
  onTestFinished(() => host.stop())
  return host
}

test.runIf(nginx)('nginx asks browsers to stay with HTTPS where it is spoken, before it or by it', async () => {
  const host = await ownNginx()
  expect((await ask(host.origin, '/')).headers['strict-transport-security']).toBeUndefined()
  expect((await ask(host.origin, '/', { headers: { 'X-Forwarded-Proto': 'https' } })).headers['strict-transport-security']).toMatch(/^max-age=\d{8}/)
})

test.runIf(nginx)('nginx tells nobody its version, in a header or on a page', async () => {
  const host = await ownNginx()
  for (const said of [await exchange(host.origin, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'), await exchange(host.origin, 'GET / HTTP/1.1\r\nHost: x\r\nX: \0\r\n\r\n')]) {
    expect(said).toMatch(/^Server: nginx\r$/m)
    expect(said).not.toMatch(/nginx\/\d/)
  }
})

test.runIf(nginx)('nginx sends text compressed to what stands between it and the visitor too', async () => {
  const host = await ownNginx()
  for (const asked of ['HTTP/1.0', 'HTTP/1.0\r\nHost: x', 'HTTP/1.1\r\nHost: x\r\nVia: 1.1 proxy', 'HTTP/1.0\r\nVia: 1.0 proxy']) {
    const said = await exchange(host.origin, `GET /about ${asked}\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n`)
    const [head = ''] = said.split('\r\n\r\n')
    expect(head, asked).toMatch(/^HTTP\/1\.1 200 /)
    expect(head, asked).toContain('Content-Encoding: gzip')
    expect(Buffer.from(said.slice(head.length + 4), 'latin1').equals(read('/about.html.gz')), asked).toBe(true)
  }
})

test.runIf(nginx)('nginx knows an old address of any length, and the path that the site is under in other letters', async () => {
  const long = `/blogs/${'ten-questions-before-you-rebuild-'.repeat(6)}website`
  const base = '/of-a-long-name-that-a-larger-site-has-given-it-for-the-agency/'
  const host = await ownNginx(base, nginxSite({ headers: securityHeaders, pageHeaders, redirects: { [long]: '/about' }, paths: ['/', '/about'], base }, '/var/www/larkhythe'))
  const lead = async (path: string): Promise<string | undefined> => (await ask(host.origin, path)).headers.location
  expect(await lead(`${base.slice(0, -1)}${long}?from=card`)).toBe(`${base}about?from=card`)
  expect(await lead(base.slice(0, -1))).toBe(base)
  expect(await lead(base.toUpperCase())).toBe(base)
})

test('the rules for Netlify and Cloudflare Pages are understood whole, and keep to the limits of both', async () => {
  const { headers, redirects: rules, errors } = await readRules('dist')
  expect(errors).toEqual([])
  expect(headers.find((rule) => rule.for === '/*')?.values).toMatchObject({ ...securityHeaders, 'Strict-Transport-Security': expect.stringContaining('max-age=') })
  expect(rules.map(({ from, to, status }) => [from, to, status])).toEqual(redirects.map(([from, to]) => [from, to, 301]))
  const { limits } = cloudflare
  expect(headers.length).toBeLessThanOrEqual(limits.headers)
  expect(rules.length).toBeLessThanOrEqual(limits.redirects)
  const lines = ['_headers', '_redirects'].flatMap((file) => read(file).toString().split('\n'))
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(limits.line)
  // The largest file that Cloudflare Pages takes, and the most files.
  const all = files('**/*').map((file) => statSync(join('dist', file))).filter((file) => file.isFile())
  expect(Math.max(...all.map(({ size }) => size))).toBeLessThanOrEqual(25 * 1024 * 1024)
  expect(all.length).toBeLessThanOrEqual(20_000)
})
