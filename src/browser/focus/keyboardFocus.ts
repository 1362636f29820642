import { useEffect } from 'react'
import type { RefObject } from 'react'
import { listen } from '#browser/listen'
import type { FocusWithin } from './focusWithin.ts'

/**
 * For a part that stays in sight for as long as keyboard focus is in it: however focus goes, it is gone. What takes
 * focus is heard in the whole document, since an element that is removed tells nobody; and so are keys, since focus
 * that a mouse has left there becomes keyboard focus with the first of them. Focus that moves within it has come again.
 */
export function useKeyboardFocus(element: RefObject<HTMLElement | null>, listener: (event: FocusWithin) => void): void {
  useEffect(() => {
    const target = element.current
    if (!target) return
    let isInside = false
    const tell = (isNowInside: boolean): void => {
      isInside = isNowInside
      listener({ type: isInside ? 'focus.entered' : 'focus.left' })
    }
    const isHeld = (): boolean => target.querySelector(':focus-visible') !== null
    const look = (): void => {
      if (isHeld() !== isInside) tell(!isInside)
    }
    // It may have come before anybody listened.
    look()
    return listen(document, {
      keydown: look,
      focusin() {
        if (isInside || isHeld()) tell(isHeld())
      },
      focusout({ relatedTarget }) {
        if (relatedTarget === null && isInside) tell(false)
      },
    }, { capture: true })
  }, [element, listener])
}
