/** An enquiry as people read it, whether what stands in the form is right or not. */
import { serviceSlug } from './choices.ts'
import { contactStrings } from './contactStrings.ts'
import { serviceEntries } from './menu.ts'

export type EnquiryValues = Readonly<Record<string, string | readonly string[]>>

export function enquiryText(values: EnquiryValues): string {
  const { fields, budgets } = contactStrings
  const lineOf = (name: keyof typeof fields, shown = String(values[name] ?? '').trim()): string => (shown === '' ? '' : `${fields[name].label}: ${shown}\n`)
  const chosen = serviceEntries.filter(({ path }) => values['services']?.includes(serviceSlug(path))).map(({ title }) => title)
  const [, budget = ''] = Object.entries(budgets).find(([id]) => id === values['budget']) ?? []
  return `${lineOf('name')}${lineOf('email')}${lineOf('company')}${lineOf('telephone')}${lineOf('services', chosen.join(', '))}${lineOf('budget', budget)}\n${String(values['message'] ?? '').trim()}`
}
