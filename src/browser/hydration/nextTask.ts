/** Settles in a task of its own: the browser answers what is waiting first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve))
