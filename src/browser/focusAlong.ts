import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/** Focus in a slide that makes room for another goes along to that one’s link, and is not lost. Asked at each change of `slide`. */
export function useFocusAlong(region: RefObject<HTMLElement | null>, slide: number): void {
  useLayoutEffect(() => {
    const from = document.activeElement?.closest('[inert]')
    if (from && region.current?.contains(from)) region.current.querySelector<HTMLElement>('[role=group]:not([inert]) a')?.focus({ preventScroll: true })
  }, [region, slide])
}
