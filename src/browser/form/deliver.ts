import type { Delivery } from '#content/delivery'
import type { FormFields } from './formFields.ts'
import { isRecord } from './isRecord.ts'

/** What came of an attempt; `wait` is how long the form service asks for, in ms. */
export type DeliveryOutcome =
  | { readonly kind: 'sent' | 'offline' | 'refused' | 'unreachable' }
  | { readonly kind: 'wrong'; readonly problems: readonly { readonly field: string; readonly message: string }[] }
  | { readonly kind: 'tooMany' | 'server'; readonly wait?: number }

export interface Parcel {
  readonly fields: FormFields
  /** Sent beside them: the visitor cannot see these, and put nothing right in them. */
  readonly unseen: FormFields
  /** The same for each attempt to send the same words. */
  readonly key: string
  /** What the key is called where it travels as a field. */
  readonly keyField: string
}

type Endpoint = Extract<Delivery, { kind: 'endpoint' }>

function formBody({ fields, unseen, key, keyField }: Parcel): URLSearchParams {
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...fields, ...unseen })) for (const one of [value].flat()) if (one !== '') body.append(name, one)
  body.append(keyField, key)
  return body
}

function request(format: Endpoint['format'], parcel: Parcel): RequestInit {
  return format === 'json'
    ? { body: JSON.stringify({ ...parcel.fields, ...parcel.unseen }), headers: { 'Accept': 'application/json', 'Content-Type': 'application/json', 'Idempotency-Key': parcel.key } }
    : { body: formBody(parcel), headers: { Accept: 'application/json' } }
}

/** A pause in seconds, or a date. */
function waitIn({ headers }: Response): { wait?: number } {
  const asked = headers.get('Retry-After')
  if (!asked) return {}
  const wait = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - Date.now()
  return Number.isNaN(wait) ? {} : { wait: Math.max(0, wait) }
}

/** The fields of the answer's JSON, none where it is no record; nothing where it cannot be read. */
async function jsonOf(response: Response): Promise<Record<string, unknown> | undefined> {
  const answer: unknown = await response.json().catch(() => undefined)
  return answer === undefined || isRecord(answer) ? answer : {}
}

/** What the visitor can put right: of each field that can be seen the first fault that is told in words. */
function problemsIn(answer: Record<string, unknown> | undefined, fields: FormFields): { field: string; message: string }[] {
  const errors = Array.isArray(answer?.['errors']) ? answer['errors'] : []
  const found = new Map<string, string>()
  for (const { field, message } of errors.filter(isRecord)) {
    if (typeof field !== 'string' || typeof message !== 'string' || message.trim() === '') continue
    if (Object.hasOwn(fields, field) && !found.has(field)) found.set(field, message)
  }
  return [...found].map(([field, message]) => ({ field, message }))
}

const saysNo = (answer: Record<string, unknown>): boolean =>
  answer['ok'] === false || answer['success'] === false || answer['success'] === 'false' || (Array.isArray(answer['errors']) && answer['errors'].length > 0)

async function outcomeOf(response: Response, format: Endpoint['format'], fields: FormFields): Promise<DeliveryOutcome> {
  const { status, type } = response
  // Form services lead a form without scripts to a page of thanks: whoever does so has taken it.
  if (type === 'opaqueredirect') return { kind: format === 'form' ? 'sent' : 'server' }
  if (status === 429) return { kind: 'tooMany', ...waitIn(response) }
  // 409: an earlier attempt with the same key is being worked on still.
  if (status >= 500 || status === 408 || status === 409 || status === 425) return { kind: 'server', ...waitIn(response) }

  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false
  const answer = isJson ? await jsonOf(response) : undefined
  if (response.ok) {
    if (format === 'form' && !isJson) return { kind: 'sent' }
    if (!answer) return { kind: 'server' }
    if (!saysNo(answer)) return { kind: format === 'form' || answer['ok'] === true ? 'sent' : 'server' }
  }
  const problems = problemsIn(answer, fields)
  return problems.length > 0 ? { kind: 'wrong', problems } : { kind: 'refused' }
}

/** Why there was no answer is nothing to a visitor, and all to whoever connects the form to its receiver. */
function unanswered(reason: unknown): DeliveryOutcome {
  // oxlint-disable-next-line no-console
  if (import.meta.env.DEV) console.error('The enquiry had no answer:', reason)
  return { kind: navigator.onLine ? 'unreachable' : 'offline' }
}

/**
 * One attempt to deliver: each answer, and none, is an outcome. What the browser says of the line explains a
 * failure and prevents no attempt: it can be wrong.
 */
export async function deliver({ address, format }: Endpoint, parcel: Parcel, signal: AbortSignal): Promise<DeliveryOutcome> {
  const answer = await fetch(address, { ...request(format, parcel), method: 'POST', credentials: 'omit', redirect: 'manual', signal }).catch(unanswered)
  return 'kind' in answer ? answer : outcomeOf(answer, format, parcel.fields)
}
