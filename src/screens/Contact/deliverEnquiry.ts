import type { Delivery } from '#content/delivery'
import type { Enquiry } from '#content/enquiry'
import type { FormValues, Outcome } from '#machines/contactMachine'

/** One attempt to deliver an enquiry, by e-mail (`byMail.ts`) or to a form service (`byEndpoint.ts`). */
export type DeliverEnquiry = (parcel: {
  readonly delivery: Delivery
  /** What the draft is known by. */
  readonly draft: string
  readonly enquiry: Enquiry
  /** The fields that no visitor sees: what stands in them tells of a program. */
  readonly unseen: FormValues
  /** Aborted where the visitor stops the sending, or the attempt has had its time. */
  readonly signal: AbortSignal
}) => Promise<Outcome>
