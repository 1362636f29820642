/** What an enquiry may be: the one schema that the form, the receiver and the tests share. */
import * as v from 'valibot'
import { budgets, serviceSlugs } from './choices.ts'
import { contactStrings } from './contactStrings.ts'

const { fields, problems } = contactStrings

/** Characters. Generous, since nothing is refused that could be right. */
export const limits = { name: 200, email: 320, company: 200, telephone: 100, message: 10_000 } as const

/** Halves of a character, as a phone's keyboard may leave them. What browsers have for it came after this site's oldest. */
const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\uFFFD')

/** Control characters and lone surrogates are no part of a word, and no header can be made without them. */
const oneLine = (text: string): string => wellFormed(text).replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** An address or a number: marks that cannot be seen, which address books and chats put round what is copied, are no part of it. */
const oneToken = (text: string): string => oneLine(text.replace(/\p{Cf}+/gu, ''))

const manyLines = (text: string): string =>
  wellFormed(text).replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n\t]+/gu, '').trim()

/** Anything that can be seen. Not "a letter": names are in any script, and Unicode grows. */
const visible = /[^\p{Z}\p{Cc}\p{Cf}]/u

/** Said only when it is so: to write the number, a browser reads a language's rules first. */
const tooLong = (field: keyof typeof limits) => (): string => problems.tooLong(fields[field].label, limits[field])

/** What is left out is empty: a form's fields that nobody filled in do not all arrive. */
const optionalLine = (field: keyof typeof limits, clean: (text: string) => string) =>
  v.optional(v.pipe(v.string(tooLong(field)), v.transform(clean), v.maxLength(limits[field], tooLong(field))), '')

const label = String.raw`[^\s@,;:<>()"[\].]+`
/**
 * Something@something. What a mailbox may be called is for mail servers to say; what stands behind the last @ is looked up by
 * its name, and none has a comma or two dots in a row in it (RFC 5321, 4.1.2): a slip for which nobody would ever get an answer.
 */
const mailAddress = new RegExp(String.raw`^.+@(?:\[[^\s@\]]+\]|${label}(?:\.${label})*\.?)$`, 'su')

const enquirySchema = v.object({
  name: v.optional(v.pipe(v.string(problems.name), v.transform(oneLine), v.regex(visible, problems.name), v.maxLength(limits.name, tooLong('name'))), ''),
  email: v.optional(v.pipe(v.string(problems.email), v.transform(oneToken), v.regex(mailAddress, problems.email), v.maxLength(limits.email, tooLong('email'))), ''),
  services: v.optional(v.pipe(v.array(v.picklist(serviceSlugs, problems.services), problems.services), v.transform((slugs) => [...new Set(slugs)])), []),
  message: v.optional(v.pipe(v.string(problems.message), v.transform(manyLines), v.regex(visible, problems.message), v.maxLength(limits.message, tooLong('message'))), ''),
  company: optionalLine('company', oneLine),
  telephone: optionalLine('telephone', oneToken),
  budget: v.optional(v.picklist(budgets, problems.budget), budgets[0]),
})

export type Enquiry = v.InferOutput<typeof enquirySchema>

/** What is wrong with a field, in words that say what to do. */
export interface EnquiryProblem {
  readonly field: keyof Enquiry
  readonly message: string
}

export type ReadEnquiry = { readonly enquiry: Enquiry } | { readonly problems: readonly EnquiryProblem[] }

const isField = (key: unknown): key is keyof Enquiry => typeof key === 'string' && key in enquirySchema.entries

/** Reads what stands in the form or has arrived at the receiver: cleaned, or with one problem for each wrong field. */
export function readEnquiry(values: unknown): ReadEnquiry {
  const result = v.safeParse(enquirySchema, values, { abortPipeEarly: true })
  if (result.success) return { enquiry: result.output }
  const found = new Map<keyof Enquiry, string>()
  for (const { path, message } of result.issues) {
    const field = path?.[0].key
    if (isField(field)) found.set(field, found.get(field) ?? message)
  }
  // What is no record at all has no field to blame.
  return { problems: found.size > 0 ? [...found].map(([field, message]) => ({ field, message })) : [{ field: 'message', message: problems.message }] }
}

/**
 * A name for exactly these words of this draft: the same words sent twice have the same key, changed words
 * another, whatever came of the first attempt. (FNV-1a; the platform's own digest works on HTTPS alone.)
 */
export function enquiryKey(draft: string, enquiry: Enquiry): string {
  let hash = 0x811c9dc5
  for (const letter of JSON.stringify(enquiry)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return `${draft}-${(hash >>> 0).toString(36)}`
}
