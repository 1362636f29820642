/** For the `ref` of what stands where a page was: to be seen and read at once. */
export const readAtOnce = (element: HTMLElement | null): void => element?.focus()

/** A document of its own: whatever is broken, or too old, does not go along. */
export const loadAgain = (): void => window.location.reload()
