const isServer = typeof window === 'undefined'

/** Settles when the browser has nothing better to do, for what the first view does not need; at the latest after `limit` ms. */
export function whenIdle(limit = 2000): Promise<void> {
  if (isServer) return Promise.resolve()
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: limit })
    else setTimeout(resolve, limit)
  })
}

/** At once, where the page has been shown already; on a first load when the browser is idle. */
export const whenShown = (): Promise<void> => (isServer || document.readyState === 'complete' ? Promise.resolve() : whenIdle())

/** Settles once a media query matches, for what is not shown before. */
export function whenMatches(query: string): Promise<void> {
  if (isServer) return Promise.resolve()
  const media = window.matchMedia(query)
  return new Promise((resolve) => {
    const look = (): void => {
      if (!media.matches) return
      media.removeEventListener('change', look)
      resolve()
    }
    media.addEventListener('change', look)
    look()
  })
}

function whenOnline(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true })
  })
}

/**
 * Loads code that the page can do without: twice at once, then each time that the line comes back. It never fails, so
 * that the prerendered part stands as it is until then.
 */
export async function patiently<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load().catch(load)
    } catch (error) {
      if (isServer) throw error
      await whenOnline()
    }
  }
}
