import { fromPromise } from 'xstate'
import type { Delivery } from '#content/delivery'
import type { Enquiry } from '#content/enquiry'
import { trapField } from '#content/enquiryFields'
import type { FieldProblem, FormValues, Outcome } from '#machines/contactMachine'

export type DeliverEnquiry = (parcel: {
  readonly delivery: Delivery
  readonly draft: string
  readonly enquiry: Enquiry
  readonly unseen: FormValues
  readonly signal: AbortSignal
}) => Promise<Outcome>

const schema = () => import('#content/enquiry')

/** Settled when the site is built: the other way is in no file of it. */
const way = (): Promise<{ readonly deliverEnquiry: DeliverEnquiry }> =>
  import.meta.env.VITE_CONTACT_ENDPOINT ? import('./byEndpoint.ts') : import('./byMail.ts')

/** Who does what the chart of the form asks for. */
export function contactActors(delivery: Delivery) {
  // Fetched while the visitor writes; what fails now is asked for again when it is needed.
  for (const load of [schema, way]) load().catch(() => undefined)
  return {
    validate: fromPromise<readonly FieldProblem[], FormValues>(async ({ input }) => {
      const read = (await schema()).readEnquiry(input)
      if ('problems' in read) return read.problems
      // An attempt has its time for the form service alone: nothing is left to fetch by then.
      await way()
      return []
    }),
    deliver: fromPromise<Outcome, { draft: string; values: FormValues }>(async ({ input: { draft, values }, signal }) => {
      const [{ readEnquiry }, { deliverEnquiry }] = await Promise.all([schema(), way()])
      const read = readEnquiry(values)
      if ('problems' in read) return { kind: 'wrong', problems: read.problems }
      return deliverEnquiry({ delivery, draft, enquiry: read.enquiry, unseen: { [trapField]: values[trapField] ?? '' }, signal })
    }),
  }
}
