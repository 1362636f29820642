/** ms for which a page that has all its files is left alone by a browser that does not say when it is idle: every Safari. */
const lull = 200

/** Settles when the browser has nothing better to do, for what the first view does not need; at the latest after `limit` ms. */
export function whenIdle(limit = 2000): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve()
  return new Promise((resolve) => {
    const rest = () => setTimeout(resolve, lull)
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: limit })
    else if (document.readyState === 'complete') rest()
    else {
      addEventListener('load', rest, { once: true })
      setTimeout(resolve, limit)
    }
  })
}

/** At once, where the page has been shown already; on a first load when the browser is idle. */
export const whenShown = (): Promise<void> => (typeof document === 'undefined' || document.readyState === 'complete' ? Promise.resolve() : whenIdle())
