import { openMail } from '#browser/form/mailProgram'
import { composeMail } from '#content/enquiryMail'
import type { DeliverEnquiry } from './deliverEnquiry.ts'

/** Where no form service is set: the visitor's mail program has the message, and the visitor sends it. */
export const deliverEnquiry: DeliverEnquiry = async ({ enquiry, signal }) => ({ kind: 'handedOver', handOver: await openMail(composeMail(enquiry), signal) })
