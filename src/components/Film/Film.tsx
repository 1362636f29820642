import { Pause, Play } from 'lucide'
import type { MouseEvent, RefObject } from 'react'
import { Icon } from '#components/Icon/Icon'
import { Picture } from '#components/Picture/Picture'
import type { Crop, PictureProps, PictureSource } from '#components/Picture/Picture'
import { fit } from '#components/Picture/Picture.css'
import * as styles from './Film.css.ts'

export interface FilmProps {
  /** What stands for the film until it plays. */
  readonly poster: PictureSource
  readonly sizes: PictureProps['sizes']
  /** What of it stays in view where it is cropped. */
  readonly subject: Crop
  /** Where it is served, from the site's root. */
  readonly src: string
  /** Whether its own frames are on show, and whether they move. */
  readonly phase: keyof typeof styles.phase
  readonly video: RefObject<HTMLVideoElement | null>
  readonly words: { readonly play: string; readonly pause: string; readonly failed: string }
  /** How long it is, in words. */
  readonly length: string
  /** Hears a press on the button before it counts. */
  readonly onPress: (press: MouseEvent) => void
  readonly onPlay: () => void
  readonly onPause: () => void
}

/** A silent film under its poster, with one large button. Nothing is fetched and nothing moves before that is pressed. */
export function Film({ poster, sizes, subject, src, phase, video, words, length, onPress, onPlay, onPause }: FilmProps) {
  const address = `${import.meta.env.BASE_URL}${src.slice(1)}`
  const isOn = phase === 'loading' || phase === 'playing'
  return (
    <div className={styles.film}>
      <div className={styles.screen}>
        <Picture picture={poster} first fit={subject} sizes={sizes} />
        <video ref={video} className={`${fit[subject]} ${styles.phase[phase]}`} src={address} width={poster.width} height={poster.height} muted loop playsInline preload="none" aria-hidden tabIndex={-1} />
        <p role="status" className={styles.failure}>{phase === 'failed' ? words.failed : null}</p>
      </div>
      <div className={styles.bar}>
        <button type="button" className={styles.button} onClickCapture={onPress} onClick={isOn ? onPause : onPlay}>
          <Icon icon={isOn ? Pause : Play} size="large" />
          <span className={styles.label} data-other={isOn ? words.play : words.pause}>{isOn ? words.pause : words.play}</span>
        </button>
        <noscript><a href={address} className={styles.link}>{words.play}</a></noscript>
        <p className={styles.length}>{length}</p>
      </div>
    </div>
  )
}
