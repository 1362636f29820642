import { useLocation, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'

type Location = ReturnType<typeof useLocation>

/** Where the page on the screen stands. The router's own location is that of the page on its way, from the press on. */
export function useShownLocation(): Location {
  const location = useLocation()
  const isUnderWay = useRouterState({ select: ({ status }) => status === 'pending' })
  const [shown, setShown] = useState(location)
  if (!isUnderWay && location !== shown) setShown(location)
  return shown
}
