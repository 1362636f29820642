import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { listenToFailures } from '#browser/loading/retryPage'
import type { Dismissal } from '#browser/modal/dismissal'

export interface RouteChanged {
  readonly type: 'route.changed'
}

type Listener = (event: RouteChanged) => void

/** A change of hash or of search says nothing, nor does the first page. */
function useRoute(moment: 'onBeforeLoad' | 'onRendered', listener: Listener, place: 'any' | 'top' = 'any'): void {
  const router = useRouter()
  useEffect(
    () => router.subscribe(moment, ({ pathChanged, fromLocation, toLocation }) => {
      if (pathChanged && fromLocation && (place === 'any' || !toLocation.hash)) listener({ type: 'route.changed' })
    }),
    [router, moment, listener, place],
  )
}

/** Says that the visitor is on the way to another path. */
export const useRouteChange = (listener: Listener): void => useRoute('onBeforeLoad', listener)

/** Says that another page is on the screen and stands at its top; one that is entered at a hash does not. */
export const useRouteArrival = (listener: Listener): void => useRoute('onRendered', listener, 'top')

/**
 * For what lies over the page: says that another comes, when the visitor sets out, and for what is opened on the way, when
 * it is there. Back to another place or part of the same page asks it to close, as Android's does, and focus goes back.
 */
export function useNewPage(listener: (event: RouteChanged | Dismissal) => void): void {
  useRoute('onBeforeLoad', listener)
  useRoute('onRendered', listener)
  const router = useRouter()
  useEffect(
    () => router.subscribe('onBeforeLoad', ({ pathChanged, hrefChanged }) => {
      if (hrefChanged && !pathChanged) listener({ type: 'escape.pressed' })
    }),
    [router, listener],
  )
}

export interface RouteEnded {
  readonly type: 'route.ended'
}

/** Says that nobody is on the way any more: the page is on the screen, as the first one is from the start, or it does not come. */
export function useRouteEnd(listener: (event: RouteEnded) => void): void {
  const router = useRouter()
  useEffect(() => {
    const end = (): void => listener({ type: 'route.ended' })
    end()
    const stops = [
      listenToFailures((path) => {
        if (path === router.latestLocation.pathname) end()
      }),
      router.subscribe('onRendered', end),
    ]
    return () => stops.forEach((stop) => stop())
  }, [router, listener])
}
