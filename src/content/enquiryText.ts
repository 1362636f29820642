/** An enquiry as people read it, whether what stands in the form is right or not. */
import { slugOf } from './choices.ts'
import { contactStrings } from './contactStrings.ts'
import type { Enquiry } from './enquiry.ts'
import { serviceEntries } from './menu.ts'

export type EnquiryValues = Readonly<Record<string, string | readonly string[]>>

export function enquiryText(values: EnquiryValues): string {
  const { fields, budgets, copy } = contactStrings
  const typed = (name: keyof Enquiry): string => String(values[name] ?? '').trim()
  const [, budget = ''] = Object.entries(budgets).find(([id]) => id === values['budget']) ?? []
  const chosen = serviceEntries.filter(({ path }) => values['services']?.includes(slugOf(path))).map(({ title }) => title)
  const facts = {
    name: [copy.name, typed('name')],
    email: [fields.email.label, typed('email')],
    company: [fields.company.label, typed('company')],
    telephone: [fields.telephone.label, typed('telephone')],
    services: [copy.services, chosen.join(', ')],
    budget: [fields.budget.label, budget],
  } satisfies Record<Exclude<keyof Enquiry, 'message'>, readonly string[]>
  return [...Object.values(facts).filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`), '', typed('message')].join('\n')
}
