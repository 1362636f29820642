import { lendFocus } from './lendFocus.ts'
import { reducedMotion } from './reducedMotion.ts'

/** On the header and not on the body, whose focus screen readers pass over in silence, and read on from where they were. */
function startAtTop(): void {
  const start = document.querySelector('header')
  if (start) lendFocus(start)
}

/**
 * Scrolls to the top, smoothly where the visitor has nothing against it, and puts focus at the start of the page.
 */
export function returnToTop(): void {
  window.scrollTo({ top: 0, behavior: reducedMotion().matches ? 'instant' : 'smooth' })
  startAtTop()
}

/** The same for focus on the button, which goes where the page has come to its top by other means. */
export function goOnFrom(button: HTMLElement | null): void {
  if (button && document.activeElement === button) startAtTop()
}
