/** An enquiry as an e-mail that the visitor sends. */
import { contactStrings } from './contactStrings.ts'
import type { Enquiry } from './enquiry.ts'
import { enquiryText } from './enquiryText.ts'
import { settings } from './settings.ts'

/** Longer addresses are cut or refused by some mail programs, characters. */
const longestAddress = 1_800

export interface EnquiryMail {
  /** The whole message. */
  readonly text: string
  /** A `mailto:` address with as much of it as every mail program takes. */
  readonly address: string
  /** Whether the address holds the whole of it. */
  readonly isWhole: boolean
}

const addressWith = (subject: string): string => `mailto:${settings.email}?subject=${encodeURIComponent(subject)}`

/** For a form that a browser sends by itself: it puts all fields into the message. */
export const formAddress = addressWith(contactStrings.mail.plainSubject)

const addressOf = (subject: string, body: string): string => `${addressWith(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`

export function composeMail(enquiry: Enquiry): EnquiryMail {
  const { mail } = contactStrings
  const text = enquiryText(enquiry)
  const whole = addressOf(mail.subject(enquiry.name), text)
  if (whole.length <= longestAddress) return { text, address: whole, isWhole: true }
  const short = [mail.subject(enquiry.name), mail.plainSubject].map((subject) => addressOf(subject, `${mail.longBody}\n\n`))
  // A name can be so long that it leaves no room.
  return { text, address: short.find(({ length }) => length <= longestAddress) ?? `mailto:${settings.email}`, isWhole: false }
}
