import { afterEach, expect, test, vi } from 'vitest'
import { deliver } from '#browser/form/deliver'
import type { DeliveryOutcome } from '#browser/form/deliver'
import { keyField, trapField } from '#content/enquiryFields'

const address = 'https://forms.example/f/abc123'
const parcel = {
  fields: { name: 'Maud Ellery', email: 'maud@example.org', company: '', services: ['seo', 'video-production'], message: 'A film, by May.\nAnd a page.' },
  unseen: { [trapField]: 'https://spam.example' },
  key: '5f3a',
  keyField,
}
type Format = Parameters<typeof deliver>[0]['format']

/** What was sent, as the browser was asked to send it, and what came of this answer. */
async function sent(format: Format, answer: () => Response): Promise<{ readonly to: string; readonly request: Request; readonly asked: RequestInit; readonly outcome: DeliveryOutcome }> {
  const fetched = vi.fn<(to: string, asked: RequestInit) => Promise<Response>>(() => Promise.resolve().then(answer))
  vi.stubGlobal('fetch', fetched)
  const outcome = await deliver({ kind: 'endpoint', address, format }, parcel, new AbortController().signal)
  expect(fetched).toHaveBeenCalledTimes(1)
  const [to = '', asked = {}] = fetched.mock.calls[0] ?? []
  return { to, asked, request: new Request(to, asked), outcome }
}
const outcomeOf = async (format: Format, answer: () => Response): Promise<DeliveryOutcome> => (await sent(format, answer)).outcome

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) => (): Response => new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers } })
const page = (status = 200, headers: Record<string, string> = {}) => (): Response => new Response('<h1>Thanks</h1>', { status, headers: { 'Content-Type': 'text/html', ...headers } })
/** All that a browser tells of an answer that leads elsewhere. */
const redirect = (): Response => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a form service gets a form: each field by its name, each service that is chosen, the trap and the key, and nothing that is empty', async () => {
  const { to, request, asked } = await sent('form', page())
  expect(to).toBe(address)
  expect(request.method).toBe('POST')
  expect(request.headers.get('Content-Type')).toMatch(/^application\/x-www-form-urlencoded/)
  expect(request.headers.get('Accept')).toBe('application/json')
  // Browsers would ask any other host beforehand whether it takes this header, and form services do not answer that.
  expect(request.headers.has('Idempotency-Key')).toBe(false)
  expect([...new URLSearchParams(await request.text())]).toEqual([
    ['name', 'Maud Ellery'],
    ['email', 'maud@example.org'],
    ['services', 'seo'],
    ['services', 'video-production'],
    ['message', 'A film, by May.\nAnd a page.'],
    [trapField, 'https://spam.example'],
    [keyField, '5f3a'],
  ])
  expect(asked).toMatchObject({ credentials: 'omit', redirect: 'manual' })
})

test('who takes JSON gets all fields as they are, and the key in the header that is meant for it', async () => {
  const { request, asked } = await sent('json', json({ ok: true }))
  expect(request.method).toBe('POST')
  expect(request.headers.get('Content-Type')).toBe('application/json')
  expect(request.headers.get('Idempotency-Key')).toBe('5f3a')
  expect(await request.json()).toEqual({ ...parcel.fields, ...parcel.unseen })
  expect(asked).toMatchObject({ credentials: 'omit', redirect: 'manual' })
})

test.each<[what: string, format: Format, answer: () => Response, kind: DeliveryOutcome['kind']]>([
  ['leads a form to a page of thanks', 'form', redirect, 'sent'],
  ['leads JSON elsewhere', 'json', redirect, 'server'],
  ['answers a form with a page', 'form', page(), 'sent'],
  ['answers a form with nothing', 'form', () => new Response(null, { status: 204 }), 'sent'],
  ['answers JSON with a page', 'json', page(), 'server'],
  ['says in JSON that a form is taken', 'form', json({ success: true }), 'sent'],
  ['says so as text', 'form', json({ success: 'true' }), 'sent'],
  ['says of a form no more than where to go next', 'form', json({ next: '/thanks' }), 'sent'],
  ['says of JSON no more than where to go next', 'json', json({ next: '/thanks' }), 'server'],
  ['says that JSON is taken', 'json', json({ ok: true }), 'sent'],
  ['says success: false of a form', 'form', json({ success: false }), 'refused'],
  ['says so of a form as text', 'form', json({ success: 'false' }), 'refused'],
  ['says ok: false of a form', 'form', json({ ok: false }), 'refused'],
  ['says success: false of JSON', 'json', json({ ok: true, success: false }), 'refused'],
  ['names a fault in a field that is unseen', 'form', json({ errors: [{ field: trapField, message: 'Filled in.' }] }), 'refused'],
  ['answers a form with JSON that breaks off', 'form', () => new Response('{"ok":tr', { headers: { 'Content-Type': 'application/json' } }), 'server'],
  ['turns a form away', 'form', page(403), 'refused'],
  ['is at fault itself', 'form', page(500), 'server'],
  ['is at fault itself, in JSON', 'json', json({ ok: true }, 503), 'server'],
  ['works on an earlier attempt still', 'form', page(409), 'server'],
  ['is asked too often', 'form', page(429), 'tooMany'],
])('where the service %s (%s), that is the outcome', async (_what, format, answer, kind) => {
  expect(await outcomeOf(format, answer)).toEqual({ kind })
})

test.each<Format>(['form', 'json'])('what the visitor can put right is told by its field, the first fault of each, in words (%s)', async (format) => {
  const errors = [{ field: 'email', message: 'This address bounces.' }, { field: 'email', message: 'Twice.' }, { field: 'name', message: ' ' }, { field: trapField, message: 'Unseen.' }, { field: 'toString', message: 'No field.' }, { field: 'message', message: 'Too long.' }, 'odd']
  for (const status of [200, 422]) {
    expect(await outcomeOf(format, json({ ok: false, errors }, status))).toEqual({ kind: 'wrong', problems: [{ field: 'email', message: 'This address bounces.' }, { field: 'message', message: 'Too long.' }] })
  }
})

test.each([429, 503])('the pause that a service asks for with %d is heard, in seconds or as a date', async (status) => {
  vi.useFakeTimers({ now: new Date('2026-06-01T12:00:00Z') })
  const kind = status === 429 ? 'tooMany' : 'server'
  const after = (pause: string): Promise<DeliveryOutcome> => outcomeOf('form', page(status, { 'Retry-After': pause }))
  expect(await after('7')).toEqual({ kind, wait: 7_000 })
  expect(await after('Mon, 01 Jun 2026 12:01:30 GMT')).toEqual({ kind, wait: 90_000 })
  expect(await after('Mon, 01 Jun 2026 11:00:00 GMT')).toEqual({ kind, wait: 0 })
  expect(await after('soon')).toEqual({ kind })
})

test.each([{ success: { toString: 1 } }, { success: null }])('an answer of %j is no refusal', async (body) => {
  expect(await outcomeOf('form', json(body))).toEqual({ kind: 'sent' })
})

test.each([[[]], ['ok'], [true], [null]])('JSON without fields, as %j, says nothing against an enquiry that was taken, and confirms none to who asks for “ok”', async (body) => {
  expect(await outcomeOf('form', json(body))).toEqual({ kind: 'sent' })
  expect(await outcomeOf('json', json(body))).toEqual({ kind: 'server' })
})

test('a line that breaks is no error of the page: the outcome says whether the browser has a connection, and whoever builds the site is told why', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const reason = new TypeError('Failed to fetch')
  const breaks = (): never => {
    throw reason
  }
  vi.stubGlobal('navigator', { onLine: true })
  expect(await outcomeOf('form', breaks)).toEqual({ kind: 'unreachable' })
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.any(String), reason)
  vi.stubGlobal('navigator', { onLine: false })
  expect(await outcomeOf('form', breaks)).toEqual({ kind: 'offline' })
})
