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

/**
 * Whether the window has room for the part of the page that a selector names, followed as the window changes. Only
 * for what is never prerendered.
 */
export function useHasRoomFor(selector: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      window.addEventListener('resize', changed)
      return () => window.removeEventListener('resize', changed)
    },
    () => document.querySelector(selector)?.checkVisibility() ?? false,
    () => false,
  )
}
