import { useEffect } from 'react'
import type { RefObject } from 'react'
import { beneathHeader, withinEarlyDialog } from '#browser/landmarks'
import { listen } from '#browser/listen'

/** Says that Escape was pressed anywhere, or that the pointer was pressed outside an element. */
export type Dismissal = { readonly type: 'escape.pressed' } | { readonly type: 'outside.pressed' }

/** Heard only while there is something to dismiss. */
export function useDismissal(element: RefObject<HTMLElement | null>, isListening: boolean, listener: (event: Dismissal) => void): void {
  useEffect(() => {
    if (!isListening) return
    const stop = listen(document, {
      keydown(press) {
        // The browser closes a dialog of its own.
        if (press.key !== 'Escape' || document.querySelector(withinEarlyDialog)) return
        // One press closes one thing.
        press.preventDefault()
        listener({ type: 'escape.pressed' })
      },
    })
    const stopPointer = listen(document, {
      pointerdown({ target }) {
        // A dialog answers for itself.
        if (target instanceof Element && !target.closest('dialog') && !element.current?.contains(target)) listener({ type: 'outside.pressed' })
      },
      // On the way down, here and below: of a part that has not come to life, React lets nobody hear.
    }, { capture: true })
    return () => {
      stop()
      stopPointer()
    }
  }, [element, isListening, listener])
}

/** Says that the visitor has moved on while something is awaited that would take focus: into the page, or away from it, so that whoever comes back finds nothing waiting. */
export function useMovingOn(isListening: boolean, listener: (event: { readonly type: 'focus.left' }) => void): void {
  useEffect(() => {
    if (!isListening) return
    const left = (): void => listener({ type: 'focus.left' })
    const stops = [
      listen(document, { focusin: ({ target }) => target instanceof Element && target.closest(beneathHeader) && left() }, { capture: true }),
      listen(window, { pagehide: left }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [isListening, listener])
}
