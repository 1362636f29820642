import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deliver } from '#browser/deliver'

const parcel = { fields: { name: 'Maud' }, unseen: {}, key: 'key-of-the-enquiry', keyField: 'key' }
const send = (format: 'form' | 'json') => deliver({ kind: 'endpoint', address: 'https://forms.example/f/abc123', format }, parcel, new AbortController().signal)
const answerWith = (body: string): void => void vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { headers: { 'Content-Type': 'application/json' } })))

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a receiver that cannot be reached is one, and whoever builds the site is told why', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const reason = new TypeError('Failed to fetch')
  vi.stubGlobal('fetch', () => Promise.reject(reason))
  expect(await send('form')).toEqual({ kind: 'unreachable' })
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.any(String), reason)
})

test.each(['{"success": {"toString": 1}}', '{"success": "false"}', '{"success": false}', '{"success": null}'])('an answer of %s was one', async (body) => {
  answerWith(body)
  expect(await send('form')).toEqual({ kind: /false/.test(body) ? 'refused' : 'sent' })
})

test.each(['[]', '"ok"', 'true', 'null'])('JSON without fields, as %s, says nothing against an enquiry that was taken, and confirms none to who asks for “ok”', async (body) => {
  answerWith(body)
  expect(await send('form')).toEqual({ kind: 'sent' })
  answerWith(body)
  expect(await send('json')).toEqual({ kind: 'server' })
})

test('JSON that cannot be read confirms nothing', async () => {
  answerWith('{"ok": tr')
  expect(await send('form')).toEqual({ kind: 'server' })
})
