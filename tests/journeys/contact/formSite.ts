import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { listenAtFreePort } from '../../../bin/freePort.ts'
import { createSiteServer, readHeaders } from '../../../bin/siteServer.ts'
import { makeReceiverServer } from '../../../receiver/makeReceiverServer.ts'
import type { StoredEnquiry } from '../../../receiver/openStore.ts'
import { rewriteSite } from '../../rewrittenSite.ts'
import { drop, test as visit } from '../visit.ts'

/** What goes wrong with one attempt to send, on the way to the real receiver or back. */
export type Fault =
  | 'none'
  /** The connection breaks before the receiver has heard anything. */
  | 'cut before'
  /** The receiver has stored it, and the connection breaks before it can say so. */
  | 'cut after'
  /** The receiver has stored it, and the connection breaks in the middle of its answer. */
  | 'cut in the answer'
  | '500 before'
  | '500 after'
  /** Turned away with a pause of one second. */
  | '429'
  /** Turned away with a pause of ten minutes. */
  | '429, long'
  | '409'
  /** Stored, and answered so late that nobody waits any more. */
  | 'late'
  /** Nothing is ever said to it. */
  | 'unanswered'
  | 'malformed JSON'
  | 'malformed, another page'
  | 'refused'
  /** Stored, and turned down all the same. */
  | 'refused after'
  | 'wrong'

export interface FormSite {
  readonly url: string
  readonly endpoint: string
  /** Decides what goes wrong with an attempt, by the fields that were sent. */
  readonly plan: (faultOf: (fields: Record<string, unknown>) => Fault) => void
  /** What was sent so far, in order, and what went wrong with it. */
  readonly attempts: { readonly fields: Record<string, unknown>; readonly fault: Fault; readonly time: number }[]
  /** What the receiver has stored, the newest first. */
  received(): Promise<readonly StoredEnquiry[]>
}

/** Longer than the form waits for an answer, in ms. */
const late = 10_500

function close(server: Server): void {
  server.closeAllConnections()
  server.close()
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

function fieldsIn(body: Buffer, type = ''): Record<string, unknown> {
  return type.includes('json') ? JSON.parse(body.toString()) : Object.fromEntries(new URLSearchParams(body.toString()))
}

/** Stands between the form and the real receiver, and does to each attempt what was planned for it. */
function faultyProxy(receiver: () => string, faultOf: (fields: Record<string, unknown>) => Fault): Server {
  async function forward({ method = 'GET', url = '/', headers }: IncomingMessage, body: Buffer): Promise<Response> {
    const passed = Object.entries(headers).filter(([name]) => !['host', 'connection', 'content-length'].includes(name))
    return fetch(`${receiver()}${url}`, {
      method,
      headers: passed.map(([name, value]): [string, string] => [name, String(value)]),
      ...(method === 'POST' ? { body: new Uint8Array(body) } : {}),
      redirect: 'manual',
    })
  }
  async function passOn(answer: Response, response: ServerResponse): Promise<void> {
    const text = Buffer.from(await answer.arrayBuffer())
    const headers = [...answer.headers].filter(([name]) => !['content-length', 'connection', 'keep-alive', 'transfer-encoding'].includes(name))
    response.writeHead(answer.status, { ...Object.fromEntries(headers), 'Content-Length': text.length }).end(text)
  }

  return createServer(async (request, response) => {
    const body = await bodyOf(request)
    if (request.method !== 'POST') return passOn(await forward(request, body), response)
    const say = (status: number, type: string, text: string, more = {}): void => {
      const open = { 'Access-Control-Allow-Origin': request.headers.origin ?? '*', 'Access-Control-Expose-Headers': 'Retry-After' }
      response.writeHead(status, { ...open, 'Content-Type': type, ...more }).end(text)
    }
    const fault = faultOf(fieldsIn(body, request.headers['content-type']))
    const isHeard = !['cut before', '500 before', '429', '429, long', '409', 'refused', 'wrong', 'malformed, another page', 'unanswered'].includes(fault)
    const answer = isHeard ? await forward(request, body) : undefined
    switch (fault) {
      case 'cut before':
      case 'cut after':
        return request.socket.destroy()
      case 'cut in the answer':
        response.writeHead(200, { 'Access-Control-Allow-Origin': request.headers.origin ?? '*', 'Content-Type': 'application/json', 'Content-Length': 1_000 })
        response.write('{"ok":true,')
        await pause(50)
        return request.socket.destroy()
      case '500 before':
      case '500 after':
        return say(500, 'text/html', '<h1>Internal Server Error</h1>')
      case '429':
        return say(429, 'application/json', '{"ok":false}', { 'Retry-After': '1' })
      case '429, long':
        return say(429, 'application/json', '{"ok":false}', { 'Retry-After': '600' })
      case '409':
        return say(409, 'application/json', '{"ok":false}')
      case 'malformed JSON':
        return say(200, 'application/json', '{"ok":tr')
      case 'malformed, another page':
        return say(200, 'text/html', '<h1>Welcome to this hotel’s network</h1>')
      case 'refused':
      case 'refused after':
        return say(403, 'text/plain', 'no')
      case 'wrong':
        return say(422, 'application/json', JSON.stringify({ ok: false, errors: [{ field: 'email', message: 'This address <b>bounces</b>' }, { field: 'email', message: 'Twice' }, { field: 'name', message: ' ' }, { field: 'reference', message: 'Unseen' }, { field: 'toString', message: 'x' }] }))
      case 'unanswered':
        return
      case 'late':
        await pause(late)
    }
    if (answer) await passOn(answer, response)
  })
}

/** Stands for the endpoint in what is built: each worker has one of its own, and puts it in its place. */
const anyEndpoint = 'http://127.0.0.1:10000/enquiries'

function build(folder: string): void {
  const { status, stderr } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--logLevel', 'error'], {
    env: { ...process.env, NODE_ENV: 'production', VITE_CONTACT_ENDPOINT: anyEndpoint, VITE_CONTACT_FORMAT: 'json' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
}

/** Takes a lock, if nobody has it; who was ended while he had it has it no more. */
function take(lock: string): boolean {
  const holder = join(lock, 'holder')
  try {
    mkdirSync(lock)
    writeFileSync(holder, String(process.pid))
    return true
  } catch {
    if (isEnded(holder)) rmSync(lock, { recursive: true, force: true })
    return false
  }
}

function isEnded(holder: string): boolean {
  try {
    process.kill(Number(readFileSync(holder, 'utf8')), 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}

/** The site for a form service. Of all workers of a run one builds it, and the others wait. Playwright empties the place before each run. */
async function builtSite(place: string): Promise<string> {
  const [site, lock] = [join(place, 'form-site'), join(place, 'form-site-lock')]
  mkdirSync(place, { recursive: true })
  while (!take(lock)) await pause(200)
  try {
    if (!existsSync(site)) {
      build(join(lock, 'site'))
      renameSync(join(lock, 'site'), site)
    }
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
  return site
}

/** The built site with a worker's own endpoint in it. */
function siteFor(endpoint: string, site: string, folder: string): void {
  rewriteSite(site, folder, (text) => text.replaceAll(anyEndpoint, endpoint))
  const { 'Content-Security-Policy': policy } = readHeaders(folder).all
  if (!policy?.includes(`form-action 'self' ${endpoint};`)) throw new Error(`No enquiry may go to ${endpoint}: ${policy}`)
}

/**
 * The site as it is built for a form service, with the real receiver behind it and a proxy between them that can fail:
 * once for each worker.
 */
export const test = visit.extend<{ formSite: FormSite }, { sharedSite: FormSite }>({
  sharedSite: [
    async ({ browserName: _browserName }, use, { project }) => {
      const folder = mkdtempSync(join(tmpdir(), 'form-site-'))
      const storage = mkdtempSync(join(tmpdir(), 'enquiries-'))
      let receiverUrl = ''
      let planned = (_fields: Record<string, unknown>): Fault => 'none'
      const attempts: FormSite['attempts'] = []
      const proxy = faultyProxy(() => receiverUrl, (fields) => {
        const fault = planned(fields)
        attempts.push({ fields, fault, time: Date.now() })
        return fault
      })
      const endpoint = `http://127.0.0.1:${await listenAtFreePort(proxy)}/enquiries`
      siteFor(endpoint, await builtSite(project.outputDir), folder)
      const site = createSiteServer(folder)
      const url = `http://127.0.0.1:${await listenAtFreePort(site)}`
      const receiver = makeReceiverServer({ file: join(storage, 'enquiries.db'), origins: [url], most: Infinity })
      receiverUrl = `http://127.0.0.1:${await listenAtFreePort(receiver)}`

      await use({
        url,
        endpoint,
        attempts,
        plan(faultOf) {
          planned = faultOf
        },
        received: async () => (await fetch(`${receiverUrl}/received.json`)).json(),
      })
      for (const server of [site, proxy, receiver]) close(server)
      for (const place of [folder, storage]) rmSync(place, { recursive: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  formSite: [async ({ sharedSite, complaints }, use) => {
    sharedSite.plan(() => 'none')
    sharedSite.attempts.length = 0
    await use(sharedSite)
    // Enquiries do go to another host here, and its faults are planned ones.
    drop(complaints, (complaint) => complaint.includes(sharedSite.endpoint) || /console error: Failed to load resource: .*contactUs/.test(complaint))
  }, { auto: true }],

  baseURL: async ({ sharedSite }, provide) => provide(sharedSite.url),
})
