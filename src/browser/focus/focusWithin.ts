import { useEffect } from 'react'
import type { RefObject } from 'react'
import { listen } from '#browser/listen'

/** Says that keyboard focus came into an element, and that focus is no longer there. */
export type FocusWithin = { readonly type: 'focus.entered' } | { readonly type: 'focus.left' }

const isVisible = (target: EventTarget | null): boolean => target instanceof Element && target.matches(':focus-visible')

/**
 * For a part that closes when focus moves on: focus that only gets lost, by a press on blank space, has not moved
 * on to anything.
 */
export function useFocusWithin(element: RefObject<HTMLElement | null>, listener: (event: FocusWithin) => void): void {
  useEffect(() => {
    const target = element.current
    if (!target) return
    // It may have come before anybody listened.
    if (target.contains(document.activeElement) && isVisible(document.activeElement)) listener({ type: 'focus.entered' })
    return listen(target, {
      focusin(event) {
        if (isVisible(event.target)) listener({ type: 'focus.entered' })
      },
      focusout({ relatedTarget }) {
        if (relatedTarget instanceof Node && !target.contains(relatedTarget)) listener({ type: 'focus.left' })
      },
    })
  }, [element, listener])
}
