import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { listenToFailures } from './pageFetch.ts'

export interface RouteChanged {
  readonly type: 'route.changed'
}

/** Says that the visitor is on the way to another path; a change of hash or of search says nothing. */
export function useRouteChange(listener: (event: RouteChanged) => void): void {
  const router = useRouter()
  useEffect(
    () => router.subscribe('onBeforeLoad', ({ pathChanged, fromLocation }) => {
      if (pathChanged && fromLocation) listener({ type: 'route.changed' })
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

/** Says that another page is on the screen, at whatever place it is entered or only where that is its top. */
export function useRouteArrival(listener: (event: RouteChanged) => void, place: 'any' | 'top'): void {
  const router = useRouter()
  useEffect(
    () => router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
      if (pathChanged && fromLocation && (place === 'any' || !toLocation.hash)) listener({ type: 'route.changed' })
    }),
    [router, listener, place],
  )
}
