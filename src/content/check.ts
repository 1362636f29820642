/** Holds every entry against its schema and the entries against each other. Runs at build time and in the tests. */
import * as v from 'valibot'
import { slugOf } from './choices.ts'
import { counts } from './counts.ts'
import { ContentError, parseEntries } from './entry.ts'
import type { Entry } from './entry.ts'
import { serviceGroups } from './menu.ts'
import {
  articleCategories, articleFilterSchema, articleSchema, brandLogoSchema, documentSchema, heroSlideSchema, menuEntrySchema, menuItemSchema, projectSchema,
  serviceSchema, settingsSchema, socialLinkSchema, storyBlockSchema, testimonialSchema,
} from './schema.ts'
import type { Article, BrandLogo, Document, HeroSlide, Project, Service, SocialLink, StoryBlock, Testimonial } from './schema.ts'
import { strings } from './strings.ts'

export interface RawContent {
  readonly services: readonly Entry[]
  readonly articles: readonly Entry[]
  readonly projects: readonly Entry[]
  readonly testimonials: readonly Entry[]
  readonly brands: readonly Entry[]
  readonly heroSlides: readonly Entry[]
  readonly storyBlocks: readonly Entry[]
  readonly socialLinks: readonly Entry[]
  readonly documents: readonly Entry[]
  readonly settings: readonly Entry[]
  /** The services as the menus list them. */
  readonly menuEntries: readonly Entry[]
  /** The menu's own lines. */
  readonly menuItems: readonly Entry[]
  readonly articleFilters: readonly Entry[]
  /** The words of the interface, by their files. */
  readonly words: readonly Entry[]
  /** The pictures that exist as files, by name: their size, px, whether one sees through what is around their subject, and what they show, in words. */
  readonly pictures: ReadonlyMap<string, { readonly width: number; readonly height: number; readonly alpha: boolean; readonly alt?: string }>
  /** The logos that are drawn, by name: their symbol's viewBox. */
  readonly logos: ReadonlyMap<string, string>
  /** The films, by name: their size, px, and their length. */
  readonly videos: ReadonlyMap<string, { readonly width: number; readonly height: number; readonly seconds: number }>
  readonly outside: Outside
}

/** What entries depend on and this folder may not know: it is handed in. */
export interface Outside {
  /** The services' signs that are drawn. */
  readonly signs: ReadonlySet<string>
  /** For how many slides the slider's machine is made. */
  readonly slideCount: number
}

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

/** Ends what is said of an unknown picture: what was expected, and how to add it. */
const aPicture = 'picture in src/content/pictures.json: put its master in art/masters and run npm run pictures'

const aVideo = 'video in src/content/videos.json: put the film in public/videos and its line in src/content/videos.json (README, “Put in a film”)'

/**
 * The ids that pages have by themselves: the blocks of articles and notices have theirs beside them, on the same page, and
 * scripts look for some of these (`page` is the page's own model). A test of the built pages says when one is missing here.
 */
export const takenIds: readonly string[] = [
  'page', 'root', 'main', 'content', 'on-this-page', 'services', 'projects', 'closing', 'early-panel', 'useful-links', 'top-services', 'site-links', 'site-links-title',
  'services-trigger', 'services-panel', ...serviceGroups.flatMap((group) => [`services-${group}`, `panel-${group}`]), 'broken', 'broken-text',
]

/** What search results show of a title, characters. */
export const titleLength = 60
/** A day as readers see it, of one as machines do (2025-11-04). */
export const shownDate = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date))

/** How many words an article has. */
export const wordsIn = (article: Pick<Article, 'text'>): number => article.text.flatMap(({ text }) => text.trim().split(/\s+/)).length

/** Words as they are compared: whatever signs they are quoted, emphasised or parted by. */
const plain = (words: string): string => words.replaceAll('*', '').replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/\s+/g, ' ').trim()

/** Words of an article, at least and at most. */
const articleWords = [700, 1200] as const

/** Where in it nothing is said. */
const silent = (value: unknown, at: readonly string[] = []): readonly string[] => {
  if (typeof value === 'string') return value.trim() === '' ? [at.join('.')] : []
  return value instanceof Object ? Object.entries(value).flatMap(([name, part]) => silent(part, [...at, name])) : []
}

const countedLists: readonly (keyof typeof counts)[] = ['services', 'articles', 'projects', 'testimonials', 'brands', 'heroSlides', 'storyBlocks', 'socialLinks']

/**
 * Returns the content, typed and in its order (services by id, articles newest first, projects by number).
 * @throws {ContentError} naming every fault at once.
 */
export function checkContent(raw: RawContent): Content {
  const faults: string[] = []

  // First: an id or a path beyond the count is a fault for no other reason.
  for (const name of countedLists) {
    const expected = counts[name]
    const found = raw[name].length
    if (found !== expected) faults.push(`src/content/counts.ts: ${name}: expected ${expected} entries, found ${found}`)
  }

  const parse = <Schema extends v.GenericSchema>(schema: Schema, entries: readonly Entry[], exported?: string) => parseEntries(schema, entries, faults, exported)

  const services = parse(serviceSchema, raw.services, 'service')
  const articles = parse(articleSchema, raw.articles, 'article')
  const projects = parse(projectSchema, raw.projects, 'project')
  const testimonials = parse(testimonialSchema, raw.testimonials)
  const brands = parse(brandLogoSchema, raw.brands)
  const heroSlides = parse(heroSlideSchema, raw.heroSlides)
  const storyBlocks = parse(storyBlockSchema, raw.storyBlocks)
  const socialLinks = parse(socialLinkSchema, raw.socialLinks)
  const documents = parse(documentSchema, raw.documents)
  const settings = parse(settingsSchema, raw.settings)
  const menuEntries = parse(menuEntrySchema, raw.menuEntries)
  const menuItems = parse(menuItemSchema, raw.menuItems)
  const articleFilters = parse(articleFilterSchema, raw.articleFilters)

  for (const { file, value } of raw.words) faults.push(...silent(value).map((at) => `${file}: ${at}: must say something`))
  const { signs, slideCount } = raw.outside
  if (raw.heroSlides.length !== slideCount) {
    faults.push(`machines/sliderMachine.ts: slideCount: must be ${raw.heroSlides.length}, as many as there are slides in src/content/hero.ts (found ${slideCount})`)
  }

  function unique<Value>(entries: readonly Entry<Value>[], field: string, of: (value: Value) => string | number | undefined): void {
    const seen = new Map<string | number, string>()
    for (const { file, value } of entries) {
      const key = of(value)
      if (key === undefined) continue
      const first = seen.get(key)
      if (first === undefined) seen.set(key, file)
      else faults.push(`${file}: ${field}: ${JSON.stringify(key)} stands in ${first} too; it must be unique`)
    }
  }
  unique(services, 'id', ({ id }) => id)
  unique(services, 'word', ({ word }) => word)
  unique(testimonials, 'id', ({ id }) => id)
  unique(brands, 'id', ({ id }) => id)
  unique(heroSlides, 'id', ({ id }) => id)
  unique(socialLinks, 'id', ({ id }) => id)
  unique(menuEntries, 'id', ({ id }) => id)
  unique(menuEntries, 'title', ({ title }) => title)
  unique(menuEntries, 'path', ({ path }) => path)
  unique(menuItems, 'id', ({ id }) => id)
  unique(menuItems, 'title', ({ title }) => title)
  unique(menuItems, 'path', ({ path }) => path)
  unique(articleFilters, 'id', ({ id }) => id)
  unique(articleFilters, 'title', ({ title }) => title)
  const pages: readonly Entry<{ readonly path: string; readonly title: string; readonly summary: string }>[] = [...services, ...articles, ...projects, ...documents]
  unique(pages, 'path', ({ path }) => path)
  unique(pages, 'title', ({ title }) => title)
  unique(pages, 'summary', ({ summary }) => summary)

  const failed = (all: readonly Entry[], sound: readonly Entry[]): readonly Entry[] => all.filter(({ file }) => sound.every((entry) => entry.file !== file))
  const nameOf = (file: string): string => slugOf(file).replace(/\.ts$/, '')
  // An entry that failed is told of above: what leads to it is no fault beside, so that its address is taken from the name of its file.
  const paths = new Set<string>([
    '/', '/about', '/portfolio', '/blogs', '/contactUs',
    ...pages.map(({ value }) => value.path),
    ...failed(raw.services, services).map(({ file }) => `/services/${nameOf(file)}`),
    ...failed(raw.articles, articles).map(({ file }) => `/blogs/${nameOf(file)}`),
    ...failed(raw.projects, projects).map(({ file }) => `/porject_${Number.parseInt(nameOf(file), 10)}`),
    ...failed(raw.documents, documents).flatMap(({ value }) => (v.is(v.object({ path: v.string() }), value) ? [value.path] : [])),
  ])
  const slugs = new Set([...paths].filter((path) => path.startsWith('/services/')).map(slugOf))
  const numbers = new Set([...paths].filter((path) => path.startsWith('/porject_')).map((path) => path.replace('/porject_', '')))

  function known(file: string, field: string, name: string, names: { readonly has: (name: string) => boolean }, what: string): void {
    if (!names.has(name)) faults.push(`${file}: ${field}: ${JSON.stringify(name)} is no ${what}`)
  }
  /** Its objects stand on a room of colour and lean over its edge: with a ground of its own a picture would cover what is beside it. */
  function cutOut(file: string, field: string, name: string): void {
    known(file, field, name, raw.pictures, aPicture)
    if (raw.pictures.get(name)?.alpha === false) faults.push(`${file}: ${field}: ${JSON.stringify(name)} must be a cut-out, a PNG or WebP with nothing around what it shows`)
  }
  function differentIds(file: string, field: string, blocks: readonly { readonly id: string }[]): void {
    if (new Set(blocks.map(({ id }) => id)).size !== blocks.length) faults.push(`${file}: ${field}: two blocks have the same id`)
    for (const { id } of blocks) {
      if (takenIds.includes(id)) faults.push(`${file}: ${field}: the id of a block must be none that the page has for itself: give it another (found ${JSON.stringify(id)})`)
    }
  }
  /** `shown` is the title with what the site adds to it. */
  function shortTitle(file: string, field: string, title: string, shown = title): void {
    const added = shown === title ? '' : `, counting “${shown.replace(title, '')}”, which is added to it`
    if (shown.length > titleLength) faults.push(`${file}: ${field}: ${JSON.stringify(title)} has ${shown.length} characters${added}, and search results show ${titleLength}`)
  }
  const today = new Date().toISOString().slice(0, 10)
  /** A day, or a year. */
  function past(file: string, field: string, date: string): void {
    if (date > today.slice(0, date.length)) faults.push(`${file}: ${field}: must not be after today, ${today} (found "${date}")`)
  }
  /** Services that an entry names, by slug. */
  function namedOnce(file: string, named: readonly string[]): void {
    for (const [index, slug] of named.entries()) {
      known(file, 'services', slug, slugs, 'service')
      if (named.indexOf(slug) < index) faults.push(`${file}: services: names a service twice: take one out (found ${JSON.stringify(slug)})`)
    }
  }
  // Numbered addresses lead to their services (decisions, section 1).
  const leading = new Set(services.map(({ value: { id } }) => `/services/${id}`))
  const isNamed = (file: string, path: string): boolean => file.endsWith(`/${slugOf(path)}.ts`)
  for (const { file, value: { path, formerPaths = [] } } of [...services, ...articles]) {
    // Where two entries share an address, which is told above, the one whose file has that name already is right: neither is told to rename.
    if (!isNamed(file, path) && !pages.some((page) => page.value.path === path && isNamed(page.file, path))) faults.push(`${file}: path: the file must be named ${slugOf(path)}.ts`)
    for (const former of formerPaths) {
      if (paths.has(former)) faults.push(`${file}: formerPaths: ${JSON.stringify(former)} is the address of a page`)
      else if (leading.has(former)) faults.push(`${file}: formerPaths: ${JSON.stringify(former)} leads to a page already`)
      leading.add(former)
    }
  }
  for (const { file, value: { path, icon } } of menuEntries) {
    known(file, 'path', path, paths, 'page of the site: write its file in src/content/services')
    known(file, 'icon', icon, signs, 'sign in src/components/ServiceIcon/serviceIconNames.ts: name one of them, or add it there and run npm run icons')
  }
  for (const { file, value: { path } } of menuItems) {
    if (path !== undefined) known(file, 'path', path, paths, 'page of the site')
  }
  for (const category of articleCategories) {
    const holding = articleFilters.filter(({ value: { categories } }) => categories.includes(category))
    // A filter that failed may be the one that has it.
    if (holding.length === 0 && articleFilters.length === raw.articleFilters.length) faults.push(`src/content/strings.ts: articleFilters: the category "${category}" must be in one of them, and is in none`)
    if (holding.length > 1) faults.push(`src/content/strings.ts: articleFilters: the category "${category}" must be in one of them, and is in ${holding.map(({ value: { title } }) => `“${title}”`).join(' and ')}`)
  }
  for (const { file, value } of services) {
    const index = menuEntries.find(({ value: { id } }) => id === value.id)?.value
    if (!index) {
      // A line that failed may be its own.
      if (menuEntries.length === raw.menuEntries.length) faults.push(`${file}: id: ${value.id} has no line in src/content/menu.ts: write one into serviceEntries`)
    } else {
      for (const field of ['title', 'path', 'group'] as const) {
        if (index[field] !== value[field]) faults.push(`${file}: ${field}: must be ${JSON.stringify(index[field])}, as in src/content/menu.ts (found ${JSON.stringify(value[field])})`)
      }
    }
    cutOut(file, 'img', value.img)
    shortTitle(file, 'title', value.title, strings.titles.service(value.title))
    for (const name of value.subImgs) known(file, 'subImgs', name, raw.pictures, aPicture)
    // A project that failed may be the one that names it.
    if (projects.length === raw.projects.length && !projects.some(({ value: project }) => project.services.includes(slugOf(value.path)))) {
      faults.push(`${file}: no project in src/content/projects names it, so its page would have no proof`)
    }
  }
  for (const { file, value } of articles) {
    cutOut(file, 'image', value.image)
    shortTitle(file, 'title', value.title)
    namedOnce(file, value.services)
    const words = wordsIn(value)
    const [least, most] = articleWords
    if (words < least || words > most) faults.push(`${file}: text: must have ${least} to ${most} words, and has ${words}`)
    const shown = shownDate(value.published)
    if (shown !== value.date) faults.push(`${file}: date: must say the same as published, ${shown}`)
    const { published, updated } = value
    if (updated && updated < published) faults.push(`${file}: updated: must not be before published, ${published} (found "${updated}")`)
    if (updated) past(file, 'updated', updated)
    const quoted = plain(value.pullQuote)
    if (!value.text.some(({ text }) => plain(text).includes(quoted.replace(/[.!?…]$/, '')))) faults.push(`${file}: pullQuote: must stand in the article's text, word for word (found ${JSON.stringify(quoted)})`)
    const tips = value.text.filter(({ text }) => text.includes('|'))
    if (tips.length !== 1) faults.push(`${file}: text: exactly one block must hold tips parted by '|', found ${tips.length}`)
    for (const tip of tips.flatMap(({ text }) => text.split('|'))) {
      if (!/^\s*[^:]+: .+/s.test(tip)) faults.push(`${file}: text: a tip must read 'Name: explanation' (found ${JSON.stringify(tip.slice(0, 60))})`)
    }
    differentIds(file, 'text', value.text)
    for (const { text } of value.text) {
      const [markup] = /^\s*[-*•] .*|\*\*.*|\[[^\]]*\]\(.*|^\s*\|.*\|\s*$/m.exec(text) ?? []
      if (markup) faults.push(`${file}: text: an article has paragraphs and one list of tips, no other lists, tables, bold or links (found ${JSON.stringify(markup.trim().slice(0, 60))})`)
    }
  }
  for (const { file, value } of projects) {
    const lead: readonly [field: string, name: string] = 'img' in value ? ['img', value.img] : ['video.poster', value.video.poster]
    for (const [field, name] of [lead, ...value.pictures.map(({ picture }) => ['pictures', picture] as const)]) {
      known(file, field, name, raw.pictures, aPicture)
      if (raw.pictures.get(name)?.alt === '') faults.push(`${file}: ${field}: ${JSON.stringify(name)} has no words for who cannot see it: give it a sentence in art/drawings/alt.json and run npm run pictures`)
    }
    shortTitle(file, 'title and line', `${value.title}: ${value.line}`)
    if ('video' in value) {
      const { file: name, seconds, published } = value.video
      known(file, 'video', name, raw.videos, aVideo)
      const film = raw.videos.get(name)
      if (film && film.seconds !== seconds) faults.push(`${file}: video.seconds: must be ${film.seconds}, as src/content/videos.json says of ${JSON.stringify(name)} (found ${seconds})`)
      past(file, 'video.published', published)
    }
    past(file, 'year', value.year)
    const own = `/porject_${Number.parseInt(nameOf(file), 10)}`
    if (value.path !== own) faults.push(`${file}: path: must be ${own}, by the number that its file begins with (found ${JSON.stringify(value.path)})`)
    namedOnce(file, value.services)
  }
  for (const { file, value } of testimonials) {
    known(file, 'image', value.image, raw.pictures, aPicture)
    known(file, 'project', String(value.project), numbers, 'project')
    const about = projects.find(({ value: { path } }) => path === `/porject_${value.project}`)
    if (!value.name.startsWith(`${value.title}, `)) faults.push(`${file}: name: must be the title, a comma and the client`)
    else if (about && value.name !== `${value.title}, ${about.value.title}`) {
      faults.push(`${file}: name: must end with the client of project ${value.project}, ${JSON.stringify(about.value.title)} in ${about.file} (found ${JSON.stringify(value.name)})`)
    }
    if ((value.short === true) !== value.id <= 3) faults.push(`${file}: short: belongs to the first three, and to them alone`)
  }
  for (const { file, value } of brands) {
    // A project that failed may be its client's.
    if (projects.length === raw.projects.length && !projects.some(({ value: { title } }) => `${title} `.startsWith(`${value.title} `))) {
      faults.push(`${file}: title: must be a client whose project is shown, as its title in src/content/projects begins (found ${JSON.stringify(value.title)})`)
    }
    known(file, 'img', value.img, raw.logos, 'symbol in src/content/logos/brands.svg')
    const drawn = raw.logos.get(value.img)
    const wanted = `0 0 ${value.width} 32`
    if (drawn !== undefined && drawn !== wanted) faults.push(`${file}: width: with ${value.width} the viewBox of ${value.img} in src/content/logos/brands.svg must be "${wanted}" (found "${drawn}")`)
  }
  // A line that failed may be its own.
  if (brands.length === raw.brands.length) {
    for (const name of raw.logos.keys()) {
      if (!brands.some(({ value: { img } }) => img === name)) faults.push(`src/content/logos/brands.svg: ${name}: no partner in src/content/brands.ts has it as its img: take the symbol out, or write its line`)
    }
  }
  for (const { file, value } of heroSlides) {
    cutOut(file, 'image', value.image)
    const { to } = value.action
    if (/[?#]/.test(to)) faults.push(`${file}: action.to: must be the address of a page without ? and # (found ${JSON.stringify(to)})`)
    else known(file, 'action.to', to, paths, 'page of the site')
  }
  for (const { file, value } of documents) {
    shortTitle(file, 'title', value.title)
    for (const [, address = ''] of value.sections.flatMap(({ body }) => body.flat()).join('\n').matchAll(/\]\(([^)]*)\)/g)) {
      if (address.startsWith('/')) known(file, 'sections', address.replace(/[#?].*/, ''), paths, 'page of the site')
      // Numbers and addresses come from the settings and the social links: where these failed, that is told above.
      else if (settings.length === raw.settings.length && socialLinks.length === raw.socialLinks.length && !/^(?:https:\/\/|mailto:|tel:)./.test(address)) faults.push(`${file}: sections: a link must begin with /, https://, mailto: or tel: (found ${JSON.stringify(address)})`)
    }
    past(file, 'updated', value.updated)
    differentIds(file, 'sections', value.sections)
  }
  for (const list of ['pictures', 'videos'] as const) {
    for (const [name, { width, height }] of raw[list]) {
      if (!(width > 0 && height > 0)) faults.push(`src/content/${list}.json: ${name}: width and height must be more than 0 px`)
    }
  }
  for (const { file, value } of storyBlocks) cutOut(file, 'image', value.image)

  if (faults.length > 0) throw new ContentError(faults)

  const values = <Value>(entries: readonly Entry<Value>[]): Value[] => entries.map(({ value }) => value)
  const number = (project: Project): number => Number(slugOf(project.path).replace('porject_', ''))
  return {
    services: values(services).toSorted((a, b) => a.id - b.id),
    articles: values(articles).toSorted((a, b) => b.published.localeCompare(a.published)),
    projects: values(projects).toSorted((a, b) => number(a) - number(b)),
    testimonials: values(testimonials),
    brands: values(brands),
    heroSlides: values(heroSlides),
    storyBlocks: values(storyBlocks),
    socialLinks: values(socialLinks),
    documents: values(documents),
  }
}
