import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Says that the visitor is on the way to another path; a change of hash or of search says nothing. */
export interface RouteChanged {
  readonly type: 'route.changed'
}

export function useRouteChange(listener: (event: RouteChanged) => void): void {
  const router = useRouter()
  useEffect(
    () => router.subscribe('onBeforeLoad', ({ pathChanged, fromLocation }) => {
      if (pathChanged && fromLocation) listener({ type: 'route.changed' })
    }),
    [router, listener],
  )
}
