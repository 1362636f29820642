import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Says that Escape was pressed anywhere, or that the pointer was pressed outside an element. */
export type Dismissal = { readonly type: 'escape.pressed' } | { readonly type: 'outside.pressed' }

export function useDismissal(element: RefObject<HTMLElement | null>, listener: (event: Dismissal) => void): void {
  useEffect(() => {
    const pressedKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) listener({ type: 'escape.pressed' })
    }
    const pressed = (event: PointerEvent): void => {
      if (event.target instanceof Node && !element.current?.contains(event.target)) listener({ type: 'outside.pressed' })
    }
    document.addEventListener('keydown', pressedKey)
    document.addEventListener('pointerdown', pressed)
    return () => {
      document.removeEventListener('keydown', pressedKey)
      document.removeEventListener('pointerdown', pressed)
    }
  }, [element, listener])
}
