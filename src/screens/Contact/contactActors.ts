import { fromPromise } from 'xstate'
import type { Delivery } from '#content/delivery'
import { trapField } from '#content/enquiryFields'
import type { FieldProblem, FormValues, Outcome } from '#machines/contactMachine'
import type { DeliverEnquiry } from './deliverEnquiry.ts'

const loadSchema = () => import('#content/enquiry')

/** By e-mail or to a form service: settled when the site is built, so that the code of the other is in no file of it. */
const loadDelivery = (): Promise<{ readonly deliverEnquiry: DeliverEnquiry }> =>
  import.meta.env.VITE_CONTACT_ENDPOINT ? import('./byEndpoint.ts') : import('./byMail.ts')

/** Who does what the chart of the form asks for. */
export function contactActors(delivery: Delivery) {
  // Fetched while the visitor writes; what fails now is asked for again when it is needed.
  for (const load of [loadSchema, loadDelivery]) load().catch(() => undefined)
  return {
    validate: fromPromise<readonly FieldProblem[], FormValues>(async ({ input }) => {
      const read = (await loadSchema()).readEnquiry(input)
      if ('problems' in read) return read.problems
      // An attempt has its time for the form service alone: nothing is left to fetch by then.
      await loadDelivery()
      return []
    }),
    deliver: fromPromise<Outcome, { draft: string; values: FormValues }>(async ({ input: { draft, values }, signal }) => {
      const [{ readEnquiry }, { deliverEnquiry }] = await Promise.all([loadSchema(), loadDelivery()])
      const read = readEnquiry(values)
      if ('problems' in read) return { kind: 'wrong', problems: read.problems }
      return deliverEnquiry({ delivery, draft, enquiry: read.enquiry, unseen: { [trapField]: values[trapField] ?? '' }, signal })
    }),
  }
}
