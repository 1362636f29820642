import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Says whether any of an element can be seen, at the start and whenever that changes. */
export type OnScreen = { readonly type: 'screen.entered' } | { readonly type: 'screen.left' }

export function useOnScreen(element: RefObject<HTMLElement | null>, listener: (event: OnScreen) => void): void {
  useEffect(() => {
    const target = element.current
    if (!target) return
    const observer = new IntersectionObserver((entries) => {
      const isSeen = entries.at(-1)?.isIntersecting ?? false
      listener({ type: isSeen ? 'screen.entered' : 'screen.left' })
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [element, listener])
}
