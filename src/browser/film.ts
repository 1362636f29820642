import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Says what happens to a film, and that nobody can see it any longer or nothing is to move. */
export type FilmHeard =
  | { readonly type: 'media.played' }
  | { readonly type: 'media.paused' }
  | { readonly type: 'media.failed' }
  | { readonly type: 'page.hidden' }
  | { readonly type: 'screen.left' }
  | { readonly type: 'motion.reduced' }

const said = { playing: 'media.played', pause: 'media.paused', error: 'media.failed' } as const

export function useFilm(film: RefObject<HTMLVideoElement | null>, listener: (event: FilmHeard) => void): void {
  useEffect(() => {
    const video = film.current
    if (!video) return
    const heard = new AbortController()
    const { signal } = heard
    for (const [event, type] of Object.entries(said)) video.addEventListener(event, () => listener({ type }), { signal })
    document.addEventListener('visibilitychange', () => document.hidden && listener({ type: 'page.hidden' }), { signal })
    const stillness = window.matchMedia('(prefers-reduced-motion: reduce)')
    stillness.addEventListener('change', () => stillness.matches && listener({ type: 'motion.reduced' }), { signal })
    const screen = new IntersectionObserver(([entry]) => entry && !entry.isIntersecting && listener({ type: 'screen.left' }))
    screen.observe(video)
    return () => {
      heard.abort()
      screen.disconnect()
    }
  }, [film, listener])
}

/** Plays a film, from where it stood; one that had failed is fetched anew. */
export function playFilm(film: RefObject<HTMLVideoElement | null>): void {
  const video = film.current
  if (video?.error) video.load()
  // A film that cannot be had says so by its "error" event too; a browser that refuses to play says it here alone.
  video?.play().catch((reason: unknown) => {
    if (reason instanceof DOMException && reason.name === 'NotAllowedError') video.dispatchEvent(new Event('error'))
  })
}

export function pauseFilm(film: RefObject<HTMLVideoElement | null>): void {
  film.current?.pause()
}
