import { Suspense } from 'react'
import { orFirstKeptPress } from '#browser/hydration/keptPress'
import { laterPart } from '#browser/loading/laterParts'
import { whenShown } from '#browser/loading/whenIdle'
import { Container } from '#components/Container/Container'
import type { HomePage } from '#content/page'
import * as styles from './Hero.css.ts'
import { HeroSlide } from './HeroSlide.tsx'

export interface HeroProps {
  readonly title: string
  readonly slides: HomePage['slides']
  readonly words: HomePage['slider']
}

/** Its code comes when the browser is idle, or with the first press; until then it stands as it was prerendered. */
const { Part: HeroSlider } = laterPart(() => import('./HeroSlider.tsx'), (module) => module.HeroSlider, () => orFirstKeptPress(whenShown()))

/**
 * The page's own heading stands outside the slides, where it can be seen and read whichever of them is on
 * show; a heading of the first slide would be gone, for a screen reader too, once another has its place.
 */
export function Hero({ title, slides, words }: HeroProps) {
  return (
    <div className={styles.hero} data-early="">
      <div className={styles.above}><Container><h1 className={styles.name}>{title}</h1></Container></div>
      <Suspense fallback={<HeroWaiting slides={slides} />}>
        <HeroSlider slides={slides} words={words} />
      </Suspense>
    </div>
  )
}

/** On the way here from another page: the first slide, as high as the longest will be. */
function HeroWaiting({ slides }: Pick<HeroProps, 'slides'>) {
  return (
    <div className={styles.waiting}>
      {slides.map((slide, index) => (
        <div key={slide.id} className={styles.waitingSlide} inert={index > 0}><HeroSlide slide={slide} isFirst={index === 0} /></div>
      ))}
    </div>
  )
}
