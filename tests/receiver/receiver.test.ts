import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { listenAtFreePort } from '../../bin/freePort.ts'
import { createReceiver } from '../../receiver/createReceiver.ts'
import type { ReceiverOptions } from '../../receiver/createReceiver.ts'
import { limitRate } from '../../receiver/limitRate.ts'
import { makeReceiverServer } from '../../receiver/makeReceiverServer.ts'
import { openStore } from '../../receiver/openStore.ts'
import { differingInOne, whole } from '../enquiries.ts'

const site = 'http://127.0.0.1:4173'
const maud = { name: 'Maud Ellery', email: 'maud@example.org', message: 'A film, by May.' }
const keyed = (key: string) => ({ 'Idempotency-Key': key })

function open(options: Partial<ReceiverOptions> = {}) {
  const store = openStore(':memory:')
  const receiver = createReceiver({ store, origins: [site], thanks: `${site}/thankyou`, rateLimit: limitRate(Infinity, 1), callerOf: () => 'here', ...options })
  const post = async (body: BodyInit, headers: Record<string, string> = {}) => receiver.request('/enquiries', { method: 'POST', body, headers })
  return {
    store,
    receiver,
    post,
    postJson: (fields: unknown, headers = {}) => post(JSON.stringify(fields), { 'Content-Type': 'application/json', ...headers }),
    postForm: (fields: Record<string, string> | [string, string][], headers = {}) => post(new URLSearchParams(fields), headers),
  }
}

describe('an enquiry', () => {
  test('is stored and confirmed, as JSON', async () => {
    const { postJson, store } = open()
    const answer = await postJson({ ...maud, services: ['seo'], budget: 'under-5000' }, keyed('draft-1-abc'))
    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({ ok: true, key: 'draft-1-abc' })
    expect(store.list()).toMatchObject([{ ...maud, services: ['seo'], company: '', telephone: '', budget: 'under-5000', key: 'draft-1-abc', isSpam: false }])
  })

  test('is stored and confirmed, as a form', async () => {
    const { postForm, store } = open()
    const answer = await postForm([...Object.entries(maud), ['services', 'seo'], ['services', 'local-seo'], ['idempotency-key', 'draft-1-abc']])
    expect(answer.status).toBe(201)
    expect(store.list()).toMatchObject([{ ...maud, services: ['seo', 'local-seo'], key: 'draft-1-abc' }])
  })

  test('of a form with one service has one service', async () => {
    const { postForm, store } = open()
    await postForm({ ...maud, services: 'seo' })
    expect(store.list()).toMatchObject([{ services: ['seo'] }])
  })

  test('of a form without scripts leads to the thanks, and is stored once however often it is sent that day', async () => {
    const { postForm, store } = open()
    for (const _ of [1, 2, 3]) {
      const answer = await postForm(maud, { Accept: 'text/html,application/xhtml+xml' })
      expect(answer.status).toBe(303)
      expect(answer.headers.get('Location')).toBe(`${site}/thankyou`)
    }
    expect(store.list()).toHaveLength(1)
  })

  test('that comes again under its key is stored once, and confirmed each time', async () => {
    const { postJson, store } = open()
    const statuses = await Promise.all(Array.from({ length: 20 }, () => postJson(maud, keyed('draft-1-abc')).then(({ status }) => status)))
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 200)).toHaveLength(19)
    expect(store.list()).toHaveLength(1)
  })

  test('that has other words under a known key is not taken for the first one', async () => {
    const { postJson, store } = open()
    await postJson(maud, keyed('draft-1-abc'))
    expect((await postJson({ ...maud, message: 'Two films.' }, keyed('draft-1-abc'))).status).toBe(422)
    expect(store.list()).toMatchObject([maud])
  })

  test.each(differingInOne)('that differs from another in %s alone is stored beside it, shown, and not taken for it under its key', async (_, enquiry) => {
    const { postJson, receiver, store } = open()
    for (const one of [whole, enquiry]) expect((await postJson(one)).status).toBe(201)
    expect(store.list()).toMatchObject([enquiry, whole])
    const [shown, other] = (await (await receiver.request('/')).text()).split('<article').slice(1).map((article) => article.replaceAll(/id="[^"]*"|<dt>Received<\/dt>.*/g, ''))
    expect(shown).not.toBe(other)
    expect(await postJson(whole, keyed('draft-1-abc'))).toMatchObject({ status: 201 })
    expect(await postJson(enquiry, keyed('draft-1-abc'))).toMatchObject({ status: 422 })
  })

  test.each(['', 'short', 'with a blank', 'x'.repeat(201), '<script>', 'ключключключ'])('has a key of its own where the one sent is none: %j', async (key) => {
    const { postJson, store } = open()
    expect((await postJson({ ...maud, 'idempotency-key': key })).status).toBe(201)
    expect(store.list()[0]?.key).toMatch(/^form-[0-9a-f]{64}$/)
  })

  test('that fell into the trap is kept, and marked', async () => {
    const { postForm, store } = open()
    expect((await postForm({ ...maud, reference: 'https://spam.example' })).status).toBe(201)
    expect((await postForm({ ...maud, name: 'Ellery', website: '' })).status).toBe(201)
    expect(store.list().map(({ isSpam }) => isSpam)).toEqual([false, true])
  })

  test('that is wrong is answered with each problem, and not stored', async () => {
    const { postJson, postForm, store } = open()
    const answer = await postJson({ name: '', email: 'maud', message: 'x' })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({
      ok: false,
      errors: [{ field: 'name', message: 'Enter your name' }, { field: 'email', message: 'Enter an e-mail address, like name@company.co.uk' }],
    })
    const page = await postForm({ email: '<b>maud' }, { Accept: 'text/html' })
    expect(page.status).toBe(422)
    expect(await page.text()).toContain('<li>Enter your name</li>')
    expect(store.list()).toEqual([])
  })
})

describe('what is no enquiry is turned away', () => {
  test.each([
    ['broken JSON', '{"name":', { 'Content-Type': 'application/json' }],
    ['a list', '[]', { 'Content-Type': 'application/json' }],
    ['a word', '"name"', { 'Content-Type': 'application/json' }],
    ['text', 'name=Maud', { 'Content-Type': 'text/plain' }],
    ['XML', '<name/>', { 'Content-Type': 'application/xml' }],
    ['a broken form', '--x\r\nbroken', { 'Content-Type': 'multipart/form-data; boundary=y' }],
  ])('%s', async (_, body, headers) => {
    const { post, store } = open()
    expect([400, 422]).toContain((await post(body, headers)).status)
    expect(store.list()).toEqual([])
  })

  test('more than 128 KB', async () => {
    const { postJson, store } = open()
    expect((await postJson({ ...maud, message: 'x'.repeat(130 * 1024) })).status).toBe(413)
    expect(store.list()).toEqual([])
  })

  test('a file', async () => {
    const { post } = open()
    const form = new FormData()
    for (const [name, value] of Object.entries(maud)) form.append(name, value)
    form.set('message', new File(['x'], 'x.txt'))
    expect((await post(form)).status).toBe(422)
  })

  test('the longest enquiry there can be is not', async () => {
    const { postForm } = open()
    const answer = await postForm({ ...maud, name: '王'.repeat(200), message: '王'.repeat(10_000) })
    expect(answer.status).toBe(201)
  })
})

test('a form without scripts is led to the thanks of a site under a path', async () => {
  const server = makeReceiverServer({ file: ':memory:', origins: [site], base: '/site/' })
  const port = await listenAtFreePort(server)
  const answer = await fetch(`http://127.0.0.1:${port}/enquiries`, { method: 'POST', headers: { Accept: 'text/html' }, body: new URLSearchParams(maud), redirect: 'manual' })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Location')).toBe(`${site}/site/thankyou`)
  server.closeAllConnections()
  server.close()
})

test('too many from one caller are asked to wait, and nobody else', async () => {
  let time = 0
  let caller = 'one'
  const { postJson } = open({ rateLimit: limitRate(2, 60_000, () => time), callerOf: () => caller })
  const send = (name: string) => postJson({ ...maud, name }, { Origin: site })
  expect((await send('a')).status).toBe(201)
  expect((await send('b')).status).toBe(201)
  time = 45_500
  const answer = await send('c')
  expect(answer.status).toBe(429)
  expect(answer.headers.get('Retry-After')).toBe('15')
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(site)
  expect(answer.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After')
  caller = 'two'
  expect((await send('d')).status).toBe(201)
  caller = 'one'
  time = 60_000
  expect((await send('c')).status).toBe(201)
})

test('a person without scripts reads why a message is turned away; a script gets JSON', async () => {
  const { post, postForm, postJson } = open({ rateLimit: limitRate(3, 60_000) })
  const person = { Accept: 'text/html,*/*' }
  const long = await postForm({ ...maud, message: 'x'.repeat(130 * 1024) }, person)
  const odd = await post('name=Maud', { ...person, 'Content-Type': 'text/plain' })
  expect((await postJson(maud, { 'Content-Type': 'Application/JSON' })).status).toBe(201)
  const fourth = await postForm(maud, person)
  expect([long, odd, fourth].map(({ status }) => status)).toEqual([413, 400, 429])
  expect(fourth.headers.get('Retry-After')).toMatch(/^\d+$/)
  for (const [answer, words] of [[long, 'too long'], [odd, 'could not read your message'], [fourth, 'Wait a minute']] as const) {
    expect(answer.headers.get('Content-Type')).toContain('text/html')
    const text = await answer.text()
    expect(text).toContain(words)
    expect(text).toContain('what you wrote is still in the form')
  }
  expect(await (await postJson(maud)).json()).toEqual({ ok: false })
})

describe('other sites', () => {
  test('the site may send from its pages, with the headers that it needs', async () => {
    const { receiver } = open()
    const headers = { 'Origin': site, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type,idempotency-key' }
    const answer = await receiver.request('/enquiries', { method: 'OPTIONS', headers })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(site)
    expect(answer.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type,Idempotency-Key')
  })

  test('another site may not', async () => {
    const { receiver } = open()
    const answer = await receiver.request('/enquiries', { method: 'OPTIONS', headers: { 'Origin': 'https://evil.example', 'Access-Control-Request-Method': 'POST' } })
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull()
  })

  test('nobody may read what came in but this device', async () => {
    const { receiver, postJson } = open()
    await postJson(maud)
    for (const path of ['/', '/received.json']) {
      const here = await receiver.request(`http://127.0.0.1:4174${path}`, { headers: { Origin: site } })
      expect(here.status).toBe(200)
      expect(here.headers.get('Access-Control-Allow-Origin')).toBeNull()
      expect((await receiver.request(`http://evil.example${path}`)).status).toBe(403)
    }
    expect((await receiver.request('/enquiries')).status).toBe(404)
  })

  test('nor may who shares this device and does not know where the list stands', async () => {
    const { receiver, postJson } = open({ list: '/a-word-nobody-guesses' })
    await postJson(maud)
    for (const path of ['/', '/received.json']) expect((await receiver.request(path)).status).toBe(404)
    for (const path of ['/a-word-nobody-guesses/', '/a-word-nobody-guesses/received.json']) expect(await (await receiver.request(path)).text()).toContain(maud.message)
  })

  test('nor who looks into the file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'receiver-'))
    const store = openStore(join(folder, 'enquiries.db'))
    store.keep({ ...whole, key: 'draft-1-abc', isSpam: false, received: new Date().toISOString() })
    const rights = readdirSync(folder).map((file) => [file, (statSync(join(folder, file)).mode & 0o777).toString(8)])
    store.close()
    rmSync(folder, { recursive: true })
    expect(rights).toHaveLength(3)
    expect(rights.filter(([, mode]) => mode !== '600')).toEqual([])
  })
})

test('what came in is listed, the newest first, and nothing of it is taken for HTML', async () => {
  const { receiver, postJson } = open()
  await postJson({ ...maud, name: '<script>alert(1)</script>', message: '</bdi></pre><img src=x onerror=alert(1)>', services: ['seo'] })
  await postJson({ ...maud, name: '"\'&', company: '\u202egnp.exe' })
  const page = await (await receiver.request('/')).text()
  expect(page).toContain('<h1>2 enquiries</h1>')
  expect(page).toContain('<h2><bdi>&lt;script&gt;alert(1)&lt;/script&gt;</bdi></h2>')
  expect(page).toContain('&lt;/bdi&gt;&lt;/pre&gt;&lt;img src=x onerror=alert(1)&gt;')
  expect(page).not.toMatch(/<(?:script|img)/)
  const list: unknown = await (await receiver.request('/received.json')).json()
  expect(list).toMatchObject([{ company: '\u202egnp.exe' }, { services: ['seo'] }])
})

test('a fault is answered as one, and says nothing about itself', async () => {
  const { postJson, store } = open()
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  store.close()
  const answer = await postJson(maud)
  expect(answer.status).toBe(500)
  expect(await answer.json()).toEqual({ ok: false })
  expect(complaint).toHaveBeenCalledOnce()
  complaint.mockRestore()
})

describe('the database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'enquiries-'))
  const file = join(folder, 'deep', 'enquiries.db')
  afterAll(() => rmSync(folder, { recursive: true }))
  const stored = { ...maud, services: ['seo'], company: '', telephone: '', budget: 'not-sure', key: 'draft-1-abc', received: '2026-11-21T09:00:00.000Z', isSpam: false }

  test('outlives the receiver', () => {
    const store = openStore(file)
    expect(store.keep(stored)).toBe('new')
    store.close()
    const again = openStore(file)
    expect(again.list()).toEqual([stored])
    expect(again.keep({ ...stored, received: '2026-11-22T09:00:00.000Z' })).toBe('known')
    expect(again.keep({ ...stored, message: 'Two films.' })).toBe('other')
    expect(again.list()).toEqual([stored])
    again.close()
  })

  test('tells what came about a service that has another name by now', () => {
    const store = openStore(':memory:')
    const before = { ...stored, services: ['search-engines'] }
    store.keep(before)
    expect(store.list()).toEqual([before])
    store.close()
  })

  test('takes nothing that no schema has seen', () => {
    const store = openStore(':memory:')
    expect(() => store.keep({ ...stored, name: '' })).toThrow(/constraint/i)
    expect(() => store.keep({ ...stored, email: 'maud' })).toThrow(/constraint/i)
    expect(() => store.keep({ ...stored, key: '' })).toThrow(/constraint/i)
    store.close()
  })
})
