import { useCallback, useEffect } from 'react'
import type { RefObject } from 'react'
import { useHeard } from './heard.ts'

/** Says what happens to a film, and that nobody can see it any longer or nothing is to move. */
export type FilmHeard =
  | { readonly type: 'media.played' }
  | { readonly type: 'media.paused' }
  | { readonly type: 'media.failed' }
  | { readonly type: 'page.hidden' }
  | { readonly type: 'screen.left' }
  | { readonly type: 'motion.reduced' }

/** Who decides about the film: it is told what happened, and says when the film is to play and when to stop. */
export interface FilmActor {
  readonly send: (event: FilmHeard) => void
  readonly on: (request: 'play.requested' | 'pause.requested', act: (request: unknown) => void) => { readonly unsubscribe: () => void }
}

const said = { playing: 'media.played', pause: 'media.paused', error: 'media.failed' } as const

/** A button that the keyboard has come to stands in the middle of the window, and the upper half of the film above it out of sight: together they are seen. */
function bringIntoView(video: HTMLVideoElement): void {
  const button = document.activeElement
  if (button?.matches('button:focus-visible') && video.getBoundingClientRect().top < 0) button.scrollIntoView({ block: 'end' })
}

/** Plays a film from where it stood; one that had failed is fetched anew. */
function play(video: HTMLVideoElement): void {
  bringIntoView(video)
  if (video.error) video.load()
  // A film that cannot be had says so by its "error" event too; a browser that refuses to play says it here alone.
  video.play().catch((reason: unknown) => {
    if (reason instanceof DOMException && reason.name === 'NotAllowedError') video.dispatchEvent(new Event('error'))
  })
}

export function useFilm(film: RefObject<HTMLVideoElement | null>, actor: FilmActor): void {
  useHeard(actor, 'play.requested', useCallback(() => film.current && play(film.current), [film]))
  useHeard(actor, 'pause.requested', useCallback(() => film.current?.pause(), [film]))
  useEffect(() => {
    const video = film.current
    if (!video) return
    const heard = new AbortController()
    const { signal } = heard
    for (const [event, type] of Object.entries(said)) video.addEventListener(event, () => actor.send({ type }), { signal })
    document.addEventListener('visibilitychange', () => document.hidden && actor.send({ type: 'page.hidden' }), { signal })
    const stillness = window.matchMedia('(prefers-reduced-motion: reduce)')
    stillness.addEventListener('change', () => stillness.matches && actor.send({ type: 'motion.reduced' }), { signal })
    const screen = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting === false && actor.send({ type: 'screen.left' }))
    screen.observe(video)
    return () => {
      heard.abort()
      screen.disconnect()
    }
  }, [film, actor])
}
