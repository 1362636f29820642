import { useActorRef, useSelector } from '@xstate/react'
import { useMemo, useRef } from 'react'
import { useFocusAlong } from '#browser/focus/focusAlong'
import { useKeyboardFocus } from '#browser/focus/keyboardFocus'
import { useReadingWithin } from '#browser/focus/readingWithin'
import { useHydrated } from '#browser/hydration/hydrated'
import { useKeptPresses } from '#browser/hydration/keptPress'
import { handMouseToDocument } from '#browser/input/documentListeners'
import { ignoreSecondOfTwo } from '#browser/input/doubleClick'
import { usePointerOver } from '#browser/input/pointerOver'
import { useMotionWish } from '#browser/media/motionWish'
import { usePicturesAhead } from '#browser/media/picturesAhead'
import { useOnScreen } from '#browser/viewport/onScreen'
import { usePageVisibility } from '#browser/viewport/pageVisibility'
import { isEnlarged } from '#browser/viewport/pinchZoom'
import { Carousel } from '#components/Carousel/Carousel'
import type { HomePage } from '#content/page'
import { sliderMachine } from '#machines/sliderMachine'
import { HeroSlide } from './HeroSlide.tsx'

export interface HeroSliderProps {
  readonly slides: HomePage['slides']
  readonly words: HomePage['slider']
}

/** A finger on an enlarged page moves the view. */
const mayDrag = (): boolean => !isEnlarged()

/** The slides in rotation, as the machine says; Embla follows it, and tells it of drags. */
export function HeroSlider({ slides, words }: HeroSliderProps) {
  const region = useRef<HTMLElement>(null)
  const actor = useActorRef(sliderMachine)
  const { send } = actor
  const slide = useSelector(actor, ({ context }) => context.slide)
  const rotation = useSelector(actor, ({ value }) => value)
  const isLive = useHydrated()
  const said = useSelector(actor, ({ context }) => (context.isAsked ? slides[context.slide]?.name : '')) ?? ''
  usePointerOver(region, send)
  useKeyboardFocus(region, send)
  useReadingWithin(region, send)
  usePageVisibility(send)
  useOnScreen(region, send)
  useKeptPresses(region)
  // After a press on a button that said “stop”, which would start it again.
  useMotionWish(send)
  usePicturesAhead(region)
  useFocusAlong(region)
  const moves = useMemo(() => ({
    follow(show: (slide: number) => void) {
      show(actor.getSnapshot().context.slide)
      return actor.subscribe(({ context }) => show(context.slide))
    },
    onChosen: (index: number) => send({ type: 'slide.chosen', index }),
    onDragged: () => send({ type: 'drag.started' }),
  }), [actor, send])
  return (
    <Carousel
      region={region}
      words={words}
      slides={slides.map((entry, index) => ({ ...entry, content: <HeroSlide slide={entry} isFirst={index === 0} /> }))}
      slide={slide}
      rotation={rotation}
      said={said}
      isLive={isLive}
      mayDrag={mayDrag}
      onViewport={handMouseToDocument}
      onRotationPress={ignoreSecondOfTwo}
      onRotationToggled={() => send({ type: 'rotation.toggled' })}
      onPrevious={() => send({ type: 'previous.pressed' })}
      onNext={() => send({ type: 'next.pressed' })}
      {...moves}
    />
  )
}
