import { useEffect, useSyncExternalStore } from 'react'

/** Says that the window has become narrower than the desktop menu needs. */
export interface ViewportNarrowed {
  readonly type: 'viewport.narrowed'
}

export function useViewportNarrowed(query: string, listener: (event: ViewportNarrowed) => void): void {
  useEffect(() => {
    const media = window.matchMedia(query)
    const changed = (): void => {
      if (media.matches) listener({ type: 'viewport.narrowed' })
    }
    media.addEventListener('change', changed)
    return () => media.removeEventListener('change', changed)
  }, [query, listener])
}

/** Whether a media query matches, followed as it changes. Only for what is never prerendered. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}
