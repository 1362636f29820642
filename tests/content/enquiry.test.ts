import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { budgets, serviceSlugs } from '#content/choices'
import { contactStrings } from '#content/contactStrings'
import { counts } from '#content/counts'
import { enquiryKey, limits, readEnquiry } from '#content/enquiry'
import { composeMail } from '#content/enquiryMail'
import { enquiryText } from '#content/enquiryText'
import { settings } from '#content/settings'
import { differingInOne, whole } from '../enquiries.ts'

const least = { name: 'Maud Ellery', email: 'maud@example.org', message: 'A film, by May.' }

const problemsOf = (values: unknown) => {
  const read = readEnquiry(values)
  return 'problems' in read ? read.problems : []
}
const enquiryOf = (values: unknown) => {
  const read = readEnquiry(values)
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  return read.enquiry
}

test('three fields are enough', () => {
  expect(enquiryOf(least)).toEqual({ ...least, services: [], company: '', telephone: '', budget: 'not-sure' })
  expect(enquiryOf(whole)).toEqual(whole)
})

test('every field of an enquiry is tried here, and what stands in it is kept', () => {
  expect(Object.keys(enquiryOf(least)).toSorted(), 'a field that is in the schema alone: write it into tests/enquiries.ts').toEqual(Object.keys(whole).toSorted())
  for (const [, enquiry] of differingInOne) expect(enquiryOf(enquiry)).toEqual(enquiry)
})

describe('nothing is refused that could be right', () => {
  test.each([
    'O’Brien', 'Ng', 'X Æ A-12', 'Þórdís Kolbrún', '王小明', 'محمد بن سلمان', 'אסתר', 'Ирина Ивановна', 'ʻAʻala', 'Nguyễn Thị Hồng', '👩‍🚀 Sam',
    'A', 'María-José de la Cruz y Fernández', 'i̇', 'ก', 'name@nickname', '1337', '‏שלום‏',
  ])('the name %s', (name) => {
    expect(enquiryOf({ ...least, name }).name).toBe(name)
  })

  test.each([
    'a@b', 'maud+larkhythe@example.org', 'maud.ellery@mail.museum', "o'brien@example.co.uk", '"maud ellery"@example.org', 'maud@[192.0.2.1]',
    '用户@例子.广告', 'maud@xn--fiqs8s', 'very.long.address.that.goes.on@and.on.and.on.example.engineering', '!#$%&*+-/=?^_`{|}~@example.org', 'a@b@c', 'maud@example.org.', 'maud@[IPv6:2001:db8::1]',
  ])('the address %s', (email) => {
    expect(enquiryOf({ ...least, email }).email).toBe(email)
  })

  test.each(['020 7946 0999', '+44 (0)20 7946 0999', '0044-20-7946.0999', 'ext. 12', '１２３', 'ring the bell twice', ''])('the telephone %s', (telephone) => {
    expect(enquiryOf({ ...least, telephone }).telephone).toBe(telephone)
  })

  test('a message of 10,000 characters, in lines', () => {
    const message = 'Wir suchen jemanden.\n\t– für März\n'.repeat(400).slice(0, limits.message - 1).concat('.')
    expect(message).toHaveLength(limits.message)
    expect(enquiryOf({ ...least, message }).message).toBe(message)
  })

  test('any of the services, and any budget', () => {
    expect(serviceSlugs).toHaveLength(counts.services)
    expect(enquiryOf({ ...least, services: serviceSlugs }).services).toEqual(serviceSlugs)
    for (const budget of budgets) expect(enquiryOf({ ...least, budget }).budget).toBe(budget)
    expect(Object.keys(contactStrings.budgets)).toEqual([...budgets])
  })
})

describe('what cannot be right is told, once for each field, in the order of the form', () => {
  test.each([
    ['nothing at all', {}, ['name', 'email', 'message']],
    ['an empty form', { name: '', email: '', services: [], message: '', company: '', telephone: '', budget: 'not-sure' }, ['name', 'email', 'message']],
    ['blanks', { name: ' \u00a0', email: ' ', message: '\n\t\n' }, ['name', 'email', 'message']],
    ['what cannot be seen', { ...least, name: '\u200b\u200d\ufeff', message: '\u00ad\u2060' }, ['name', 'message']],
    ['no @', { ...least, email: 'maud.example.org' }, ['email']],
    ['nothing before it', { ...least, email: '@example.org' }, ['email']],
    ...['maud@example,org', 'maud@example.org,', 'maud@example..org', 'maud@.org', 'maud@example.org;', 'maud@example.org>'].map((email): [string, object, string[]] => [`${email}, which is nowhere`, { ...least, email }, ['email']]),
    ['nothing after it', { ...least, email: 'maud.ellery@' }, ['email']],
    ['a service that is none', { ...least, services: ['seo', 'constructor'] }, ['services']],
    ['a budget that is none', { ...least, budget: 'all of it' }, ['budget']],
    ['too much of everything', Object.fromEntries(Object.entries({ ...whole, ...limits }).map(([name, most]) => [name, typeof most === 'number' ? `${'x'.repeat(most)}@y` : most])), ['name', 'email', 'message', 'company', 'telephone']],
    ['other types', { name: 1, email: null, services: 'seo', message: {}, company: [], telephone: false, budget: 7 }, ['name', 'email', 'services', 'message', 'company', 'telephone', 'budget']],
    ['no record', 'name=Maud', ['message']],
    ['null', null, ['message']],
  ])('%s', (_, values, fields) => {
    expect(problemsOf(values).map(({ field }) => field)).toEqual(fields)
    for (const { message } of problemsOf(values)) expect(message).toMatch(/^(?:Enter|Tell|Choose|[A-Z].*: use [\d,]+ characters or fewer$)/)
  })
})

test('control characters do not get through, and lines stay lines where there can be lines', () => {
  const read = enquiryOf({ name: 'Maud\r\nBcc: all@example.org\0', email: ' maud@example.org\n', message: 'one\r\ntwo\rthree\u2028four\u0007\u001b[31m', company: 'a\tb', telephone: '\u0085' })
  expect(read).toMatchObject({ name: 'Maud Bcc: all@example.org', email: 'maud@example.org', message: 'one\ntwo\nthree\nfour[31m', company: 'a b', telephone: '' })
})

test('marks that cannot be seen are no part of an address or a number, and stay in a name, whose script may want them', () => {
  const read = enquiryOf({ ...least, name: 'نازی\u200cن', email: '\u202amaud@example.org\u202c\u200b', telephone: '\u202d020 7946 0123\u202c ' })
  expect(read).toMatchObject({ name: 'نازی\u200cن', email: 'maud@example.org', telephone: '020 7946 0123' })
})

test('what has been read once reads the same again', () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.string({ unit: 'grapheme', maxLength: 40 }), fc.string())
  fc.assert(
    fc.property(fc.record({ name: text, email: text.map((part) => `m${part}@example.org`), message: text, company: text, telephone: text }), (values) => {
      const read = readEnquiry(values)
      expect('enquiry' in read ? readEnquiry(read.enquiry) : read).toEqual(read)
    }),
    { numRuns: 500 },
  )
})

test('the same words of a draft have one key, other words another', () => {
  const enquiry = enquiryOf(whole)
  expect(enquiryKey('draft', enquiry)).toBe(enquiryKey('draft', enquiryOf({ ...whole })))
  expect(enquiryKey('draft', enquiry)).toMatch(/^draft-[0-9a-z]+$/)
  const others = [enquiryKey('other', enquiry), ...Object.keys(whole).map((field) => enquiryKey('draft', { ...enquiry, [field]: field === 'services' ? [] : 'a@b' }))]
  expect(new Set([enquiryKey('draft', enquiry), ...others]).size).toBe(others.length + 1)
})

describe('as an e-mail', () => {
  test('it says everything, and leaves out what is empty', () => {
    expect(enquiryText(enquiryOf(whole))).toBe(
      'Name: Maud Ellery\nE-mail: maud@example.org\nCompany: Ellery & Daughters\nTelephone: 020 7946 0999\nServices: SEO, Local SEO\nBudget: Under £5,000\n\nA film, by May.',
    )
    expect(enquiryText(enquiryOf(least))).toBe('Name: Maud Ellery\nE-mail: maud@example.org\nBudget: Not sure yet\n\nA film, by May.')
  })

  test.each(differingInOne)('what stands in %s is in it', (_, enquiry) => {
    expect(enquiryText(enquiry)).not.toBe(enquiryText(whole))
  })

  test('a short one is handed over whole', () => {
    const { address, isWhole, text } = composeMail(enquiryOf(whole))
    const url = new URL(address)
    expect(isWhole).toBe(true)
    expect(url.pathname).toBe(settings.email)
    expect(url.searchParams.get('subject')).toBe('Enquiry from Maud Ellery')
    expect(url.searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'))
  })

  test('no address is longer than mail programs take, and no name can add a header', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3_000 })
    fc.assert(
      fc.property(text, text, (name, message) => {
        const read = readEnquiry({ ...least, name, message })
        if ('problems' in read) return
        const mail = composeMail(read.enquiry)
        const url = new URL(mail.address)
        expect(mail.address.length).toBeLessThanOrEqual(1_800)
        expect([...url.searchParams.keys()].every((key) => key === 'subject' || key === 'body')).toBe(true)
        expect(url.pathname).toBe(settings.email)
        if (mail.isWhole) expect(url.searchParams.get('body')).toBe(mail.text.replaceAll('\n', '\r\n'))
      }),
      { numRuns: 300 },
    )
  })
})
