import type * as v from 'valibot'
import { parseEntries } from '#content/entry'
import type { Entry } from '#content/entry'
import type { RawContent } from '#content/rawContent'
import {
  articleFilterSchema, articleSchema, brandLogoSchema, documentSchema, heroSlideSchema, menuEntrySchema, menuItemSchema, projectSchema,
  serviceSchema, settingsSchema, socialLinkSchema, storyBlockSchema, testimonialSchema,
} from '#content/schema'

/** The entries that are as their schemas have it; of the others their faults are added. */
export function soundContent(raw: RawContent, faults: string[]) {
  const parse = <Schema extends v.GenericSchema>(schema: Schema, entries: readonly Entry[], exported?: string) => parseEntries(schema, entries, faults, exported)
  return {
    services: parse(serviceSchema, raw.services, 'service'),
    articles: parse(articleSchema, raw.articles, 'article'),
    projects: parse(projectSchema, raw.projects, 'project'),
    testimonials: parse(testimonialSchema, raw.testimonials),
    brands: parse(brandLogoSchema, raw.brands),
    heroSlides: parse(heroSlideSchema, raw.heroSlides),
    storyBlocks: parse(storyBlockSchema, raw.storyBlocks),
    socialLinks: parse(socialLinkSchema, raw.socialLinks),
    documents: parse(documentSchema, raw.documents),
    settings: parse(settingsSchema, raw.settings),
    menuEntries: parse(menuEntrySchema, raw.menuEntries),
    menuItems: parse(menuItemSchema, raw.menuItems),
    articleFilters: parse(articleFilterSchema, raw.articleFilters),
  }
}

export type SoundContent = Readonly<ReturnType<typeof soundContent>>
