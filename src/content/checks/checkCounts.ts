import { counts } from '#content/counts'
import type { RawContent } from '#content/rawContent'
import type { Faults } from './known.ts'

const countedLists: readonly (keyof typeof counts)[] = ['services', 'articles', 'projects', 'testimonials', 'brands', 'heroSlides', 'storyBlocks', 'socialLinks']

/** Whether there is as much of each as the specification wants, and the slider has a place for each slide. */
export function* checkCounts(raw: RawContent): Faults {
  for (const name of countedLists) {
    const expected = counts[name]
    const found = raw[name].length
    if (found !== expected) yield `src/content/counts.ts: ${name}: expected ${expected} entries, found ${found}`
  }
  const { heroSlides, outside: { slideCount } } = raw
  if (heroSlides.length !== slideCount) {
    yield `machines/sliderMachine.ts: slideCount: must be ${heroSlides.length}, as many as there are slides in src/content/hero.ts (found ${slideCount})`
  }
}
