import { useEffect, useSyncExternalStore } from 'react'
import type { RefObject } from 'react'
import { listen } from '#browser/listen'

/** Says that the window has become narrower than the desktop menu needs. */
export interface ViewportNarrowed {
  readonly type: 'viewport.narrowed'
}

/** For the desktop menu: whether there is room for it depends on the window and on the size of the letters, and its styles say so. */
export function useViewportNarrowed(menu: RefObject<HTMLElement | null>, listener: (event: ViewportNarrowed) => void): void {
  useEffect(() => {
    const target = menu.current
    if (!target) return
    const observer = new ResizeObserver(() => {
      if (!target.checkVisibility()) listener({ type: 'viewport.narrowed' })
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [menu, listener])
}

/**
 * Whether the window has room for the part of the page that a selector names, followed as the window changes. Only
 * for what is never prerendered.
 */
export function useHasRoomFor(selector: string): boolean {
  return useSyncExternalStore(
    (changed) => listen(window, { resize: changed }),
    () => document.querySelector(selector)?.checkVisibility() ?? false,
    () => false,
  )
}
