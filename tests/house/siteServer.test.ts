import fc from 'fast-check'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSiteServer } from '../../bin/siteServer.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-server-'))
const video = Buffer.from('0123456789')
const files = {
  'secret.txt': 'kept outside the site',
  'dist/headers.json': '{"Content-Security-Policy":"default-src \'self\'","X-Content-Type-Options":"nosniff"}',
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
  'dist/videos/reel-1a2b.mp4': video,
}
const server = createSiteServer(join(folder, 'dist'))
let port = 0

beforeAll(async () => {
  for (const [file, body] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), body)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  port = address.port
})

afterAll(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }

function ask(path: string, { method = 'GET', headers = {} } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }))
    })
    asked.on('error', reject).end()
  })
}

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
])('refuses %s', async (_, path) => {
  expect((await ask(path)).status).toBe(400)
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
  const again = await ask('/', { headers: { 'If-None-Match': page.headers.etag } })
  expect(again.status).toBe(304)
})

test('prefers the compressed twin of a file when the visitor can read it', async () => {
  const answer = await ask('/assets/entry-1a2b.js', { headers: { 'Accept-Encoding': 'gzip, br' } })
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/javascript', vary: 'Accept-Encoding' })
  expect(brotliDecompressSync(answer.body).toString()).toBe('export {}')
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

test('says that the site is being built when the build is gone, and serves the new one', async () => {
  const headers = join(folder, 'dist/headers.json')
  rmSync(headers)
  expect((await ask('/')).status).toBe(503)
  writeFileSync(headers, files['dist/headers.json'])
  expect((await ask('/')).status).toBe(200)
})

test('answers nothing from outside the site and survives, whatever it is sent', async () => {
  const signs = ['/', '//', '..', '.', '%2e%2e', '%2f', '%5c', '\\', '%00', '%', '%zz', '%c0%ae', '?', '#', '*', ':', '@', ' ', '\t', '\0', 'é']
  const names = ['secret.txt', 'dist', 'assets', 'contactUs', 'CONTACTUS', 'services', '21', 'http:', 'evil.example', '.html', 'headers.json']
  const piece = fc.constantFrom(...signs, ...names)
  const target = fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`)
  const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'BREW', 'get', '')
  const range = fc.constantFrom('', 'Range: bytes=9-1\r\n', 'Range: bytes=1-1,2-\r\n', 'Range: \u00e9\r\n', 'If-Range: x\r\nRange: bytes=1-\r\n')
  const whole = fc.tuple(method, target, range).map(([verb, path, extra]) => `${verb} ${path} HTTP/1.1\r\nHost: x\r\n${extra}Connection: close\r\n\r\n`)
  const garbage = fc.string({ unit: 'binary', maxLength: 200 }).map((text) => `${text}\r\n\r\n`)

  await fc.assert(
    fc.asyncProperty(fc.oneof({ weight: 9, arbitrary: whole }, { weight: 1, arbitrary: garbage }), async (bytes) => {
      const said = await exchange(bytes)
      expect(said).not.toContain('kept outside the site')
      expect(said).not.toContain('kept for the host')
      expect(said).not.toMatch(/^HTTP\/1\.1 500/)
      expect(said).not.toMatch(/^location: (?!\/(?!\/))/im)
    }),
    { numRuns: 3_000, interruptAfterTimeLimit: 20_000 },
  )
  expect((await ask('/')).status).toBe(200)
}, 30_000)

function exchange(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let said = ''
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes, 'latin1'))
    socket.on('data', (part) => (said += part.toString('latin1')))
    socket.on('error', () => resolve(said))
    socket.on('close', () => resolve(said))
  })
}
