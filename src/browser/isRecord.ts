/** Whether what has come from outside has fields that can be asked for. */
export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
