/** How much of a picture's height is clear above the object that it shows, in steps, since a style cannot read the picture. */
const step = 0.06
const steps = 7

/** The share of each step. */
export const clearShares = Array.from({ length: steps }, (_, at) => String(at * step))

/** The step that is nearest to so many percent. */
export const clearStep = (percent: number): number => Math.min(steps - 1, Math.round(percent / 100 / step))
