import { lendFocus } from '#browser/focus/lendFocus'
import { reducedMotion } from '#browser/media/reducedMotion'

/**
 * Scrolls to the top, smoothly where the visitor has nothing against it, and puts focus at the start of the page: on the
 * header and not on the body, whose focus screen readers pass over in silence, and read on from where they were.
 */
export function returnToTop(): void {
  window.scrollTo({ top: 0, behavior: reducedMotion().matches ? 'instant' : 'smooth' })
  const start = document.querySelector('header')
  if (start) lendFocus(start)
}
