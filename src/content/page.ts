/**
 * The view models: what each screen gets, and all that it gets. They are made from the entries at build
 * time (`pages.ts`), one small module for each address: but for menus and lists no page grows when another is added.
 */
import type { contactStrings } from './contactStrings.ts'
import type { Delivery } from './delivery.ts'
import type { ServiceGroup } from './serviceGroups.ts'
import type { Hung } from './hang.ts'
import type { strings } from './strings.ts'
import type { BrandLogo, Document, Project, Room, StoryBlock } from './schema.ts'

export interface PictureModel {
  readonly name: string
  /** Empty where the words beside the picture say it all. */
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly hash: string
  readonly widths: readonly number[]
  readonly webp: number
}

export interface FilmModel {
  readonly src: string
  readonly width: number
  readonly height: number
  /** What is to be seen, in one sentence. */
  readonly description: string
  /** How long it is, in words, and in seconds for search engines. */
  readonly length: string
  readonly seconds: number
  /** The day on which it was put on the site, for search engines: 2026-11-21. */
  readonly published: string
  readonly words: Pick<Strings['video'], 'play' | 'pause' | 'shows' | 'failed'>
}

/** What the document's head says of a page; the whole of it is written when the page is prerendered. */
export interface HeadModel {
  readonly title: string
  readonly description: string
  /** The page's one right address, in full; none where search engines are not to list it. */
  readonly address?: string
}

export interface LinkModel {
  readonly title: string
  readonly path: string
}

export interface TileModel extends LinkModel, Hung {
  /** What is said of a tile that holds a film. */
  readonly film?: string
  readonly line: string
  readonly category: string
  readonly room: Room
  readonly picture: PictureModel
  readonly subject: Project['subject']
}

/** An article as a line of a list. */
export interface ArticleRowModel extends LinkModel {
  readonly date: string
  readonly published: string
  readonly category: string
}

/** An article that may stand at the head of a list, with its picture. */
export interface ArticleLinkModel extends ArticleRowModel {
  readonly lead: string
  readonly room: Room
  readonly picture: PictureModel
}

export interface QuoteModel {
  readonly words: string
  readonly job: string
  readonly client: string
  readonly path: string
  readonly portrait: PictureModel
  /** The colour that the portrait stands on. */
  readonly room: Room
  /** Few enough words to be set large. */
  readonly isShort: boolean
}

export interface NeighbourModel extends LinkModel {
  readonly room: Room
  readonly picture: PictureModel
}

export interface ServiceGroupModel {
  readonly group: ServiceGroup
  readonly title: string
  readonly caption: string
  readonly services: readonly LinkModel[]
}

export interface SlideModel {
  /** "1 of 3: title" and "Show slide 1: title". */
  readonly name: string
  readonly show: string
  readonly id: number
  readonly title: string
  readonly subtitle: string
  readonly description: string
  readonly room: Room
  readonly picture: PictureModel
  readonly action: { readonly label: string; readonly to: string }
}

export interface PointModel {
  readonly name: string
  readonly text: string
}

export interface ProseModel {
  readonly kind: 'prose'
  readonly id: string
  readonly title?: string
  readonly paragraphs: readonly string[]
}

export interface TipsModel {
  readonly kind: 'tips'
  readonly id: string
  readonly title: string
  readonly points: readonly PointModel[]
}

/** A part of an article's text, in reading order. */
export type PartModel = ProseModel | TipsModel

/** A screen's words, less those that are made with a value: the model brings these made. */
export type Words<Part> = { readonly [Key in keyof Part as Part[Key] extends (...values: never[]) => string ? never : Key]: Part[Key] }

type Strings = typeof strings

interface BasePage {
  readonly head: HeadModel
}

export interface HomePage extends BasePage {
  readonly words: Strings['home']
  readonly slider: Words<Strings['slider']>
  readonly closingWords: Strings['closing']
  readonly slides: readonly SlideModel[]
  readonly groups: readonly (ServiceGroupModel & { readonly room: Room; readonly picture: PictureModel })[]
  readonly story: readonly Pick<StoryBlock, 'title' | 'subtitle' | 'line'>[]
  readonly tiles: readonly TileModel[]
  readonly quotes: readonly QuoteModel[]
  readonly brands: readonly BrandLogo[]
  readonly articles: readonly ArticleLinkModel[]
  readonly closing: PictureModel
}

export interface AboutPage extends BasePage {
  readonly words: Strings['about']
  readonly closingWords: Strings['closing']
  /** The first one's object is the page's own picture. */
  readonly story: readonly (Pick<StoryBlock, 'title' | 'subtitle' | 'description'> & { readonly picture: PictureModel })[]
  readonly brands: readonly BrandLogo[]
  readonly quotes: readonly QuoteModel[]
  readonly picture: PictureModel
  readonly closing: PictureModel
}

export interface PortfolioPage extends BasePage {
  readonly words: Words<Strings['portfolio']>
  /** Each with the page's title after its count, and the places that its tiles hang at. */
  readonly filters: readonly (FilterModel & { readonly heading: string; readonly places: readonly Hung[] })[]
  readonly closingWords: Strings['closing']
  readonly tiles: readonly TileModel[]
  readonly closing: PictureModel
}

export interface BlogsPage extends BasePage {
  readonly words: Omit<Words<Strings['blogs']>, 'filters'>
  readonly filters: readonly FilterModel[]
  readonly closingWords: Strings['closing']
  readonly articles: readonly ArticleLinkModel[]
  readonly closing: PictureModel
}

/** A filter of a list, as a link: its id stands in the address's search, none shows everything. */
export interface FilterModel {
  readonly id: string | undefined
  readonly title: string
  readonly count: number
  /** What the filter leaves on show, in words. */
  readonly shown: string
  readonly categories: readonly string[]
}

/** The filter of a list that shows an entry and what is like it. */
export interface OwnFilterModel {
  readonly title: string
  readonly category: string
}

interface DetailWords {
  readonly breadcrumbs: Strings['breadcrumbs']
  readonly ask: string
  readonly services: string
  readonly projects: string
  readonly neighbours: string
  readonly previous: string
  readonly next: string
}

/** What the detail screen shows of services and articles alike (decisions, section 1). */
interface BaseDetailPage extends BasePage {
  /** Its second object: the bell that closes a service, the pencil that lies by an article's tips. */
  readonly object: PictureModel
  readonly path: string
  readonly title: string
  readonly room: Room
  readonly picture: PictureModel
  readonly section: string
  readonly lead: string
  readonly quote: string
  readonly services: readonly LinkModel[]
  readonly previous: NeighbourModel
  readonly next: NeighbourModel
  /** The services that an enquiry from this page starts with. */
  readonly enquiry: readonly string[]
}

export interface ServicePage extends BaseDetailPage {
  readonly kind: 'service'
  readonly words: DetailWords & Pick<Strings['service'], 'included' | 'belief' | 'articles'> & { readonly believedOf: string }
  readonly closingWords: Strings['closing']
  /** The giant word. */
  readonly word: string
  /** Percent of the picture's height that is clear above its object. */
  readonly clear: number
  /** Its object is so broad at its head that it would hide several letters. */
  readonly isBroad: boolean
  readonly statement: string
  readonly parts: readonly ProseModel[]
  readonly includes: readonly PointModel[]
  readonly pictures: readonly PictureModel[]
  readonly tiles: readonly TileModel[]
  readonly articles: readonly ArticleRowModel[]
}

export interface ArticlePage extends BaseDetailPage {
  readonly kind: 'article'
  readonly words: DetailWords & Pick<Strings['article'], 'onThisPage'> & { readonly minutes: string; readonly updated?: string; readonly askLede: string }
  readonly dates: { readonly shown: string; readonly machine: string }
  readonly filter: OwnFilterModel
  readonly parts: readonly PartModel[]
  readonly projects: readonly (LinkModel & { readonly line: string })[]
}

export type DetailPage = ServicePage | ArticlePage

export interface ProjectPage extends BasePage {
  readonly words: Strings['case']
  readonly breadcrumbs: Strings['breadcrumbs']
  readonly path: string
  readonly title: string
  readonly line: string
  readonly filter: OwnFilterModel
  readonly room: Room
  readonly picture: PictureModel
  readonly subject: Project['subject']
  readonly film?: FilmModel
  readonly trade: string
  readonly made: string
  readonly year: string
  readonly services: readonly LinkModel[]
  readonly statement: string
  readonly brief: readonly string[]
  readonly did: readonly string[]
  readonly changed: readonly string[]
  readonly details: readonly { readonly picture: PictureModel; readonly title: string; readonly line: string }[]
  readonly quote?: QuoteModel
  readonly articles: readonly ArticleRowModel[]
  /** The project before and the next one, as tiles that say so. */
  readonly neighbours: readonly TileModel[]
  readonly enquiry: readonly string[]
}

export interface DocumentPage extends BasePage {
  readonly words: { readonly onThisPage: string; readonly updated: string }
  readonly document: Document
}

/** The form's own words are those of `contactStrings.ts`, which come with its code. */
export interface ContactPage extends BasePage {
  readonly words: Pick<typeof contactStrings, 'name' | 'title' | 'lede' | 'ring' | 'office'>
  readonly picture: PictureModel
  readonly groups: readonly ServiceGroupModel[]
  readonly delivery: Delivery
}

export interface ThankYouPage extends BasePage {
  readonly words: Strings['thankYou']
  readonly picture: PictureModel
  /** All projects with their services: three are shown that have to do with what was asked for. */
  readonly projects: readonly (TileModel & { readonly services: readonly string[] })[]
  /** The places of the three. */
  readonly places: readonly Hung[]
  readonly articles: readonly ArticleRowModel[]
}

export interface NotFoundPage extends BasePage {
  readonly words: Strings['notFound']
  readonly picture: PictureModel
  readonly groups: readonly ServiceGroupModel[]
  /** Every page of the site by name, to find the closest to a wrong address. */
  readonly names: readonly (LinkModel & { readonly otherNames?: readonly string[] })[]
}

/** The numeric address of a service leads to its slug (decisions, section 1), and an address from before a change of name to the one of today. */
export interface RedirectPage {
  readonly redirect: string
}

export interface Pages {
  readonly home: HomePage
  readonly about: AboutPage
  readonly portfolio: PortfolioPage
  readonly blogs: BlogsPage
  readonly service: ServicePage | RedirectPage
  readonly article: ArticlePage | RedirectPage
  readonly project: ProjectPage
  readonly document: DocumentPage
  readonly contact: ContactPage
  readonly thankYou: ThankYouPage
  readonly notFound: NotFoundPage
}

/** Where the routes' loaders get their page from: modules in the browser, the entries themselves at build time. */
export interface PageSource {
  /** The page at a path, or nothing where there is none. Rejects when it cannot be had, for instance offline. */
  read<Kind extends keyof Pages>(kind: Kind, path: string): Promise<Pages[Kind] | undefined>
  /** What is shown where there is no page; the same promise each time. */
  notFound(): Promise<NotFoundPage>
}
