import type { Entry } from '#content/entry'
import type { HeroSlide } from '#content/schema'
import { checkCutOut, checkName } from './known.ts'
import type { Faults, Known } from './known.ts'

export function* checkHeroSlides(slides: readonly Entry<HeroSlide>[], known: Known): Faults {
  for (const { file, value: { image, action: { to } } } of slides) {
    yield* checkCutOut(file, 'image', image, known)
    if (/[?#]/.test(to)) yield `${file}: action.to: must be the address of a page without ? and # (found ${JSON.stringify(to)})`
    else yield* checkName(file, 'action.to', to, known.paths, 'page of the site')
  }
}
