import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Says that Escape was pressed anywhere, or that the pointer was pressed outside an element. */
export type Dismissal = { readonly type: 'escape.pressed' } | { readonly type: 'outside.pressed' }

/** Heard only while there is something to dismiss. */
export function useDismissal(element: RefObject<HTMLElement | null>, isListening: boolean, listener: (event: Dismissal) => void): void {
  useEffect(() => {
    if (!isListening) return
    const pressedKey = (press: KeyboardEvent): void => {
      // The browser closes a dialog of its own.
      if (press.key !== 'Escape' || document.querySelector('dialog')) return
      // One press closes one thing.
      press.preventDefault()
      listener({ type: 'escape.pressed' })
    }
    const pressed = ({ target }: PointerEvent): void => {
      // A dialog answers for itself.
      if (target instanceof Element && !target.closest('dialog') && !element.current?.contains(target)) listener({ type: 'outside.pressed' })
    }
    document.addEventListener('keydown', pressedKey)
    document.addEventListener('pointerdown', pressed)
    return () => {
      document.removeEventListener('keydown', pressedKey)
      document.removeEventListener('pointerdown', pressed)
    }
  }, [element, isListening, listener])
}
