import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, STATUS_CODES } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join, resolve, sep } from 'node:path'
import Negotiator from 'negotiator'
import sirv from 'sirv'
import { headersOf } from './hostFiles.ts'

const longestPath = 2_000
// What the build leaves for hosts, hidden files and compressed twins are no addresses of the site.
const withheld = /^\/(?:_?(?:headers|redirects))(?:\.json)?$|\.(?:br|gz|html)$|\/\.(?!well-known\/)/

/** Thrown on the way through sirv where the visitor has the file: no other way leads out of it. */
const unchanged = new Error('304')

/**
 * Serves a built folder, under the path that it was built for, as a good static host does. It looks at the disk at each
 * request, so a new build is seen.
 */
export function createSiteServer(folder: string, base = '/'): Server {
  const dist = resolve(folder)
  // `dev` is sirv's word for looking at the disk at each request.
  const sendFile = sirv(dist, {
    dev: true, brotli: true, gzip: true,
    setHeaders: (response, _, { size, mtimeMs }) => {
      // sirv's own tags are understood where one stands alone, and are not sent with what has not changed.
      const tag = `"${size}-${mtimeMs}"`
      response.setHeader('ETag', `W/${tag}`)
      if (isHeld(tag, response.req.headers['if-none-match'])) throw unchanged
    },
  })
  const pagesIn = createPageList(dist)

  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (!existsSync(join(dist, 'headers.json'))) {
      response.setHeader('Retry-After', '2')
      return sendStatus(response, 503)
    }
    const { all, pages: ofPages } = readHeaders(dist)
    setHeaders(response, { ...all, 'Cache-Control': 'no-cache' })
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return sendStatus(response, 405)
    }

    const [whole = '', ...search] = (request.url ?? '').split('?')
    if (readPath(whole) === undefined) return sendNotFound(response, dist, 400)
    if (!`${whole}/`.startsWith(base)) return sendNotFound(response, dist)
    const address = `/${whole.slice(base.length)}`
    const path = decodeURIComponent(address)
    request.url = [address, ...search].join('?')

    const own = headersOf(path)
    // A file that is kept for ever is no page.
    const page = 'Cache-Control' in own ? undefined : findPage(path, pagesIn(), readTable(dist, 'redirects.json'))
    if (page !== undefined && (page !== address || whole.length < base.length)) {
      response.setHeader('Location', [`${base}${page.slice(1)}`, ...search].join('?'))
      return sendStatus(response, 308)
    }
    const isFile = /\.[^/]*$/.test(path) && !withheld.test(path)
    if (page === undefined && !isFile) return sendNotFound(response, dist)

    setHeaders(response, page === undefined ? own : { ...ofPages, ...own })
    if (!isPlainRange(request)) delete request.headers.range
    // sirv looks for names alone: of what is refused it is not to see the name.
    request.headers['accept-encoding'] = new Negotiator(request).encodings(['br', 'gzip']).join(', ')
    try {
      sendFile(request, response, () => sendNotFound(response, dist))
    } catch (error) {
      if (error !== unchanged) throw error
      response.writeHead(304).end()
    }
  }

  const server = createServer((request, response) => {
    closeWithStream(response)
    try {
      answer(request, response)
    } catch (error) {
      console.error(error)
      if (response.headersSent) response.destroy()
      else sendStatus(response, 500)
    }
  })
  // What is not even HTTP never becomes a request.
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
    const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
    return socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  })
  return server
}

/** The decoded path, or nothing when no address of a site can look like this. */
function readPath(address: string): string | undefined {
  if (!address.startsWith('/') || address.length > longestPath) return undefined
  try {
    const path = decodeURIComponent(address)
    const isOdd = /[\p{Cc}\\]/u.test(path) || path.split('/').some((part) => part === '.' || part === '..')
    return isOdd ? undefined : path
  } catch {
    return undefined
  }
}

/** The one right address of the page that is meant: case, a last slash and `.html` are forgiven, old addresses lead to new ones. */
function findPage(path: string, pages: readonly string[], redirects: Readonly<Record<string, string>>): string | undefined {
  const meant = path
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(?:\/|\.html)$/, '')
    .replace(/^\/index$/, '')
  const moved = Object.entries(redirects).find(([from]) => from.toLowerCase() === meant)
  return moved?.[1] ?? pages.find((page) => page.toLowerCase() === (meant || '/'))
}

/** Lists the addresses of a folder's pages; anew after each build, which writes the headers after all pages. */
function createPageList(dist: string): () => readonly string[] {
  let list: { readonly built: number; readonly pages: readonly string[] } | undefined
  return () => {
    const built = statSync(join(dist, 'headers.json')).mtimeMs
    if (list?.built !== built) {
      const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.html') && file !== '404.html')
        .map((file) => `/${file.split(sep).join('/').slice(0, -'.html'.length)}`)
        .map((page) => (page === '/index' ? '/' : page))
      list = { built, pages }
    }
    return list.pages
  }
}

function readTable(dist: string, file: string): Record<string, string> {
  return JSON.parse(readFileSync(join(dist, file), 'utf8'))
}

/** What is sent with everything, and what with pages beside. */
export function readHeaders(dist: string): { readonly all: Record<string, string>; readonly pages: Record<string, string> } {
  return JSON.parse(readFileSync(join(dist, 'headers.json'), 'utf8'))
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

/** Whether a visitor has what this tag stands for: any is meant, or one of a list, weak or strong (RFC 9110, 13.1.2). */
const isHeld = (tag: string, held = ''): boolean => held.trim() === '*' || [...held.matchAll(/"[^"]*"/g)].some(([one]) => one === tag)

/** Ranges that sirv reads as they are meant; any other may be answered with the whole file. */
function isPlainRange({ headers }: IncomingMessage): boolean {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
  if (first === undefined || headers['if-range'] !== undefined) return false
  return !last || (Number(last) > 0 && Number(first) <= Number(last))
}

/** The same page, too, for an address that no page could have: a visitor has mistyped one or the other. */
function sendNotFound(response: ServerResponse, dist: string, status: 400 | 404 = 404): void {
  const page = readFileSync(join(dist, '404.html'))
  response.setHeader('Cache-Control', 'no-cache')
  response.writeHead(status, { 'Content-Type': 'text/html;charset=utf-8', 'Content-Length': page.length }).end(page)
}

function sendStatus(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'Content-Type': 'text/plain;charset=utf-8' }).end(`${status} ${STATUS_CODES[status]}\n`)
}

/** Neither a file that vanishes nor a visitor who leaves may end the server or keep a file open. */
function closeWithStream(response: ServerResponse): void {
  response.on('pipe', (file) => {
    file.on('error', () => response.destroy())
    response.on('close', () => file.destroy())
  })
}
