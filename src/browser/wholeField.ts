import type { KeyboardEvent } from 'react'

/** A browser brings only the line that is written in into view: whoever comes to a field with Tab sees all of it. */
export function showWholeField({ key, target }: KeyboardEvent): void {
  if (key === 'Tab' && target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
