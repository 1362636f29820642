import { useEffect } from 'react'
import type { RefObject } from 'react'
import { listen } from '#browser/listen'

/** Says that a mouse or a pen is over an element or a finger on it, or has left it. */
export type PointerOver = { readonly type: 'pointer.entered' } | { readonly type: 'pointer.left' }

export function usePointerOver(element: RefObject<HTMLElement | null>, listener: (event: PointerOver) => void): void {
  useEffect(() => {
    const target = element.current
    if (!target) return
    // A finger that goes leaves a mouse behind that rests there.
    const over = new Set<string>()
    const entered = ({ pointerType }: { readonly pointerType: string }): void => {
      over.add(pointerType)
      listener({ type: 'pointer.entered' })
    }
    // One that rested on it before it could listen will not enter again.
    if (window.matchMedia('(hover: hover)').matches && target.matches(':hover')) entered({ pointerType: '' })
    return listen(target, {
      pointerenter: entered,
      pointerleave({ pointerType }) {
        over.delete(pointerType)
        // Whatever it was that rested there before.
        over.delete('')
        if (over.size === 0) listener({ type: 'pointer.left' })
      },
    })
  }, [element, listener])
}
