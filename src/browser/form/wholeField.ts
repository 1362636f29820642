import { useEffect } from 'react'
import type { RefObject } from 'react'
import { listen } from '#browser/listen'

function show({ key, target }: KeyboardEvent): void {
  if (key === 'Tab' && target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

/** A browser brings only the line that is written in into view: whoever comes to a field of a form with Tab sees all of it. */
export function useWholeFields(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    return form.current ? listen(form.current, { keyup: show }) : undefined
  }, [form])
}
