import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Says that a mouse or a pen is over an element or a finger on it, or has left it. */
export type PointerOver = { readonly type: 'pointer.entered' } | { readonly type: 'pointer.left' }

export function usePointerOver(element: RefObject<HTMLElement | null>, listener: (event: PointerOver) => void): void {
  useEffect(() => {
    const target = element.current
    if (!target) return
    const entered = (): void => listener({ type: 'pointer.entered' })
    const left = (): void => listener({ type: 'pointer.left' })
    // One that rested on it before it could listen will not enter again.
    if (window.matchMedia('(hover: hover)').matches && target.matches(':hover')) entered()
    target.addEventListener('pointerenter', entered)
    target.addEventListener('pointerleave', left)
    return () => {
      target.removeEventListener('pointerenter', entered)
      target.removeEventListener('pointerleave', left)
    }
  }, [element, listener])
}
