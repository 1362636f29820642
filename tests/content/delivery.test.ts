import { describe, expect, test } from 'vitest'
import { deliverySource, readDelivery, unreadNames } from '#content/delivery'
import { makePages } from '#content/pages'
import { byDelivery } from '#content/privacy'
import { netlifyHeaders, nginxSite, securityHeaders } from '../../bin/hostFiles.ts'
import { gatherContent } from '../../src/siteContent.ts'

const service = 'https://forms.example/f/lark;hythe?to=us'
const endpoint = readDelivery({ VITE_CONTACT_ENDPOINT: service })

test('where nothing is set, the visitor’s mail program is used', () => {
  expect(readDelivery({})).toEqual({ kind: 'mail' })
  expect(readDelivery({ VITE_CONTACT_ENDPOINT: '', VITE_CONTACT_FORMAT: '' })).toEqual({ kind: 'mail' })
})

test('an endpoint takes a form, or JSON where that is said', () => {
  expect(endpoint).toEqual({ kind: 'endpoint', address: service, format: 'form' })
  expect(readDelivery({ VITE_CONTACT_ENDPOINT: service, VITE_CONTACT_FORMAT: 'json' })).toMatchObject({ format: 'json' })
})

test.each(['http://localhost:4174/enquiries', 'http://127.0.0.1:4174/enquiries'])('%s is fine, being on this device', (address) => {
  expect(readDelivery({ VITE_CONTACT_ENDPOINT: address })).toMatchObject({ address })
})

test.each([
  'forms.example/larkhythe', '/enquiries', 'http://forms.example/larkhythe', 'http://localhost.example/', 'mailto:hello@larkhythe.example', 'javascript:alert(1)',
  'https://[2001:db8::1]/f', 'http://[::1]:4174/enquiries', 'https://*.forms.example/f', 'https://user:secret@forms.example/', 'https://forms.example/#top', 'https://', 'yes',
])('%s stops the build with a clear word', (value) => {
  expect(() => readDelivery({ VITE_CONTACT_ENDPOINT: value })).toThrow(/^VITE_CONTACT_ENDPOINT is “.*”: give it the https address of a form service/)
})

test('a format that is none, or one without an endpoint, stops the build', () => {
  expect(() => readDelivery({ VITE_CONTACT_ENDPOINT: service, VITE_CONTACT_FORMAT: 'xml' })).toThrow(/^VITE_CONTACT_FORMAT is “xml”/)
  expect(() => readDelivery({ VITE_CONTACT_FORMAT: 'xml' })).toThrow(/^VITE_CONTACT_FORMAT is “xml”/)
  expect(() => readDelivery({ VITE_CONTACT_FORMAT: 'json' })).toThrow(/^VITE_CONTACT_FORMAT says how to send to VITE_CONTACT_ENDPOINT, which is not set/)
})

test('a name with a slip in it is told, with the names that there are', () => {
  expect(unreadNames({ VITE_CONTACT_ENDPONT: service, VITE_CONTACT_FORMAT: 'json', PATH: '/bin' })).toEqual([
    'VITE_CONTACT_ENDPONT is set, and nothing reads it: the site knows VITE_CONTACT_ENDPOINT and VITE_CONTACT_FORMAT.',
  ])
  expect(unreadNames({ VITE_CONTACT_ENDPOINT: service, VITE_CONTACT_FORMAT: '' })).toEqual([])
})

describe('the content security policy', () => {
  const policyFor = (delivery: ReturnType<typeof readDelivery>) =>
    Object.fromEntries(String(securityHeaders(delivery, [])['Content-Security-Policy']).split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]))

  test('lets a form open mail, and nothing be fetched', () => {
    expect(policyFor({ kind: 'mail' })).toMatchObject({ 'connect-src': "'self'", 'form-action': "'self' mailto:" })
  })

  test('lets enquiries go to the endpoint, and to nothing beside it', () => {
    expect(deliverySource(endpoint)).toBe('https://forms.example/f/lark%3Bhythe')
    expect(policyFor(endpoint)).toMatchObject({ 'connect-src': "'self' https://forms.example/f/lark%3Bhythe", 'form-action': "'self' https://forms.example/f/lark%3Bhythe" })
  })

  test.each([
    ['Netlify and Cloudflare Pages', netlifyHeaders],
    ['nginx', (site: Parameters<typeof netlifyHeaders>[0]) => nginxSite(site, '/var/www')],
  ])('is the same wherever %s sends one', (_, write) => {
    for (const delivery of [endpoint, readDelivery({})]) {
      const headers = securityHeaders(delivery, [])
      const sent = [...write({ headers, pageHeaders: {}, redirects: {}, paths: [], base: '/' }).matchAll(/Content-Security-Policy:? "?([^"\n]+)/g)].map(([, policy]) => policy)
      expect([...new Set(sent)]).toEqual([headers['Content-Security-Policy']])
    }
  })
})

test('the privacy notice says who receives an enquiry and how long a draft of it is kept, as the site delivers it', () => {
  const content = gatherContent()
  const told = (delivery: ReturnType<typeof readDelivery>): string => JSON.stringify(makePages(content, delivery).find(({ path }) => path === '/privacy')?.model)
  const words = (kind: keyof typeof byDelivery): readonly string[] => Object.values(byDelivery[kind]).flat()
  const [ofMail, ofEndpoint] = [told({ kind: 'mail' }), told(endpoint)]
  for (const [said, own, other] of [[ofMail, words('mail'), words('endpoint')], [ofEndpoint, words('endpoint'), words('mail')]] as const) {
    expect(own.filter((text) => !said.includes(text))).toEqual([])
    expect(other.filter((text) => !own.includes(text) && said.includes(text))).toEqual([])
  }
  // What is sent from a visitor's own mail program the site cannot see go.
  expect(ofMail).not.toContain('when the site has sent it')
})
