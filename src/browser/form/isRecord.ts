/** Whether what has come from outside has fields that can be asked for: a list has none. */
export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
