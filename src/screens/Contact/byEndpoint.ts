import { deliver } from '#browser/form/deliver'
import { enquiryKey } from '#content/enquiry'
import { keyField } from '#content/enquiryFields'
import type { DeliverEnquiry } from './deliverEnquiry.ts'

/** To the form service that was set when the site was built. */
export const deliverEnquiry: DeliverEnquiry = ({ delivery, draft, enquiry, unseen, signal }) => {
  if (delivery.kind === 'mail') throw new Error('The site was built for a form service, and the page names none.')
  return deliver(delivery, { fields: enquiry, unseen, key: enquiryKey(draft, enquiry), keyField }, signal)
}
