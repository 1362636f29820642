import { useEffect } from 'react'
import type { RefObject } from 'react'
import type { FocusWithin } from './focusWithin.ts'

const isVisible = (target: EventTarget | null): target is Element => target instanceof Element && target.matches(':focus-visible')

/**
 * For a part that stays in sight for as long as keyboard focus is in it: however focus goes, it is gone. What takes
 * focus is heard in the whole document, since an element that is removed tells nobody.
 */
export function useKeyboardFocus(element: RefObject<HTMLElement | null>, listener: (event: FocusWithin) => void): void {
  useEffect(() => {
    const target = element.current
    if (!target) return
    let isInside = false
    const become = (isNowInside: boolean): void => {
      if (isNowInside === isInside) return
      isInside = isNowInside
      listener({ type: isInside ? 'focus.entered' : 'focus.left' })
    }
    const moved = (event: FocusEvent): void => become(isVisible(event.target) && target.contains(event.target))
    const lost = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget === null) become(false)
    }
    // It may have come before anybody listened.
    become(isVisible(document.activeElement) && target.contains(document.activeElement))
    document.addEventListener('focusin', moved)
    document.addEventListener('focusout', lost)
    return () => {
      document.removeEventListener('focusin', moved)
      document.removeEventListener('focusout', lost)
    }
  }, [element, listener])
}
