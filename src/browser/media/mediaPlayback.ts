import { useCallback, useEffect } from 'react'
import type { RefObject } from 'react'
import { useEmitted } from '#browser/emitted'
import { listen } from '#browser/listen'

/** Says what happens to a film: it moves, stands still, or cannot be had. */
export type MediaPlayback = { readonly type: 'media.played' } | { readonly type: 'media.paused' } | { readonly type: 'media.failed' }

/** Who decides about the film: it is told what happened, and says when the film is to play and when to stop. */
export interface PlaybackActor {
  readonly send: (event: MediaPlayback) => void
  readonly on: (request: 'play.requested' | 'pause.requested', act: (request: unknown) => void) => { readonly unsubscribe: () => void }
}

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

export function useMediaPlayback(film: RefObject<HTMLVideoElement | null>, actor: PlaybackActor): void {
  useEmitted(actor, 'play.requested', useCallback(() => film.current && play(film.current), [film]))
  useEmitted(actor, 'pause.requested', useCallback(() => film.current?.pause(), [film]))
  useEffect(() => {
    const video = film.current
    if (!video) return
    return listen(video, {
      playing: () => actor.send({ type: 'media.played' }),
      pause: () => actor.send({ type: 'media.paused' }),
      error: () => actor.send({ type: 'media.failed' }),
    })
  }, [film, actor])
}
