const isServer = typeof window === 'undefined'

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

/** Settles when another try may succeed, or is wanted: the line comes back, or the visitor presses something. */
export function whenWorthATry(): Promise<void> {
  return new Promise((resolve) => {
    for (const sign of ['online', 'click']) window.addEventListener(sign, () => resolve(), { once: true })
  })
}

/**
 * Loads code that the page can do without: twice at once, then each time that it is worth a try. It never fails, so
 * that the prerendered part stands as it is until then.
 */
export async function patiently<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load().catch(load)
    } catch (error) {
      if (isServer) throw error
      await whenWorthATry()
    }
  }
}
