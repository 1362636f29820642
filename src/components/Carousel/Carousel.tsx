import useEmblaCarousel from 'embla-carousel-react'
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide'
import { useCallback, useMemo } from 'react'
import type { MouseEvent, ReactNode, Ref } from 'react'
import { Container } from '#components/Container/Container'
import { Icon } from '#components/Icon/Icon'
import { hidden, passing } from '#components/VisuallyHidden/VisuallyHidden.css'
import { prefers } from '#tokens/breakpoints'
import * as styles from './Carousel.css.ts'
import { slideMover } from './slideMover.ts'
import type { SlideMoverProps } from './slideMover.ts'

export interface CarouselProps extends SlideMoverProps {
  readonly region: Ref<HTMLElement>
  readonly words: {
    readonly label: string
    readonly region: string
    readonly slide: string
    readonly stop: string
    readonly start: string
    readonly previous: string
    readonly next: string
    readonly choose: string
  }
  /** `name` says which of how many it is, `show` is said by the button that leads to it. */
  readonly slides: readonly { readonly id: number; readonly name: string; readonly show: string; readonly content: ReactNode }[]
  /** Which slide is on show, counted from 0. */
  readonly slide: number
  readonly rotation: 'rotating' | 'resting' | 'stopped'
  /** What is to be heard of a slide that the visitor asked for. */
  readonly said: string
  /** False while it stands as it was prerendered, with every slide to be read. */
  readonly isLive: boolean
  /** Whether a finger may draw the slides aside now. */
  readonly mayDrag: () => boolean
  /** Given the element that is drawn aside before Embla is. */
  readonly onViewport?: (element: HTMLElement | null) => void
  /** Hears a press on the button that stops and starts them before it counts. */
  readonly onRotationPress: (press: MouseEvent) => void
  readonly onRotationToggled: () => void
  readonly onPrevious: () => void
  readonly onNext: () => void
}

/** Embla's own measure: most of the way in 320 ms, as the slow movement of the tokens, and gently to the end. */
const speed = 18
const options = {
  loop: true,
  duration: speed,
  watchFocus: false,
  watchSlides: false,
  breakpoints: { [prefers.reducedMotion]: { duration: 0 } },
}

/** The W3C's carousel: a named region whose controls come first, and one slide of it at a time. */
export function Carousel({ region, words, slides, slide, rotation, said, isLive, mayDrag, onViewport, onRotationPress, onRotationToggled, onPrevious, onNext, follow, onChosen, onDragged }: CarouselProps) {
  const mover = useMemo(() => slideMover({ follow, onChosen, onDragged }), [follow, onChosen, onDragged])
  const [viewport] = useEmblaCarousel(useMemo(() => ({ ...options, watchDrag: (_embla: unknown, { type }: Event) => type === 'mousedown' || mayDrag() }), [mayDrag]), [mover])
  const place = useCallback((element: HTMLElement | null) => {
    onViewport?.(element)
    viewport(element)
  }, [onViewport, viewport])
  return (
    <section ref={region} className={styles.carousel} aria-roledescription={words.region} aria-label={words.label} data-live={isLive ? '' : undefined}>
      <div className={styles.above}>
        <Container>
          <div className={styles.controls}>
            <button type="button" className={styles.control} aria-label={rotation === 'stopped' ? words.start : words.stop} onClickCapture={onRotationPress} onClick={onRotationToggled}>
              <Icon icon={rotation === 'stopped' ? Play : Pause} />
            </button>
            <button type="button" className={styles.control} aria-label={words.previous} onClick={onPrevious}><Icon icon={ArrowLeft} /></button>
            <div role="group" aria-label={words.choose} className={styles.dots}>
              {slides.map(({ id, show }, index) => (
                <button key={id} type="button" className={styles.dot} aria-label={show} aria-current={index === slide ? 'true' : undefined} onClick={() => onChosen(index)} />
              ))}
            </div>
            <button type="button" className={styles.control} aria-label={words.next} onClick={onNext}><Icon icon={ArrowRight} /></button>
          </div>
        </Container>
      </div>
      {/* Not the slides themselves: one that was inert is no news to Orca, and all of them are when they first come. */}
      <p className={hidden} aria-live={rotation === 'rotating' ? 'off' : 'polite'}><span key={said} className={passing}>{said}</span></p>
      <div ref={place} className={styles.viewport}>
        <div className={styles.track}>
          {slides.map(({ id, name, content }, index) => (
            <div key={id} role="group" aria-roledescription={words.slide} aria-label={name} className={styles.slide} inert={isLive && index !== slide}>
              {content}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
