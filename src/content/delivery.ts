/** Where an enquiry goes, as the build's environment says. */

export type Delivery =
  /** The visitor's own mail program: nothing is sent by the site. */
  | { readonly kind: 'mail' }
  | {
      readonly kind: 'endpoint'
      readonly address: string
      /** What the endpoint takes and answers: a form POST, answered with any 2xx; or JSON, answered with JSON that says `ok`. */
      readonly format: 'form' | 'json'
    }

const names = ['VITE_CONTACT_ENDPOINT', 'VITE_CONTACT_FORMAT'] as const

/** What is set beside them for the site and read by nothing: with a slip in a name it would be built for mail. */
export const unreadNames = (environment: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.keys(environment)
    .filter((name) => name.startsWith('VITE_') && !names.some((known) => known === name))
    .map((name) => `${name} is set, and nothing reads it: the site knows ${names.join(' and ')}.`)

const isThisDevice = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1'].includes(hostname)

/** @throws where a value is set that no form could be sent to. */
export function readDelivery(environment: { readonly [Name in (typeof names)[number]]?: unknown }): Delivery {
  const { VITE_CONTACT_ENDPOINT: endpoint = '', VITE_CONTACT_FORMAT: format = '' } = environment
  if (format !== '' && format !== 'form' && format !== 'json') {
    throw new Error(`VITE_CONTACT_FORMAT is “${String(format)}”: give it form or json, or leave it unset for form.`)
  }
  if (endpoint === '') {
    if (format !== '') throw new Error('VITE_CONTACT_FORMAT says how to send to VITE_CONTACT_ENDPOINT, which is not set: set that too, or unset this.')
    return { kind: 'mail' }
  }
  const url = URL.parse(String(endpoint))
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisDevice(url))
  // A content security policy cannot name an IPv6 address, and a * lets in too much.
  const isNameable = !/[[*]/.test(url?.hostname ?? '')
  if (!url || !isSafe || !isNameable || url.username || url.password || url.hash) {
    throw new Error(
      `VITE_CONTACT_ENDPOINT is “${String(endpoint)}”: give it the https address of a form service, like https://forms.example/larkhythe (http on localhost alone, no user, no #, no * and no IPv6 address), or leave it unset and the form uses the visitor's e-mail program.`,
    )
  }
  return { kind: 'endpoint', address: url.href, format: format === 'json' ? 'json' : 'form' }
}

/** Where a form may go, as a content security policy names it: this address and no other. */
export function deliverySource(delivery: Delivery): string {
  if (delivery.kind === 'mail') return 'mailto:'
  const { origin, pathname } = new URL(delivery.address)
  return `${origin}${pathname.replace(/[;,$]/g, encodeURIComponent)}`
}
