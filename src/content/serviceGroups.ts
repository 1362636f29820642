/** The dropdown's columns, in their order. Not in `menu.ts`: the schema wants them, and it is read before anything can say which file of words is wrong. */
export const serviceGroups = ['brand', 'search', 'content', 'web'] as const

export type ServiceGroup = (typeof serviceGroups)[number]
