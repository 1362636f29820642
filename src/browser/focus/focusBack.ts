import type { RefObject } from 'react'

/**
 * Gives focus back to the control that has opened a part: from inside the part, or from nowhere. Focus that is
 * elsewhere on the page stays, so that what only the pointer has opened goes without it (WCAG 2.2, 1.4.13).
 */
export function giveFocusBack(control: RefObject<HTMLElement | null>, region?: RefObject<HTMLElement | null>): void {
  const { activeElement, body } = document
  if (activeElement === body || region?.current?.contains(activeElement)) control.current?.focus()
}
