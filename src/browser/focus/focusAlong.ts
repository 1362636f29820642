import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/** Focus in a slide that has made room for another, and is inert, goes along to that one’s link and is not lost. */
export function useFocusAlong(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const left = document.activeElement?.closest('[inert]')
    if (left && region.current?.contains(left)) region.current.querySelector<HTMLElement>('[role=group]:not([inert]) a')?.focus({ preventScroll: true })
  })
}
