/** Holds every entry against its schema and the entries against each other. Runs at build time and in the tests. */
import { checkArticleFilters } from './checks/checkArticleFilters.ts'
import { checkArticles } from './checks/checkArticles.ts'
import { checkBrands } from './checks/checkBrands.ts'
import { checkCounts } from './checks/checkCounts.ts'
import { checkDocuments } from './checks/checkDocuments.ts'
import { checkHeroSlides } from './checks/checkHeroSlides.ts'
import { checkMenu } from './checks/checkMenu.ts'
import { checkPaths } from './checks/checkPaths.ts'
import { checkProjects } from './checks/checkProjects.ts'
import { checkServices } from './checks/checkServices.ts'
import { checkSizes } from './checks/checkSizes.ts'
import { checkSocialLinks } from './checks/checkSocialLinks.ts'
import { checkStrays } from './checks/checkStrays.ts'
import { checkTestimonials } from './checks/checkTestimonials.ts'
import { checkUnique } from './checks/checkUnique.ts'
import { checkWords } from './checks/checkWords.ts'
import { checkCutOut, knownIn } from './checks/known.ts'
import { soundContent } from './checks/soundContent.ts'
import { slugOf } from './choices.ts'
import { ContentError } from './entry.ts'
import type { Entry } from './entry.ts'
import type { RawContent } from './rawContent.ts'
import type { Article, BrandLogo, Document, HeroSlide, Project, Service, SocialLink, StoryBlock, Testimonial } from './schema.ts'

export interface Content {
  readonly services: readonly Service[]
  readonly articles: readonly Article[]
  readonly projects: readonly Project[]
  readonly testimonials: readonly Testimonial[]
  readonly brands: readonly BrandLogo[]
  readonly heroSlides: readonly HeroSlide[]
  readonly storyBlocks: readonly StoryBlock[]
  readonly socialLinks: readonly SocialLink[]
  readonly documents: readonly Document[]
}

/**
 * Returns the content, typed and in its order (services by id, articles newest first, projects by number).
 * @throws {ContentError} naming every fault at once.
 */
export function checkContent(raw: RawContent): Content {
  // First: a count may be wrong for no other reason, and an id or a path beyond it.
  const faults = [...checkStrays(raw), ...checkCounts(raw)]
  const sound = soundContent(raw, faults)
  const known = knownIn(raw, sound)
  faults.push(
    ...checkWords(raw.words),
    ...checkUnique(sound),
    ...checkPaths(known),
    ...checkMenu(known),
    ...checkArticleFilters(sound.articleFilters, known),
    ...checkServices(sound.services, known),
    ...checkArticles(sound.articles, known),
    ...checkProjects(sound.projects, known),
    ...checkTestimonials(sound.testimonials, known),
    ...checkBrands(sound.brands, known),
    ...checkHeroSlides(sound.heroSlides, known),
    ...sound.storyBlocks.flatMap(({ file, value }) => [...checkCutOut(file, 'image', value.image, known)]),
    ...checkSocialLinks(sound.socialLinks),
    ...checkDocuments(sound.documents, known),
    ...checkSizes(known),
  )
  if (faults.length > 0) throw new ContentError(faults)

  const values = <Value>(entries: readonly Entry<Value>[]): Value[] => entries.map(({ value }) => value)
  const number = (project: Project): number => Number(slugOf(project.path).replace('porject_', ''))
  return {
    services: values(sound.services).toSorted((a, b) => a.id - b.id),
    articles: values(sound.articles).toSorted((a, b) => b.published.localeCompare(a.published)),
    projects: values(sound.projects).toSorted((a, b) => number(a) - number(b)),
    testimonials: values(sound.testimonials),
    brands: values(sound.brands),
    heroSlides: values(sound.heroSlides),
    storyBlocks: values(sound.storyBlocks),
    socialLinks: values(sound.socialLinks),
    documents: values(sound.documents),
  }
}
