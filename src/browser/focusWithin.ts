import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Says that keyboard focus came into an element or left it; focus by mouse or touch says nothing. */
export type FocusWithin = { readonly type: 'focus.entered' } | { readonly type: 'focus.left' }

export function useFocusWithin(element: RefObject<HTMLElement | null>, listener: (event: FocusWithin) => void): void {
  useEffect(() => {
    const target = element.current
    if (!target) return
    const look = (focused: EventTarget | null): void => {
      if (focused instanceof Element && target.contains(focused) && focused.matches(':focus-visible')) listener({ type: 'focus.entered' })
    }
    const entered = (event: FocusEvent): void => look(event.target)
    const left = (event: FocusEvent): void => {
      const to = event.relatedTarget
      if (!(to instanceof Node && target.contains(to))) listener({ type: 'focus.left' })
    }
    // It may have come before anybody listened.
    look(document.activeElement)
    target.addEventListener('focusin', entered)
    target.addEventListener('focusout', left)
    return () => {
      target.removeEventListener('focusin', entered)
      target.removeEventListener('focusout', left)
    }
  }, [element, listener])
}
