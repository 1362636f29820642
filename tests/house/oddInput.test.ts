import fc from 'fast-check'
import { expect, test } from 'vitest'
import { serviceSlugs } from '#content/choices'
import { readEnquiry } from '#content/enquiry'
import { createReceiver } from '../../receiver/createReceiver.ts'
import { limitRate } from '../../receiver/limitRate.ts'
import { openStore } from '../../receiver/openStore.ts'
import type { EnquiryStore, StoredEnquiry } from '../../receiver/openStore.ts'
import { listPage } from '../../receiver/pages.ts'
import { oddText } from '../oddText.ts'

const anything = fc.oneof({ weight: 9, arbitrary: oddText }, { weight: 1, arbitrary: fc.anything({ maxDepth: 2 }) })
/** Mostly what the form could hold, so that most of what is tried comes as far as the database. */
const mostly = <Right, Odd>(right: fc.Arbitrary<Right>, odd: fc.Arbitrary<Odd>) => fc.oneof({ weight: 9, arbitrary: right }, { weight: 1, arbitrary: odd })
const values = {
  name: anything,
  email: mostly(oddText.map((text) => `${text}@example.org`), anything),
  services: mostly(fc.subarray([...serviceSlugs]), fc.oneof(fc.array(fc.oneof(fc.constantFrom(...serviceSlugs), oddText), { maxLength: 3 }), anything)),
  message: anything,
  company: anything,
  telephone: anything,
  budget: mostly(fc.constantFrom('not-sure', 'over-40000'), anything),
  website: mostly(fc.constant(''), anything),
}
const fields = mostly(fc.record(values, { requiredKeys: ['name', 'email', 'message'] }), fc.record({ ...values, '__proto__': anything, 'constructor': anything }, { requiredKeys: [] }))

/** What a browser makes of the fields when it sends them as a form. */
function asForm(values: object): URLSearchParams {
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) for (const one of [value].flat()) body.append(name, typeof one === 'string' ? one.toWellFormed() : String(typeof one))
  return body
}

const tagsOfTheList = /^(?:html|head|meta|title|body|h1|p|a|article|h2|bdi|dl|dt|dd|pre)$/

test('10,000 odd inputs break nothing, and what is stored of them is clean', async () => {
  const store = openStore(':memory:')
  let last: StoredEnquiry | undefined
  const noted: EnquiryStore = {
    ...store,
    keep(enquiry) {
      last = enquiry
      return store.keep(enquiry)
    },
  }
  const receiver = createReceiver({ store: noted, origins: ['http://127.0.0.1:4173'], thanks: '/thankyou', rateLimit: limitRate(Infinity, 1), callerOf: () => 'here' })
  const counts = { stored: 0, refused: 0 }
  let run = 0
  await fc.assert(
    fc.asyncProperty(fields, fc.boolean(), fc.boolean(), async (sent, isJson, isPage) => {
      run += 1
      const json = isJson ? JSON.stringify(sent) : undefined
      const headers = {
        'Accept': isPage ? 'text/html' : 'application/json',
        'Content-Type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
        'Idempotency-Key': `odd-input-${run}`,
      }
      const answer = await receiver.request('/enquiries', { method: 'POST', headers, body: json ?? asForm(sent).toString() })
      expect([201, 303, 413, 422]).toContain(answer.status)
      const said = await answer.text()
      // Nothing that was sent is sent back, but the key.
      expect(said).not.toMatch(/<script|onerror|Bcc:|\u202e/i)
      if (json !== undefined && Buffer.byteLength(json) < 100_000) expect([201, 303].includes(answer.status)).toBe('enquiry' in readEnquiry(JSON.parse(json)))
      if (answer.status === 413 || answer.status === 422) {
        counts.refused += 1
        return
      }
      counts.stored += 1
      if (!last) throw new Error('It was confirmed, and was not stored.')
      const { key: _key, received: _received, isSpam: _isSpam, ...enquiry } = last
      expect(readEnquiry(enquiry)).toEqual({ enquiry })
      expect(Object.values({ ...enquiry, services: '', message: '' }).join('')).not.toMatch(/\p{Cc}/u)
      expect(enquiry.message).not.toMatch(/[^\P{Cc}\n\t]/u)
      const tags = [...String(await listPage([last])).matchAll(/<[/!]?([a-z][^\s/>]*)/gi)].map(([, tag = '']) => tag)
      expect(tags.filter((tag) => !tagsOfTheList.test(tag) && tag !== 'doctype')).toEqual([])
    }),
    { numRuns: 10_000 },
  )
  expect(store.list()).toHaveLength(counts.stored)
  console.log(`Odd inputs to the receiver: ${run}, of which ${counts.stored} were stored and ${counts.refused} refused.`)
}, 240_000)
