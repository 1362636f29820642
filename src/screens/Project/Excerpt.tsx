import { useMachine } from '@xstate/react'
import { useRef } from 'react'
import { ignoreSecondOfTwo } from '#browser/input/doubleClick'
import { useMediaPlayback } from '#browser/media/mediaPlayback'
import { useMotionWish } from '#browser/media/motionWish'
import { useOnScreen } from '#browser/viewport/onScreen'
import { usePageVisibility } from '#browser/viewport/pageVisibility'
import { Film } from '#components/Film/Film'
import type { FilmModel, PictureModel, ProjectPage } from '#content/page'
import { filmMachine } from '#machines/filmMachine'

export interface ExcerptProps {
  readonly film: FilmModel
  readonly poster: PictureModel
  readonly sizes: string
  readonly subject: ProjectPage['subject']
}

/** The short film of a case study: it plays at the visitor's word and at no other. */
export function Excerpt({ film, poster, sizes, subject }: ExcerptProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [snapshot, send, actor] = useMachine(filmMachine)
  useMediaPlayback(video, actor)
  usePageVisibility(send)
  useOnScreen(video, send)
  useMotionWish(send)
  return (
    <Film
      // What is to be seen stands in words below it.
      poster={{ ...poster, alt: '' }}
      sizes={sizes}
      subject={subject}
      src={film.src}
      phase={snapshot.value}
      video={video}
      words={film.words}
      length={film.length}
      onPress={ignoreSecondOfTwo}
      onPlay={() => send({ type: 'play.pressed' })}
      onPause={() => send({ type: 'pause.pressed' })}
    />
  )
}
