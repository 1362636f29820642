import { expect, test } from 'vitest'
import { madeUpFacts } from '../../bin/madeUpFacts.ts'

const facts = { siteUrl: 'https://www.larkhythe.co.uk', companyNumber: '01234567', telephone: { href: 'tel:+442071234567' }, email: 'hello@larkhythe.co.uk', address: { postcode: 'SE16 4AB' } }

test('of facts that may be true nothing is said', () => {
  expect(madeUpFacts(facts)).toEqual([])
})

test.each([
  ['siteUrl', { siteUrl: 'https://www.larkhythe.example/site' }],
  ['companyNumber', { companyNumber: '00000000' }],
  ['telephone', { telephone: { href: 'tel:+442079460123' } }],
  ['email', { email: 'hello@larkhythe.example' }],
  ['address', { address: { postcode: 'SE16 0VK' } }],
])('a %s that cannot be true is named', (field, change) => {
  expect(madeUpFacts({ ...facts, ...change })).toEqual([expect.stringMatching(`^Made up in src/content/settings.ts: ${field}\\. `)])
})
