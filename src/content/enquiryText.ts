/** An enquiry as people read it, whether what stands in the form is right or not. */
import { slugOf } from './choices.ts'
import { contactStrings } from './contactStrings.ts'
import { serviceEntries } from './menu.ts'

export type EnquiryValues = Readonly<Record<string, string | readonly string[]>>

export function enquiryText(values: EnquiryValues): string {
  const { fields, budgets, copy } = contactStrings
  const typed = (name: string): string => String(values[name] ?? '').trim()
  const [, budget = ''] = Object.entries(budgets).find(([id]) => id === values['budget']) ?? []
  const chosen = serviceEntries.filter(({ path }) => values['services']?.includes(slugOf(path))).map(({ title }) => title)
  const facts = [
    [copy.name, typed('name')],
    [fields.email.label, typed('email')],
    [fields.company.label, typed('company')],
    [fields.telephone.label, typed('telephone')],
    [copy.services, chosen.join(', ')],
    [fields.budget.label, budget],
  ]
  return [...facts.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`), '', typed('message')].join('\n')
}
