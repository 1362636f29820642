import { useEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Says that a mouse came over an element, moved on it, or left it. `moved` tells whether the pointer itself
 * came: browsers also say "entered" when something above a resting pointer goes away (decisions, section 3).
 */
export type Hover =
  | { readonly type: 'pointer.entered'; readonly moved: boolean }
  | { readonly type: 'pointer.moved' }
  | { readonly type: 'pointer.left' }

let last: { readonly x: number; readonly y: number } | undefined

function follow({ screenX, screenY }: PointerEvent): void {
  last = { x: screenX, y: screenY }
}

export function useHover(element: RefObject<HTMLElement | null>, listener: (event: Hover) => void): void {
  useEffect(() => {
    const target = element.current
    if (!target) return
    const ofMouse = (say: (event: PointerEvent) => Hover) => (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') listener(say(event))
    }
    const entered = ofMouse(({ screenX, screenY }) => ({ type: 'pointer.entered', moved: last !== undefined && (last.x !== screenX || last.y !== screenY) }))
    const moved = ofMouse(() => ({ type: 'pointer.moved' }))
    const left = ofMouse(() => ({ type: 'pointer.left' }))
    target.addEventListener('pointerenter', entered)
    target.addEventListener('pointermove', moved)
    target.addEventListener('pointerleave', left)
    document.addEventListener('pointermove', follow, { passive: true })
    return () => {
      target.removeEventListener('pointerenter', entered)
      target.removeEventListener('pointermove', moved)
      target.removeEventListener('pointerleave', left)
      document.removeEventListener('pointermove', follow)
    }
  }, [element, listener])
}
