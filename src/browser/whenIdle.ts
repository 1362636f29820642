/** Settles when the browser has nothing better to do, for what the first view does not need; at the latest after `limit` ms. */
export function whenIdle(limit = 2000): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve()
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: limit })
    else setTimeout(resolve, limit)
  })
}
