import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { secureHeaders } from 'hono/secure-headers'
import { readEnquiry } from '#content/enquiry'
import type { Enquiry } from '#content/enquiry'
import { keyField, trapField } from '#content/enquiryFields'
import { listPage, problemPage, refusalPage } from './pages.ts'
import type { Refusal } from './pages.ts'
import type { RateLimit } from './limitRate.ts'
import type { EnquiryStore } from './openStore.ts'

export interface ReceiverOptions {
  readonly store: EnquiryStore
  /** Where the site may be; its pages may send from there, and none may read. */
  readonly origins: readonly string[]
  /** The page of thanks, for a form that was sent without scripts. */
  readonly thanks: string
  readonly rateLimit: RateLimit
  /** What stands before the addresses of the lists, with a slash before it. A word that nobody guesses keeps them from whoever else can reach this port. */
  readonly list?: string
  /** Who is calling. */
  readonly callerOf: (context: Context) => string
}

/** The longest enquiry has some 12,000 characters; written for a form each can take nine bytes. */
const largestBody = 128 * 1024

/** Without scripts a form has no key: the same words on the same day are the same enquiry. */
function keyOf(enquiry: Enquiry): string {
  const day = new Date().toISOString().slice(0, 10)
  return `form-${createHash('sha256').update(`${day} ${JSON.stringify(enquiry)}`).digest('hex')}`
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a person waits for the answer, and no script. */
const wantsPage = ({ req }: Context): boolean => req.header('Accept')?.includes('text/html') ?? false

const refuse = (context: Context, status: Refusal, headers: Record<string, string> = {}): Response | Promise<Response> =>
  wantsPage(context) ? context.html(refusalPage(status), status, headers) : context.json({ ok: false }, status, headers)

/** The fields that were sent, as JSON or by a form; nothing where it is neither. */
async function readBody({ req }: Context): Promise<Record<string, unknown> | undefined> {
  const type = req.header('Content-Type')?.toLowerCase() ?? ''
  if (type.startsWith('application/json')) {
    const body: unknown = await req.json().catch(() => undefined)
    return isRecord(body) ? body : undefined
  }
  if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/.test(type)) return undefined
  const fields: Record<string, unknown> | undefined = await req.parseBody({ all: true }).catch(() => undefined)
  // One chosen service comes as itself, several come as a list.
  return fields && (typeof fields['services'] === 'string' ? { ...fields, services: [fields['services']] } : fields)
}

/** A receiving end for the contact form: checks what it gets by the form's own schema, and keeps each enquiry once. */
export function createReceiver({ store, origins, thanks, rateLimit, list = '', callerOf }: ReceiverOptions): Hono {
  const receiver = new Hono()
  receiver.use(secureHeaders({ strictTransportSecurity: false, contentSecurityPolicy: { defaultSrc: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"], frameAncestors: ["'none'"] } }))
  receiver.use('/enquiries', cors({
    origin: [...origins],
    allowMethods: ['POST'],
    allowHeaders: ['Content-Type', 'Idempotency-Key'],
    exposeHeaders: ['Retry-After'],
    maxAge: 600,
  }))
  receiver.use('/enquiries', async (context, next) => {
    const wait = rateLimit.wait(callerOf(context))
    if (wait === 0) return next()
    return refuse(context, 429, { 'Retry-After': String(wait) })
  })

  receiver.post('/enquiries', bodyLimit({ maxSize: largestBody, onError: (context) => refuse(context, 413) }), async (context) => {
    const isPage = wantsPage(context)
    const fields = await readBody(context)
    if (!fields) return refuse(context, 400)

    const read = readEnquiry(fields)
    if ('problems' in read) {
      return isPage ? context.html(problemPage(read.problems), 422) : context.json({ ok: false, errors: read.problems }, 422)
    }
    const sent = context.req.header('Idempotency-Key') ?? fields[keyField]
    const key = typeof sent === 'string' && /^[\w-]{8,200}$/.test(sent) ? sent : keyOf(read.enquiry)
    const isSpam = fields[trapField] !== undefined && fields[trapField] !== ''
    const kept = store.keep({ ...read.enquiry, key, isSpam, received: new Date().toISOString() })
    if (kept === 'other') return refuse(context, 422)
    return isPage ? context.redirect(thanks, 303) : context.json({ ok: true, key }, kept === 'new' ? 201 : 200)
  })

  // The lists hold people's names: they are for this device, and for no page of another site that calls itself by its address.
  receiver.use(async (context, next) => {
    const { hostname } = new URL(context.req.url)
    if (['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return next()
    return context.text('403 Forbidden', 403)
  })
  receiver.get(`${list}/`, (context) => context.html(listPage(store.list())))
  // Not beneath the path that what stands in front of a site is told to send here.
  receiver.get(`${list}/received.json`, (context) => context.json(store.list()))

  receiver.onError((error, context) => {
    console.error(error)
    return refuse(context, 500)
  })
  return receiver
}
