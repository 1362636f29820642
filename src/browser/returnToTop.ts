import { lendFocus } from './lendFocus.ts'

/**
 * Scrolls to the top, smoothly where the visitor has nothing against it, and puts focus at the start of the page: on the
 * header and not on the body, whose focus screen readers pass over in silence, and read on from where they were.
 */
export function returnToTop(): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' })
  const start = document.querySelector('header')
  if (start) lendFocus(start)
}
