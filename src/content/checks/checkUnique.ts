import type { Entry } from '#content/entry'
import { isNamed, pagesOf } from './known.ts'
import type { Faults } from './known.ts'
import type { SoundContent } from './soundContent.ts'

function* unique<Field extends string>(entries: readonly Entry<{ readonly [Name in Field]?: string | number | undefined }>[], ...fields: readonly Field[]): Faults {
  for (const field of fields) {
    const seen = new Map<string | number, string>()
    for (const { file, value: { [field]: key } } of entries) {
      if (key === undefined) continue
      const first = seen.get(key)
      if (first === undefined) seen.set(key, file)
      else yield `${file}: ${field}: ${JSON.stringify(key)} stands in ${first} too; it must be unique`
    }
  }
}

/** What no two entries may have in common. */
export function* checkUnique(sound: SoundContent): Faults {
  yield* unique(sound.services, 'id', 'word', 'soughtAs', 'img')
  yield* unique(sound.articles, 'image')
  yield* unique(sound.testimonials, 'id', 'image', 'description')
  yield* unique(sound.brands, 'id', 'title', 'img')
  yield* unique(sound.heroSlides, 'id', 'title', 'image')
  yield* unique(sound.storyBlocks, 'title', 'image')
  yield* unique(sound.socialLinks, 'id', 'title', 'path')
  yield* unique(sound.menuEntries, 'id', 'title', 'path')
  yield* unique(sound.menuItems, 'id', 'title', 'path')
  yield* unique(sound.articleFilters, 'id', 'title')
  const pages = pagesOf(sound)
  // Of two at one address the one whose file is named otherwise is told of.
  yield* unique(pages.toSorted(({ file, value: { path } }, other) => Number(isNamed(other.file, other.value.path)) - Number(isNamed(file, path))), 'path')
  yield* unique(pages, 'title', 'summary')
}
