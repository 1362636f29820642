import { useEffect } from 'react'

/**
 * Radix's focus guards are focusable and hidden from screen readers, a stop where nothing is said
 * (radix-ui/primitives#3593). Out of the tab order they do no harm: its own loop keeps Tab inside.
 */
export function useQuietFocusGuards(): void {
  useEffect(() => {
    // One frame after the dialog mounts: Radix adds them in an effect of its own.
    const frame = requestAnimationFrame(() => {
      for (const guard of document.querySelectorAll('[data-radix-focus-guard]')) {
        guard.removeAttribute('aria-hidden')
        guard.setAttribute('tabindex', '-1')
      }
    })
    return () => cancelAnimationFrame(frame)
  }, [])
}
