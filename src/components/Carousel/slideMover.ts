import type { UseEmblaCarouselType } from 'embla-carousel-react'

type Embla = NonNullable<UseEmblaCarouselType[1]>

export interface SlideMoverProps {
  /** Tells a listener at once, and from then on, which slide is on show. */
  readonly follow: (show: (slide: number) => void) => { readonly unsubscribe: () => void }
  /** A dot was pressed, or a drag has ended at this slide. */
  readonly onChosen: (slide: number) => void
  readonly onDragged: () => void
}

/**
 * A plugin that makes Embla the hand and not the head: it moves to the slide that it is told, and says where
 * a drag has led. While anything moves the viewport has `data-moving`, and the neighbours can be seen.
 */
export function slideMover({ follow, onChosen, onDragged }: SlideMoverProps) {
  let stop = (): void => undefined
  return {
    name: 'slideMover',
    options: {},
    init(embla: Embla) {
      const { dataset } = embla.rootNode()
      const { dragHandler, offsetLocation, options, target } = embla.internalEngine()
      let isHeld = false
      let onShow = 0
      const chosen = (): void => {
        // Embla says so, too, of a slide that it was told to show.
        if (embla.selectedScrollSnap() !== onShow) onChosen(embla.selectedScrollSnap())
      }
      const pressed = (): void => {
        isHeld = false
      }
      const settled = (): void => {
        delete dataset['moving']
      }
      const moved = (): void => {
        // Embla goes on for seconds after the last pixel.
        if (dragHandler.pointerDown() || Math.abs(target.get() - offsetLocation.get()) > 1) dataset['moving'] = ''
        else settled()
        if (isHeld || !dragHandler.pointerDown()) return
        isHeld = true
        onDragged()
      }
      const released = (): void => {
        // A visitor who wants no movement sees the slide that the hand has led to, and not how it gets there.
        if (options.duration === 0) embla.scrollTo(embla.selectedScrollSnap(), true)
      }
      embla.on('select', chosen).on('pointerDown', pressed).on('scroll', moved).on('pointerUp', released).on('settle', settled)

      let isFirst = true
      const { unsubscribe } = follow((slide) => {
        onShow = slide
        if (slide === embla.selectedScrollSnap()) return
        dataset['moving'] = ''
        embla.scrollTo(slide, isFirst)
      })
      isFirst = false

      stop = () => {
        unsubscribe()
        embla.off('select', chosen).off('pointerDown', pressed).off('scroll', moved).off('pointerUp', released).off('settle', settled)
        settled()
      }
    },
    destroy: () => stop(),
  }
}
