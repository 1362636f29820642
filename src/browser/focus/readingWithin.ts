import { useEffect } from 'react'
import type { RefObject } from 'react'
import { listen } from '#browser/listen'
import type { FocusWithin } from './focusWithin.ts'

/**
 * Says that somebody reads in an element by way of a selection, and does so no longer: Orca does, and Chromium's caret
 * browsing; what was found on the page is selected, and what is to be copied.
 */
export function useReadingWithin(element: RefObject<HTMLElement | null>, listener: (event: FocusWithin) => void): void {
  useEffect(() => {
    let isInside = false
    const look = (): void => {
      const wasInside = isInside
      isInside = element.current?.contains(getSelection()?.anchorNode ?? null) ?? false
      if (isInside && !wasInside) listener({ type: 'focus.entered' })
      // Keys may be in it still.
      else if (wasInside && !isInside && !element.current?.querySelector(':focus-visible')) listener({ type: 'focus.left' })
    }
    // It may have begun before anybody listened.
    look()
    return listen(document, { selectionchange: look })
  }, [element, listener])
}
