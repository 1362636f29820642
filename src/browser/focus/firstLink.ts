import type { RefObject } from 'react'

/** Gives focus to the first link of an element. */
export function focusFirstLink(element: RefObject<HTMLElement | null>): void {
  element.current?.querySelector('a')?.focus()
}
