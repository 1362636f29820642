import { useEffect } from 'react'
import { useRouter } from '@tanstack/react-router'
import { listen } from '#browser/listen'

/**
 * Says when the pictures that are due on the screen have all loaded or failed, and when one more has become due. Due
 * are eager pictures, and lazy ones inside the window; a video without preload is not waited for (decisions, section 6),
 * nor is the picture of a slide that is not on show, which is fetched ahead (`picturesAhead.ts`).
 */
export type DueMedia = { readonly type: 'media.settled' } | { readonly type: 'media.due' }

function isOnScreen(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return right > left && bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
}

const isDue = (image: HTMLImageElement): boolean => !image.complete && (image.loading !== 'lazy' || isOnScreen(image)) && !image.closest('[inert]')

/** Heard only while somebody waits for it: it measures where pictures are. */
export function useDueMedia(isWaiting: boolean, listener: (event: DueMedia) => void): void {
  const router = useRouter()
  useEffect(() => {
    if (!isWaiting) return
    // The page on screen is the one that is waited for, unless another is still on its way.
    let isHere = router.state.status === 'idle'
    let wasDue = true
    const look = (): void => {
      if (!isHere) return
      const images = [...document.querySelectorAll<HTMLImageElement>('#root img')]
      const isSomethingDue = images.some(isDue)
      if (isSomethingDue === wasDue) return
      wasDue = isSomethingDue
      listener({ type: isSomethingDue ? 'media.due' : 'media.settled' })
    }
    let frame = 0
    const lookSoon = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    const stops = [
      router.subscribe('onBeforeLoad', () => {
        isHere = false
      }),
      router.subscribe('onRendered', () => {
        isHere = true
        wasDue = true
        lookSoon()
      }),
      // Neither "load" nor "error" of a picture bubbles; both can be caught on the way down.
      listen(document, { load: look, error: look, scroll: lookSoon }, { passive: true, capture: true }),
    ]
    lookSoon()
    return () => {
      cancelAnimationFrame(frame)
      stops.forEach((stop) => stop())
    }
  }, [router, isWaiting, listener])
}
