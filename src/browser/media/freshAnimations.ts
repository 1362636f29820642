import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { RefObject } from 'react'

/** The movements of an element and of what is in it begin again at each change of path: one that is under way, too. */
export function useFreshAnimations(element: RefObject<Element | null>): void {
  const router = useRouter()
  useEffect(
    () => router.subscribe('onBeforeLoad', ({ pathChanged, fromLocation }) => {
      if (!pathChanged || !fromLocation) return
      for (const animation of element.current?.getAnimations({ subtree: true }) ?? []) {
        animation.currentTime = 0
        animation.play()
      }
    }),
    [router, element],
  )
}
