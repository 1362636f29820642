/** What can be chosen in the contact form. */
import type { contactStrings } from './contactStrings.ts'
import { serviceEntries } from './menu.ts'

/** The last part of a path: what the form and its address name a service by, and files are named by. */
export const slugOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

export const serviceSlugs: readonly string[] = serviceEntries.map(({ path }) => slugOf(path))

export type Budget = keyof typeof contactStrings.budgets

/** The first is chosen at first. */
export const budgets = ['not-sure', 'under-5000', '5000-to-15000', '15000-to-40000', 'over-40000'] as const satisfies readonly Budget[]
