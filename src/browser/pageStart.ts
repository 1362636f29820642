/** For how long the page has been there, in ms; 0 while it is prerendered. */
export const sinceStart = (): number => (typeof window === 'undefined' ? 0 : performance.now())
