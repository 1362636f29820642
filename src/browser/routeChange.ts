import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { listenToFailures } from './pageFetch.ts'

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

/** For what is closed on every page that comes: when the visitor sets out, and for what is opened on the way, when it is there. */
export function useNewPage(listener: Listener): void {
  useRoute('onBeforeLoad', listener)
  useRoute('onRendered', listener)
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
