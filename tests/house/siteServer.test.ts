import fc from 'fast-check'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenAtFreePort } from '../../bin/freePort.ts'
import { createSiteServer } from '../../bin/siteServer.ts'
import { wholeNumber } from '../../bin/wholeNumber.ts'
import { ask as askAt, exchange, openHost } from './hosts/host.ts'
import type { Answer } from './hosts/host.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-server-'))
const video = Buffer.from('0123456789')
const files = {
  'secret.txt': 'kept outside the site',
  'dist/headers.json': '{"all":{"Content-Security-Policy":"default-src \'self\'","X-Content-Type-Options":"nosniff"},"pages":{"Link":"</assets/style-1a2b.css>; rel=preload; as=style"}}',
  'dist/redirects.json': '{"/services/21":"/services/brand-strategy"}',
  'dist/index.html': '<h1>Home</h1>',
  'dist/404.html': '<h1>Page not found</h1>',
  'dist/contactUs.html': '<h1>Contact</h1>',
  'dist/services/21.html': '<h1>Moved</h1>',
  'dist/services/brand-strategy.html': '<h1>Brand strategy</h1>',
  'dist/robots.txt': 'User-agent: *',
  'dist/.hidden.txt': 'kept for the host',
  'dist/assets/entry-1a2b.js': 'export {}',
  'dist/assets/entry-1a2b.js.br': brotliCompressSync('export {}'),
  'dist/assets/entry-1a2b.js.gz': gzipSync('export {}'),
  'dist/videos/reel-1a2b.mp4': video,
}
const server = createSiteServer(join(folder, 'dist'))
let port = 0

beforeAll(async () => {
  for (const [file, body] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), body)
  }
  port = await listenAtFreePort(server)
})

afterAll(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})

const origin = (): string => `http://127.0.0.1:${port}`
const ask = (path: string, options?: Parameters<typeof askAt>[2]): Promise<Answer> => askAt(origin(), path, options)

test.each([
  ['/', '<h1>Home</h1>', 'text/html;charset=utf-8'],
  ['/contactUs', '<h1>Contact</h1>', 'text/html;charset=utf-8'],
  ['/contactUs?service=seo', '<h1>Contact</h1>', 'text/html;charset=utf-8'],
  ['/services/brand-strategy', '<h1>Brand strategy</h1>', 'text/html;charset=utf-8'],
  ['/robots.txt', 'User-agent: *', 'text/plain'],
  ['/assets/entry-1a2b.js', 'export {}', 'text/javascript'],
  ['/videos/reel-1a2b.mp4', '0123456789', 'video/mp4'],
])('serves %s', async (path, body, type) => {
  const answer = await ask(path)
  expect(answer.status).toBe(200)
  expect(answer.body.toString()).toBe(body)
  expect(answer.headers['content-type']).toBe(type)
})

test.each([
  ['/services/21', '/services/brand-strategy'],
  ['/Services/21/?from=card', '/services/brand-strategy?from=card'],
  ['/contactUs/', '/contactUs'],
  ['/contactus', '/contactUs'],
  ['/CONTACTUS/?service=seo&x=?', '/contactUs?service=seo&x=?'],
  ['/contactUs.html', '/contactUs'],
  ['/index.html', '/'],
  ['//contactUs', '/contactUs'],
  ['/contact%55s', '/contactUs'],
  ['/services%2Fbrand-strategy', '/services/brand-strategy'],
])('sends %s to %s', async (path, target) => {
  const answer = await ask(path)
  expect(answer.status).toBe(308)
  expect(answer.headers.location).toBe(target)
})

test.each([
  '/nope',
  '/services',
  '/services/',
  '/services/nope',
  '/404',
  '/404.html',
  '//evil.example/',
  '/headers.json',
  '/redirects.json',
  '/.hidden.txt',
  '/assets',
  '/assets/',
  '/assets/entry-1a2b.js.br',
  '/assets/gone.js',
  '/contactUs/robots.txt',
])('answers %s with the not-found page', async (path) => {
  const answer = await ask(path)
  expect(answer.status).toBe(404)
  expect(answer.body.toString()).toBe('<h1>Page not found</h1>')
  expect(answer.headers['cache-control']).toBe('no-cache')
})

test.each([
  ['a broken escape', '/%ZZ'],
  ['a lone percent sign', '/%'],
  ['a null character', '/a%00b'],
  ['a way up', '/../secret.txt'],
  ['an escaped way up', '/assets/%2e%2e/%2e%2e/secret.txt'],
  ['a backslash', '/..%5csecret.txt'],
  ['an endless address', `/${'a'.repeat(4000)}`],
])('refuses %s, with the page that leads on', async (_, path) => {
  const answer = await ask(path)
  expect(answer.status).toBe(400)
  expect(answer.body.toString()).toBe('<h1>Page not found</h1>')
  expect(answer.headers).toMatchObject({ 'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-cache' })
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('refuses the method %s', async (method) => {
  const answer = await ask('/', { method })
  expect(answer.status).toBe(405)
  expect(answer.headers.allow).toBe('GET, HEAD')
})

test('answers HEAD as GET, without a body', async () => {
  const answer = await ask('/', { method: 'HEAD' })
  expect(answer.status).toBe(200)
  expect(answer.headers['content-length']).toBe('13')
  expect(answer.body).toHaveLength(0)
})

test('sends the headers of the build with every answer', async () => {
  for (const [path, method] of [['/'], ['/contactus'], ['/nope'], ['/%ZZ'], ['/assets/entry-1a2b.js'], ['/', 'POST']]) {
    const { headers } = await ask(path ?? '', { method: method ?? 'GET' })
    expect(headers['content-security-policy']).toBe("default-src 'self'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
})

test('lets hashed files be kept for ever and has pages asked for again', async () => {
  expect((await ask('/assets/entry-1a2b.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await ask('/videos/reel-1a2b.mp4')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const page = await ask('/')
  expect(page.headers['cache-control']).toBe('no-cache')
  const again = await ask('/', { headers: { 'If-None-Match': page.headers.etag ?? '' } })
  expect(again.status).toBe(304)
})

test('sends nothing anew to who has it, in whichever way that is said, but what caches are to know', async () => {
  const path = '/assets/entry-1a2b.js'
  const again = (held: string | string[], more: Record<string, string> = {}): Promise<Answer> => ask(path, { headers: { 'Accept-Encoding': 'br', 'If-None-Match': held, ...more } })
  const tag = String((await ask(path, { headers: { 'Accept-Encoding': 'br' } })).headers.etag)
  const strong = tag.replace('W/', '')
  expect(strong).toMatch(/^"[^"]+"$/)
  for (const held of [tag, strong, `"other", ${tag}`, `W/"other",${strong} , "third"`, '*', ['"other"', tag]]) {
    const { status, headers } = await again(held)
    expect(status, String(held)).toBe(304)
    expect(headers, String(held)).toMatchObject({ etag: tag, vary: 'Accept-Encoding', 'cache-control': 'public, max-age=31536000, immutable', date: expect.any(String) })
  }
  expect((await again(tag, { Range: 'bytes=99-' })).status).toBe(304)
  expect(await exchange(origin(), `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\nIf-None-Match: ${tag}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n(?:[^\r\n]+\r\n)+\r\n$/)

  for (const other of ['"other"', '', strong.slice(1, -1), strong.replace('-', '*'), strong.replace(/-.*/, '"'), `"other ${strong.slice(1)}`, '"*"']) expect((await again(other)).status, other).toBe(200)
  // What one has compressed in one way one has not in another; nor has anyone what is not there.
  expect((await again(tag, { 'Accept-Encoding': 'gzip' })).status).toBe(200)
  expect((await ask('/nope', { headers: { 'If-None-Match': '*' } })).status).toBe(404)
})

test('prefers the compressed twin of a file when the visitor can read it', async () => {
  const answer = await ask('/assets/entry-1a2b.js', { headers: { 'Accept-Encoding': 'gzip, br' } })
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/javascript', vary: 'Accept-Encoding' })
  expect(brotliDecompressSync(answer.body).toString()).toBe('export {}')
})

test('sends no compressed twin that the visitor refuses', async () => {
  for (const refused of ['br;q=0, gzip', 'gzip;q=1.0, br;q=0.000']) {
    expect((await ask('/assets/entry-1a2b.js', { headers: { 'Accept-Encoding': refused } })).headers, refused).toMatchObject({ 'content-encoding': 'gzip' })
  }
  for (const none of ['', 'identity', 'br;q=0', '*;q=0']) {
    expect((await ask('/assets/entry-1a2b.js', { headers: { 'Accept-Encoding': none } })).headers['content-encoding'], none).toBeUndefined()
  }
})

test.each([
  ['bytes=2-5', 206, '2345'],
  ['bytes=7-', 206, '789'],
  ['bytes=8-99', 206, '89'],
  ['bytes=50-', 416, ''],
  ['bytes=0-0', 200, '0123456789'],
  ['bytes=-3', 200, '0123456789'],
  ['bytes=5-2', 200, '0123456789'],
  ['bytes=a-b', 200, '0123456789'],
  ['bytes=0-1,3-4', 200, '0123456789'],
])('answers the range %s of a video with %i', async (range, status, body) => {
  const answer = await ask('/videos/reel-1a2b.mp4', { headers: { Range: range } })
  expect(answer.status).toBe(status)
  expect(answer.body.toString()).toBe(body)
})

test('sends the whole of a file to who asks for the rest of what may have been another', async () => {
  const answer = await ask('/videos/reel-1a2b.mp4', { headers: { Range: 'bytes=4-', 'If-Range': '"of-an-older-build"' } })
  expect(answer.status).toBe(200)
  expect(answer.body.toString()).toBe('0123456789')
})

test('says that the site is being built when the build is gone, when to ask again, and serves the new one', async () => {
  const headers = join(folder, 'dist/headers.json')
  rmSync(headers)
  const meanwhile = await ask('/')
  expect(meanwhile.status).toBe(503)
  expect(meanwhile.headers['retry-after']).toMatch(/^[1-9]$/)
  writeFileSync(headers, files['dist/headers.json'])
  expect((await ask('/')).status).toBe(200)
})

test('answers nothing from outside the site and survives, whatever it is sent', async () => {
  const signs = ['/', '//', '..', '.', '%2e%2e', '%2f', '%5c', '\\', '%00', '%', '%zz', '%c0%ae', '%252e%252e%252f', '?', '#', '*', ':', '@', ';', ' ', '\t', '\0', 'é', '%u002e', '~', '\u202e']
  const names = ['secret.txt', 'dist', 'assets', 'contactUs', 'CONTACTUS', 'services', '21', 'http:', 'evil.example', '.html', 'headers.json', '.hidden.txt', '.well-known', 'proc/self/environ', 'a'.repeat(3_000)]
  const piece = fc.constantFrom(...signs, ...names)
  const odd = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
  const real = fc.constantFrom('', 'contactUs', 'services/21', 'robots.txt', 'assets/entry-1a2b.js', 'videos/reel-1a2b.mp4')
  const nearlyReal = fc.tuple(real, fc.array(piece, { maxLength: 1 })).map(([path, pieces]) => [path, ...pieces].join(''))
  const target = fc.oneof(odd, nearlyReal)
  const form = fc.constantFrom((path: string) => `/${path}`, (path: string) => `/${path}`, (path: string) => `/${path}`, (path: string) => `/assets/${path}`, (path: string) => `http://evil.example/${path}`, (path: string) => path)
  const method = fc.constantFrom('GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'CONNECT', 'TRACE', 'PROPFIND', 'BREW', 'get', '')
  const version = fc.constantFrom(...Array.from({ length: 12 }, () => 'HTTP/1.1'), 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', '')
  const extra = fc.constantFrom(
    ...Array.from({ length: 20 }, () => ''), 'Range: bytes=9-1\r\n', 'Range: bytes=1-1,2-\r\n', 'Range: bytes=-0\r\n', 'Range: \u00e9\r\n', 'If-Range: x\r\nRange: bytes=1-\r\n', 'If-None-Match: *\r\n', 'Host: y\r\n',
    'Content-Length: 5\r\n\r\nabc', 'Content-Length: -1\r\n', 'Transfer-Encoding: chunked\r\n\r\nzz\r\n', 'Transfer-Encoding: chunked\r\nContent-Length: 3\r\n', 'Expect: 100-continue\r\n', 'Upgrade: h2c\r\nConnection: Upgrade\r\n',
    'Accept-Encoding: br;q=x, *;q=0\r\n', 'X: a\r\n b\r\n', ': \r\n', `X: ${'y'.repeat(20_000)}\r\n`, 'X: \0\r\n',
  )
  const whole = fc.tuple(method, form, target, version, extra).map(([verb, shape, path, protocol, more]) => `${verb} ${shape(path)} ${protocol}\r\nHost: x\r\n${more}Connection: close\r\n\r\n`)
  const garbage = fc.string({ unit: 'binary', maxLength: 200 }).map((text) => `${text}\r\n\r\n`)
  const cut = fc.tuple(whole, fc.nat(120)).map(([text, length]) => text.slice(0, length))
  const sent = fc.oneof({ weight: 16, arbitrary: whole }, { weight: 2, arbitrary: garbage }, { weight: 1, arbitrary: cut })

  const seed = wholeNumber('ODD_SEED', Date.now())
  const requests = fc.sample(sent, { numRuns: 10_000, seed })
  const statuses = new Map<string, number>()
  for (let first = 0; first < requests.length; first += 400) {
    await Promise.all(requests.slice(first, first + 400).map(async (bytes) => {
      const said = await exchange(origin(), bytes)
      const about = `ODD_SEED=${seed} ${JSON.stringify(bytes.slice(0, 300))}`
      expect(said, about).not.toContain('kept outside the site')
      expect(said, about).not.toContain('kept for the host')
      expect(said, about).not.toMatch(/^HTTP\/1\.1 5/)
      // It leads nowhere but to the site.
      expect(said, about).not.toMatch(/^location: (?!\/(?!\/))/im)
      const status = /^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? 'none'
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }))
  }
  console.log(`10,000 odd requests were answered: ${[...statuses].toSorted().map(([status, count]) => `${status} ${count} times`).join(', ')}.`)
  expect([...statuses.keys()]).toEqual(expect.arrayContaining(['200', '304', '308', '400', '404', '405', '431']))
  expect((await ask('/')).status).toBe(200)
}, 300_000)

test('serves a site that was built for a path under that path, and nothing beside it', async () => {
  const prefixed = createSiteServer(join(folder, 'dist'), '/site/')
  const { origin, stop } = await openHost(prefixed)
  try {
    const answers = ['/site/', '/site/contactUs', '/site', '/site/services/21?x=1', '/site/CONTACTUS/', '/contactUs', '/sitemap', '/', '/site/../contactUs', '/site//contactUs'].map((path) => askAt(origin, path))
    expect((await Promise.all(answers)).map(({ status, headers }) => [status, headers.location])).toEqual([
      [200, undefined], [200, undefined], [308, '/site/'], [308, '/site/services/brand-strategy?x=1'], [308, '/site/contactUs'],
      [404, undefined], [404, undefined], [404, undefined], [400, undefined], [308, '/site/contactUs'],
    ])
    expect((await askAt(origin, '/site/assets/entry-1a2b.js')).headers['cache-control']).toContain('immutable')
  } finally {
    await stop()
  }
})
