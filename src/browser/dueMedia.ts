import { useEffect } from 'react'
import { useRouter } from '@tanstack/react-router'

/**
 * Says when the pictures and videos that are due on the screen have all loaded or failed, and when one
 * more has become due. Due are eager pictures, and lazy ones inside the window; a video without preload
 * is not waited for (decisions, section 6).
 */
export type DueMedia = { readonly type: 'media.settled' } | { readonly type: 'media.due' }

const isOnScreen = (element: Element): boolean => {
  const { top, bottom, left, right, width } = element.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
}

const isPending = (image: HTMLImageElement): boolean => !image.complete && (image.loading !== 'lazy' || isOnScreen(image))

export function useDueMedia(listener: (event: DueMedia) => void): void {
  const router = useRouter()
  useEffect(() => {
    let wasDue = true
    const look = (): void => {
      const isDue = [...document.images].some(isPending)
      if (isDue === wasDue) return
      wasDue = isDue
      listener({ type: isDue ? 'media.due' : 'media.settled' })
    }
    const afresh = (): void => {
      wasDue = true
      requestAnimationFrame(look)
    }
    // Neither "load" nor "error" of a picture bubbles; both can be caught on the way down.
    document.addEventListener('load', look, true)
    document.addEventListener('error', look, true)
    const stop = router.subscribe('onRendered', afresh)
    afresh()
    return () => {
      document.removeEventListener('load', look, true)
      document.removeEventListener('error', look, true)
      stop()
    }
  }, [router, listener])
}
