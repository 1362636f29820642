import { html } from 'hono/html'
import type { Enquiry, EnquiryProblem } from '#content/enquiry'
import type { StoredEnquiry } from './openStore.ts'

type Html = ReturnType<typeof html>

/** Every value goes through `html`, which escapes it; `bdi` keeps writing from right to left to itself. */
const page = (title: string, body: Html): Html => html`<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${title}</title>
  </head>
  <body>
    <h1>${title}</h1>
    ${body}
  </body>
</html>`

const fact = (name: string, value: string): Html => html`<dt>${name}</dt><dd><bdi>${value}</bdi></dd>`

function entry({ key, received, isSpam, name, email, services, message, company, telephone, budget }: StoredEnquiry): Html {
  const facts = {
    email: fact('E-mail', email),
    company: fact('Company', company),
    telephone: fact('Telephone', telephone),
    services: fact('Services', services.join(', ')),
    budget: fact('Budget', budget),
  } satisfies Record<Exclude<keyof Enquiry, 'name' | 'message'>, Html>
  return html`
    <article id="${key}">
      <h2><bdi>${name}</bdi>${isSpam ? ' (held back as spam)' : ''}</h2>
      <dl>
        ${fact('Received', received)}
        ${Object.values(facts)}
      </dl>
      <pre><bdi>${message}</bdi></pre>
    </article>`
}

/** What came in, for whoever runs the receiver. */
export const listPage = (enquiries: readonly StoredEnquiry[]): Html =>
  page(`${enquiries.length} ${enquiries.length === 1 ? 'enquiry' : 'enquiries'}`, html`<p><a href="received.json">The same as JSON</a></p>${enquiries.map(entry)}`)

const back = html`<p>Go back with your browser’s Back button: what you wrote is still in the form.</p>`

/** For a form that was sent without scripts. */
export const problemPage = (problems: readonly EnquiryProblem[]): Html =>
  page('There is a problem', html`<ul>${problems.map(({ message }) => html`<li>${message}</li>`)}</ul>${back}`)

const refusals = {
  400: 'We could not read your message. Send it again, or send it by e-mail.',
  413: 'The message is too long. Make it shorter, or send the rest by e-mail.',
  422: 'Another message was sent from this form already. Copy what you wrote, load the form again, and paste it in.',
  429: 'Too many messages came at once. Wait a minute, then send yours again.',
  500: 'Something went wrong here, and your message was not kept. Send it again in a moment.',
} as const

/** A status with which an enquiry is turned away, whatever its fields hold. */
export type Refusal = keyof typeof refusals

/** For a form that was sent without scripts and is turned away. */
export const refusalPage = (status: Refusal): Html => page('Your message was not accepted', html`<p>${refusals[status]}</p>${back}`)
