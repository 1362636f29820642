/** For how long the page has been in sight, in ms; 0 while it is prerendered. */
export function sinceFirstPaint(): number {
  if (typeof window === 'undefined') return 0
  const paint = performance.getEntriesByName('first-contentful-paint')[0] ?? performance.getEntriesByName('first-paint')[0]
  return paint ? performance.now() - paint.startTime : 0
}
