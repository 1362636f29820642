/** Settles when the browser has nothing better to do, for what the first view does not need; at the latest after `limit` ms. */
export function whenIdle(limit = 2000): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve()
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: limit })
    else setTimeout(resolve, limit)
  })
}

/** At once, where the page has been shown already; on a first load when the browser is idle. */
export const whenShown = (): Promise<void> => (typeof document === 'undefined' || document.readyState === 'complete' ? Promise.resolve() : whenIdle())
