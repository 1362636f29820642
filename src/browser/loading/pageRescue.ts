import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { listen } from '#browser/listen'
import { beginAttempt, isFocusWhereItBegan } from './pageAttempt.ts'
import { askAgainOrFail } from './retryPage.ts'

/** What can be done about a page that does not come. */
export function usePageRescue(): { readonly retry: () => void; readonly renew: () => void; readonly stay: () => void } {
  const router = useRouter()
  return useMemo(() => ({
    retry: () => {
      beginAttempt()
      askAgainOrFail(router.latestLocation.pathname)
    },
    /** The address is that of the page on its way: the document brings its own scripts, however old these have become. */
    renew: () => window.location.reload(),
    stay: () => {
      const here = router.state.resolvedLocation
      if (!here) return
      const steps = here.state.__TSR_index - router.latestLocation.state.__TSR_index
      // A place that was gone to by the address itself has an entry of its own, which the router does not count.
      if (steps === 0 || window.history.state === null) void router.navigate({ href: here.href, replace: true, state: { keepsPlace: true } })
      else router.history.go(steps)
    },
  }), [router])
}

/** Says that whoever has set out turns back: by Escape, while focus is where they set out from, often far from the buttons, or on these. */
export function useTurningBack(isListening: boolean, listener: (event: { readonly type: 'stay.pressed' }) => void): void {
  useEffect(() => {
    if (!isListening) return
    return listen(window, {
      keydown({ key, defaultPrevented }) {
        if (key === 'Escape' && !defaultPrevented && isFocusWhereItBegan()) listener({ type: 'stay.pressed' })
      },
    })
  }, [isListening, listener])
}
