import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { askAgain, failureListeners } from './pageFetch.ts'

/** Says how it stands with the page that the visitor is on the way to. */
export type PageFetch =
  | { readonly type: 'navigation.started' }
  | { readonly type: 'page.failed'; readonly isOnline: boolean }
  | { readonly type: 'page.arrived' }

export function usePageFetch(listener: (event: PageFetch) => void): void {
  const router = useRouter()
  useEffect(() => {
    const failed = (path: string): void => {
      const isAwaited = router.state.status === 'pending' && router.latestLocation.pathname === path
      if (isAwaited) listener({ type: 'page.failed', isOnline: navigator.onLine })
    }
    failureListeners.add(failed)
    const stops = [
      router.subscribe('onBeforeLoad', ({ toLocation }) => {
        listener({ type: 'navigation.started' })
        // It may have failed already, when it was only preloaded.
        askAgain(toLocation.pathname)
      }),
      router.subscribe('onRendered', () => listener({ type: 'page.arrived' })),
    ]
    return () => {
      failureListeners.delete(failed)
      stops.forEach((stop) => stop())
    }
  }, [router, listener])
}

/** What can be done about a page that does not come. */
export function usePageRescue(): { readonly retry: () => void; readonly renew: () => void; readonly stay: () => void } {
  const router = useRouter()
  return useMemo(() => ({
    retry: () => askAgain(router.latestLocation.pathname),
    /** The address is that of the page on its way: the document brings its own scripts, however old these have become. */
    renew: () => window.location.reload(),
    stay: () => {
      const here = router.state.resolvedLocation
      if (!here) return
      const steps = here.state.__TSR_index - router.latestLocation.state.__TSR_index
      if (steps === 0) void router.navigate({ href: here.href, replace: true })
      else router.history.go(steps)
      document.getElementById('main')?.focus({ preventScroll: true })
    },
  }), [router])
}
