/** Makes every page's view model from the entries, at build time. */
import { addressOf } from './address.ts'
import { cardsOf, wordsOn } from './cards.ts'
import type { Content } from './check.ts'
import { titleLength } from './checks/known.ts'
import { slugOf } from './choices.ts'
import { contactStrings } from './contactStrings.ts'
import type { Delivery } from './delivery.ts'
import { hang, pair } from './hang.ts'
import type { Hung } from './hang.ts'
import { menu, serviceEntries } from './menu.ts'
import type {
  AboutPage, ArticleLinkModel, ArticlePage, ArticleRowModel, BlogsPage, ContactPage, DocumentPage, FilmModel, FilterModel, HeadModel, HomePage, LinkModel, NeighbourModel,
  NotFoundPage, OwnFilterModel, Pages, PartModel, PictureModel, PortfolioPage, ProjectPage, ProseModel, QuoteModel, ServiceGroupModel, ServicePage, ThankYouPage, TileModel,
} from './page.ts'
import pictures from './pictures.json' with { type: 'json' }
import { byDelivery } from './privacy.ts'
import { articleCategories, projectCategories } from './schema.ts'
import type { Article, Document, Project, Room, Service, Testimonial } from './schema.ts'
import { serviceGroups } from './serviceGroups.ts'
import type { ServiceGroup } from './serviceGroups.ts'
import { settings } from './settings.ts'
import { shownDate } from './shownDate.ts'
import { laterStrings } from './laterStrings.ts'
import { inSentence, otherNames, strings } from './strings.ts'
import videos from './videos.json' with { type: 'json' }
import { wordsIn } from './wordsIn.ts'

/** One address of the site with all that its screen shows, and the words on its card. */
export type Page = {
  [Kind in keyof Pages]: { readonly kind: Kind; readonly path: string; readonly model: Pages[Kind]; readonly indexed: boolean; readonly modified?: string; readonly card?: string | undefined }
}[keyof Pages]

const { heads } = strings

/** Reading speed of prose on a screen, words a minute. */
const wordsPerMinute = 220

const groupRooms: Record<ServiceGroup, Room> = { brand: 'mint', search: 'blush', content: 'lilac', web: 'pine' }
const groupPictures: Record<ServiceGroup, string> = {
  brand: 'service-brand-strategy', search: 'service-seo', content: 'service-video-production', web: 'service-amazon-book-publishing',
}

/** About shows the story's first picture larger, above it: in its own row the way to a landing place is drawn. */
const storyMap = 'service-marketing-strategy'

/** From how many percent of its picture’s width on the head of an object is across several letters. */
const broadHead = 30

const manifest: Readonly<Record<string, { width: number; height: number; hash: string; widths: number[]; webp: number; clear?: number; broad?: number; alt?: string }>> = pictures
const films: Readonly<Record<string, { src: string; width: number; height: number }>> = videos

function picture(name: string): PictureModel {
  const found = manifest[name]
  if (!found) throw new Error(`src/content/pictures.json has no picture ${JSON.stringify(name)}`)
  const { width, height, hash, widths, webp, alt = '' } = found
  return { name, alt, width, height, hash, widths, webp }
}

function titled(title: string): string {
  const full = `${title} | ${settings.name}`
  return full.length <= titleLength ? full : title
}

/** The head of a page that search engines are to list. */
const listed = (path: string, title: string, description: string): HeadModel => ({ title, description, address: addressOf(path) })

const paragraphs = (text: string): string[] => text.trim().split(/\n\s*\n/).map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' ').trim())

const poster = (project: Project): string => ('img' in project ? project.img : project.video.poster)

function tile(project: Project, place: Hung): TileModel {
  const { title, path, line, category, room, subject } = project
  return { title, path, line, category, room, subject, ...place, picture: picture(poster(project)), ...('video' in project ? { film: strings.portfolio.withFilm } : {}) }
}

/** Projects as the tiles of one wall. */
function wall(projects: readonly Project[]): TileModel[] {
  return hang(projects).flatMap((place, index) => {
    const project = projects[index]
    return project ? [tile(project, place)] : []
  })
}

function film(project: Project): FilmModel | undefined {
  if (!('video' in project)) return undefined
  const { file, description, seconds, published } = project.video
  const found = films[file]
  if (!found) throw new Error(`src/content/videos.json has no film ${JSON.stringify(file)}`)
  const { src, width, height } = found
  const { play, pause, shows, failed, length } = strings.video
  return { src, width, height, description, length: length(seconds), seconds, published, words: { play, pause, shows, failed } }
}

const articleRow = ({ title, path, date, published, category }: Article): ArticleRowModel => ({ title, path, date, published, category })

function articleLink(article: Article): ArticleLinkModel {
  const { lead, room, image } = article
  return { ...articleRow(article), lead, room, picture: picture(image) }
}

function quote(testimonial: Testimonial, projects: readonly Project[]): QuoteModel {
  const project = projects[testimonial.project - 1]
  if (!project) throw new Error(`src/content/testimonials.ts: no project ${testimonial.project}`)
  const { description, title, image, room, short = false } = testimonial
  return { words: description, job: title, client: project.title, path: project.path, portrait: picture(image), room, isShort: short }
}

function around<Item>(items: readonly Item[], index: number): { previous: Item; next: Item } {
  const previous = items.at(index - 1)
  const next = items[(index + 1) % items.length]
  if (previous === undefined || next === undefined) throw new Error('a list that has neighbours must not be empty')
  return { previous, next }
}

/** A point reads 'Name: – text' or 'Name: text'. */
function point(line: string): { name: string; text: string } {
  const at = line.indexOf(':')
  const text = line.slice(at + 1).replace(/^\s*–?\s*/, '').trim()
  return { name: line.slice(0, at).trim(), text: text.charAt(0).toUpperCase() + text.slice(1) }
}

const link = ({ title, path }: LinkModel): LinkModel => ({ title, path })

interface OfServices {
  /** Slugs, the one that it is chiefly about first. */
  readonly services: readonly string[]
}

const namesOneOf = (slugs: readonly string[]) => ({ services }: OfServices): boolean => services.some((slug) => slugs.includes(slug))

/** Articles that name one of the slugs; before the others those that are chiefly about one of them, in the order of these. */
function toRead(articles: readonly Article[], slugs: readonly string[], most: number): Article[] {
  const rank = ({ services: [chief = ''] }: OfServices): number => {
    const place = slugs.indexOf(chief)
    return place === -1 ? slugs.length : place
  }
  return articles.filter(namesOneOf(slugs)).toSorted((a, b) => rank(a) - rank(b)).slice(0, most)
}

interface Filter {
  /** As it stands in the address's search. */
  readonly id: string
  readonly title: string
  readonly categories: readonly string[]
}

/** Each category of the projects is a filter of its own; those of the articles stand in `strings.ts`. */
const projectFilters: readonly Filter[] = projectCategories.map((category) => ({ id: category.toLowerCase(), title: category, categories: [category] }))

interface Filtered {
  readonly category: string
}

interface ListWords {
  /** The title of the filter that shows all. */
  readonly all: string
  readonly shown: (count: number, filter: string) => string
}

const within = (categories: readonly string[]) => ({ category }: Filtered): boolean => categories.includes(category)

/** The filters of a list, and before them the one that shows all; one that would show nothing is left out. */
function filterModels(entries: readonly Filtered[], filters: readonly Filter[], every: readonly string[], { all, shown }: ListWords): readonly FilterModel[] {
  return [{ id: undefined, title: all, categories: every }, ...filters].map(({ id, title, categories }) => {
    const count = entries.filter(within(categories)).length
    return { id, title, count, shown: shown(count, title), categories }
  }).filter(({ count }) => count > 0)
}

/** The filter that shows an entry and what is like it. */
function ownFilter({ category }: Filtered, filters: readonly Filter[]): OwnFilterModel {
  const found = filters.find(({ categories }) => categories.includes(category))
  if (!found) throw new Error(`no filter shows ${JSON.stringify(category)}`)
  return { title: found.title, category: found.id }
}

/** The privacy notice says who receives an enquiry and how long its draft is kept: both depend on how it is delivered. */
function asDelivered(document: Document, { kind }: Delivery): Document {
  const own = new Map<string, readonly string[]>(Object.entries(byDelivery[kind]))
  return { ...document, sections: document.sections.map((section) => ({ ...section, body: [...own.get(section.id) ?? section.body] })) }
}

/** The object at the end of a page: not the same one on every kind. */
const closingObjects = { home: 'object-envelope', service: 'object-bell', lists: 'object-clipboard', about: 'object-lifebuoy', reading: 'object-pencil' } as const

const serviceGroupModels: readonly ServiceGroupModel[] = serviceGroups.map((group) => ({
  group,
  ...laterStrings.groups[group],
  services: serviceEntries.filter((entry) => entry.group === group).map(link),
}))

/** The services with these slugs, in the order of the slugs. */
const serviceLinks = (services: readonly Service[], slugs: readonly string[]): LinkModel[] =>
  slugs.flatMap((slug) => services.filter(({ path }) => slugOf(path) === slug).map(link))

const serviceNeighbour = ({ title: name, path, room, img }: Service): NeighbourModel => ({ title: name, path, room, picture: picture(img) })
const articleNeighbour = ({ title: name, path, room, image }: Article): NeighbourModel => ({ title: name, path, room, picture: picture(image) })

/** What clients say, each short one followed by two of the others. */
function voices(testimonials: readonly Testimonial[], projects: readonly Project[]): readonly QuoteModel[] {
  const quotes = testimonials.map((testimonial) => quote(testimonial, projects))
  const short = quotes.filter(({ isShort }) => isShort)
  const long = quotes.filter(({ isShort }) => !isShort)
  return [...short.flatMap((each, index) => [each, ...long.slice(2 * index, 2 * index + 2)]), ...long.slice(2 * short.length)]
}

function homePage({ heroSlides, storyBlocks, projects, testimonials, brands, articles }: Content): HomePage {
  return {
    head: listed('/', heads.home.title, heads.home.description),
    words: strings.home,
    slider: strings.slider,
    closingWords: strings.closing,
    slides: heroSlides.map(({ image, ...slide }, index) => ({
      ...slide,
      picture: picture(image),
      name: strings.slider.slideNamed(index + 1, heroSlides.length, slide.title),
      show: strings.slider.show(index + 1, slide.title),
    })),
    groups: serviceGroupModels.map((group) => ({ ...group, room: groupRooms[group.group], picture: picture(groupPictures[group.group]) })),
    story: storyBlocks.map(({ title, subtitle, line }) => ({ title, subtitle, line })),
    tiles: wall(projects.slice(0, 7)),
    quotes: testimonials.filter(({ short }) => short).map((testimonial) => quote(testimonial, projects)),
    brands,
    articles: articles.slice(0, 5).map(articleLink),
    closing: picture(closingObjects.home),
  }
}

function aboutPage({ storyBlocks, brands, testimonials, projects }: Content): AboutPage {
  return {
    head: listed('/about', heads.about.title, heads.about.description),
    words: strings.about,
    closingWords: strings.closing,
    story: storyBlocks.map(({ title, subtitle, description, image }, index) => ({ title, subtitle, description, picture: picture(index === 0 ? storyMap : image) })),
    brands,
    quotes: voices(testimonials, projects),
    picture: picture('story-1'),
    closing: picture(closingObjects.about),
  }
}

function portfolioPage({ projects }: Content): PortfolioPage {
  return {
    head: listed('/portfolio', heads.portfolio.title, heads.portfolio.description),
    words: strings.portfolio,
    filters: filterModels(projects, projectFilters, projectCategories, strings.portfolio).map((filter) => ({
      ...filter,
      heading: strings.portfolio.title(filter.count),
      places: hang(projects.filter(within(filter.categories))),
    })),
    closingWords: strings.closing,
    tiles: wall(projects),
    closing: picture(closingObjects.lists),
  }
}

function blogsPage({ articles }: Content): BlogsPage {
  return {
    head: listed('/blogs', heads.blogs.title, heads.blogs.description),
    words: strings.blogs,
    filters: filterModels(articles, strings.blogs.filters, articleCategories, strings.blogs),
    closingWords: strings.closing,
    articles: articles.map(articleLink),
    closing: picture(closingObjects.lists),
  }
}

function servicePage(service: Service, index: number, { services, articles, projects }: Content): ServicePage {
  const { title: name, path, word, room, img, lead, statement, quote, soughtAs = name, summary } = service
  const slug = slugOf(path)
  const { previous, next } = around(services, index)
  const near = toRead(articles, [slug], 3)
  const slugsBeside = services.filter((other) => other.group === service.group && other !== service).map((other) => slugOf(other.path))
  const fallback = toRead(articles, slugsBeside, 2)
  const { included, belief, articles: readFirst, projects: proof, group: others, neighbours, previous: before, next: after } = strings.service
  return {
    kind: 'service',
    words: {
      breadcrumbs: strings.breadcrumbs, ask: strings.service.ask(name), included, belief, believedOf: strings.service.believedOf(name),
      projects: proof, articles: readFirst, services: others, neighbours, previous: before, next: after,
    },
    closingWords: strings.closing,
    object: picture(closingObjects.service),
    head: listed(path, titled(strings.titles.service(soughtAs)), summary),
    path, title: name, word, room, lead, statement, quote,
    picture: picture(img),
    clear: manifest[img]?.clear ?? 0,
    isBroad: (manifest[img]?.broad ?? 0) >= broadHead,
    section: laterStrings.groups[service.group].title,
    parts: strings.service.parts.flatMap(({ id, title }, at): ProseModel[] => {
      const text = service.description[at]
      return text === undefined ? [] : [{ kind: 'prose', id, title, paragraphs: paragraphs(text) }]
    }),
    includes: service.includes.map(point),
    pictures: service.subImgs.map(picture),
    tiles: wall(projects.filter(namesOneOf([slug])).slice(0, 3)),
    services: serviceGroupModels.find((other) => other.group === service.group)?.services.filter((other) => other.path !== path) ?? [],
    articles: (near.length > 0 ? near : fallback).map(articleRow),
    previous: serviceNeighbour(previous),
    next: serviceNeighbour(next),
    enquiry: [slug],
  }
}

function articlePage(article: Article, index: number, { services, articles, projects }: Content): ArticlePage {
  const { title: name, path, room, image, category, lead, pullQuote, summary } = article
  const { previous, next } = around(articles, index)
  const minutes = strings.article.minutes(Math.max(1, Math.round(wordsIn(article) / wordsPerMinute)))
  const { onThisPage, services: doneWithYou, projects: proof, neighbours, previous: before, next: after } = strings.article
  return {
    kind: 'article',
    words: {
      breadcrumbs: strings.breadcrumbs, onThisPage, minutes, ...(article.updated ? { updated: strings.article.updated(shownDate(article.updated)) } : {}), ask: strings.closing.action, askLede: strings.closing.lede,
      projects: proof, services: doneWithYou, neighbours, previous: before, next: after,
    },
    object: picture(closingObjects.reading),
    head: listed(path, titled(name), summary),
    path, title: name, room, lead,
    picture: picture(image),
    section: category,
    filter: ownFilter(article, strings.blogs.filters),
    quote: pullQuote,
    dates: { shown: article.date, machine: article.published },
    parts: article.text.map(({ id, title: heading, text }): PartModel =>
      text.includes('|')
        ? { kind: 'tips', id, title: heading ?? strings.article.tips, points: text.split('|').map((tip) => point(tip.trim())) }
        : { kind: 'prose', id, ...(heading === undefined ? {} : { title: heading }), paragraphs: paragraphs(text) },
    ),
    // What it is chiefly about: the others it only touches on.
    projects: projects.filter(namesOneOf(article.services.slice(0, 1))).slice(0, 2).map((project) => ({ ...link(project), line: project.line })),
    services: serviceLinks(services, article.services),
    previous: articleNeighbour(previous),
    next: articleNeighbour(next),
    enquiry: article.services,
  }
}

function projectPage(project: Project, index: number, { services, articles, projects, testimonials }: Content): ProjectPage {
  const { previous, next } = around(projects, index)
  const said = testimonials.find(({ project: number }) => number === index + 1)
  const excerpt = film(project)
  const { title: name, path, line, room, subject, trade, made, year, statement, brief, did, changed } = project
  return {
    head: listed(project.path, titled(`${name}: ${inSentence(line)}`), project.summary),
    words: strings.case,
    breadcrumbs: strings.breadcrumbs,
    filter: ownFilter(project, projectFilters),
    path, title: name, line, room, subject, trade, made, year, statement, brief, did, changed,
    picture: picture(poster(project)),
    ...(excerpt ? { film: excerpt } : {}),
    services: serviceLinks(services, project.services),
    details: project.pictures.map((detail) => ({ ...detail, picture: picture(detail.picture) })),
    ...(said ? { quote: quote(said, projects) } : {}),
    articles: toRead(articles, project.services, 2).map(articleRow),
    neighbours: [
      { ...tile(previous, pair), line: strings.case.previous },
      { ...tile(next, pair), line: strings.case.next },
    ],
    enquiry: project.services,
  }
}

function contactPage(delivery: Delivery): ContactPage {
  const { name, title, lede, ring, office } = contactStrings
  return {
    head: listed('/contactUs', heads.contact.title, heads.contact.description),
    words: { name, title, lede, ring, office },
    picture: picture('object-bell'),
    groups: serviceGroupModels,
    delivery,
  }
}

function thankYouPage({ projects, articles }: Content): ThankYouPage {
  return {
    head: heads.thankYou,
    words: strings.thankYou,
    picture: picture(closingObjects.home),
    projects: wall(projects).map((shown, index) => ({ ...shown, services: projects[index]?.services ?? [] })),
    places: hang(projects.slice(0, 3)),
    articles: articles.slice(0, 3).map(articleRow),
  }
}

function documentPage(document: Document): DocumentPage {
  return {
    head: listed(document.path, titled(document.title), document.summary),
    words: { onThisPage: strings.document.onThisPage, updated: strings.document.updated(shownDate(document.updated)) },
    document,
  }
}

function notFoundPage({ services, articles, projects, documents }: Content): NotFoundPage {
  return {
    head: heads.notFound,
    words: strings.notFound,
    picture: picture('object-lifebuoy'),
    groups: serviceGroupModels,
    names: [
      ...menu.flatMap((item) => ('path' in item ? [{ ...link(item), otherNames: otherNames[item.path] ?? [] }] : [])),
      ...[...services, ...articles, ...projects, ...documents].map(link),
    ],
  }
}

/** The addresses that an entry had before it was renamed, each of which leads on to that of today. */
const redirects = (kind: 'service' | 'article', entries: readonly { readonly path: string; readonly formerPaths?: readonly string[] | undefined }[]): readonly Page[] =>
  entries.flatMap(({ path, formerPaths = [] }) => formerPaths.map((former): Page => ({ kind, path: former, indexed: false, model: { redirect: path } })))

/** Every page, in the order of the sitemap and the feeds. */
function listPages(content: Content, delivery: Delivery): readonly Page[] {
  const { services, articles, projects, documents } = content
  return [
    { kind: 'home', path: '/', indexed: true, model: homePage(content) },
    { kind: 'about', path: '/about', indexed: true, model: aboutPage(content) },
    { kind: 'portfolio', path: '/portfolio', indexed: true, model: portfolioPage(content) },
    { kind: 'blogs', path: '/blogs', indexed: true, ...(articles[0] ? { modified: articles[0].published } : {}), model: blogsPage(content) },
    ...services.map((service, index): Page => ({ kind: 'service', path: service.path, indexed: true, model: servicePage(service, index, content) })),
    ...services.map(({ id, path }): Page => ({ kind: 'service', path: `/services/${id}`, indexed: false, model: { redirect: path } })),
    ...redirects('service', services),
    ...redirects('article', articles),
    ...articles.map((article, index): Page => ({ kind: 'article', path: article.path, indexed: true, modified: article.updated ?? article.published, model: articlePage(article, index, content) })),
    ...projects.map((project, index): Page => ({ kind: 'project', path: project.path, indexed: true, model: projectPage(project, index, content) })),
    // Spelled so on purpose (specification, section 2).
    { kind: 'contact', path: '/contactUs', indexed: true, model: contactPage(delivery) },
    { kind: 'thankYou', path: '/thankyou', indexed: false, model: thankYouPage(content) },
    ...documents.map((document): Page => ({ kind: 'document', path: document.path, indexed: true, modified: document.updated, model: documentPage(asDelivered(document, delivery)) })),
    { kind: 'notFound', path: '/404', indexed: false, model: notFoundPage(content) },
  ]
}

/** Every page of the site, from the content alone: a new entry is a new page. */
export function makePages(content: Content, delivery: Delivery = { kind: 'mail' }): readonly Page[] {
  const cards = new Map(cardsOf(content).map((card) => [card.path, wordsOn(card)]))
  return listPages(content, delivery).map((page): Page => ({ ...page, card: cards.get(page.path) }))
}
