/**
 * The shapes of everything the site says (specification, section 3), as schemas: the types are
 * inferred from them, and `check.ts` holds every entry against them when the site is built and tested.
 * Content files import types from here and nothing else; no schema reaches the browser.
 */
import * as v from 'valibot'
import { counts } from './counts.ts'
import { serviceGroups } from './serviceGroups.ts'

const entries = (n: unknown): string => (n === 1 ? 'one entry' : `${String(n)} entries`)
// What the library would say of itself, in words for who writes the entries.
v.setSpecificMessage(v.picklist, ({ expected }) => `must be ${expected?.replace(/^\((.*)\)$/, '$1').replaceAll(' | ', ' or ')}`)
v.setSpecificMessage(v.string, 'must be a text in quotes')
v.setSpecificMessage(v.number, 'must be a number')
v.setSpecificMessage(v.integer, 'must be a whole number')
v.setSpecificMessage(v.minValue, ({ requirement }) => `must be ${String(requirement)} or more`)
v.setSpecificMessage(v.maxValue, ({ requirement }) => `must be ${String(requirement)} or less`)
v.setSpecificMessage(v.array, 'must be a list in [square brackets]')
v.setSpecificMessage(v.tuple, 'must be a list in [square brackets]')
v.setSpecificMessage(v.minLength, ({ requirement }) => `must have ${entries(requirement)} at least`)
v.setSpecificMessage(v.maxLength, ({ requirement }) => `must have ${entries(requirement)} at most`)
v.setSpecificMessage(v.strictObject, 'must be fields in {braces}')
v.setSpecificMessage(v.object, 'must be fields in {braces}')
v.setSpecificMessage(v.literal, ({ expected }) => `must be ${expected}, or be left out`)
v.setSpecificMessage(v.union, 'must be a text in quotes, or a list of them')
v.setSpecificMessage(v.email, 'must be an e-mail address, like name@company.co.uk')

/** Invisible characters, which no feed may hold; word processors leave some behind, and what is copied from another program the marks of its direction. Tabs and ends of lines are none of them. */
const unseen = /[^\P{Cc}\t\n]|\p{Cf}|\p{Zl}|\p{Zp}|\p{Cs}|\p{Noncharacter_Code_Point}/u
const codeOf = (character = ''): string => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
/** What keyboards give for ’ and for “ ”. */
const straight = /['"]/
/** What other programs set text with; here it would be shown as it stands. */
const foreign = /<\/?(?:a|b|br|em|i|p|span|strong|u)\b[^>]*>|&(?:[a-z]+|#x?[\da-f]+);/i
/** A character with the words that it stands between, so that it is found among hundreds. */
const around = (words: string, character: RegExp): string => new RegExp(`(?:\\S+\\s+)?\\S*(?:${character.source})\\S*(?:\\s+\\S+)?`, 'i').exec(words)?.[0] ?? ''

/** What is wrong with the characters that something is written in, if anything is. */
export function wrongCharacters(words: string): string | undefined {
  const [hidden] = unseen.exec(words) ?? []
  if (hidden !== undefined) return `has an invisible character, ${codeOf(hidden)}, before “${words.split(unseen)[1]?.trim().slice(0, 20)}”: take it out`
  const [markup] = foreign.exec(words) ?? []
  if (markup !== undefined) return `has ${markup} in “${around(words, foreign)}”, which would be shown as it stands: take it out, or write the character itself`
  const [quote] = straight.exec(words) ?? []
  return quote && `has a straight ${quote} in “${around(words, straight)}”: the apostrophe is ’, and “ ” go around what is said`
}

const text = v.pipe(
  v.string(), v.trim(), v.minLength(1, 'must not be empty'),
  v.check((words) => wrongCharacters(words) === undefined, ({ input }) => wrongCharacters(input) ?? ''),
)
const isHttps = (address: string): boolean => /^https:\/\/[^/\s]/.test(address) && URL.canParse(address)
/** Where a link may lead outside the site: `javascript:` and the like are addresses too. */
const httpsAddress = v.pipe(v.string(), v.check(isHttps, 'must be a whole address, with https:// before it'))
const words = '[a-z0-9]+(?:-[a-z0-9]+)*'
const hyphenated = new RegExp(`^${words}$`)
const slug = v.pipe(v.string(), v.regex(hyphenated, 'must be lower-case words joined by hyphens'))
/** A name in `pictures.json`. */
const picture = v.pipe(v.string(), v.regex(hyphenated, 'must be the name of a picture, without folder and ending, like article-quote'))
const summaryLength = ({ received }: { readonly received: string }): string => `must be 120 to 155 characters, and is ${received}`
/** 120 to 155 characters: what search results and shared links show. */
const summary = v.pipe(text, v.minLength(120, summaryLength), v.maxLength(155, summaryLength))
/** One sentence or two set large; one phrase may stand between *asterisks* and is set in italic. */
const statement = v.pipe(text, v.regex(/^[^*]*(\*[^*]+\*)?[^*]*$/, 'may have one phrase between *asterisks*'))
/** A statement that the page sets between “ ”. */
const saying = v.pipe(statement, v.check((words) => !/^“[^“”]*”$/.test(words), 'must have no “ ” around it: the page sets them'))

/** The flat field of colour that a page's lead object stands in. */
const rooms = ['mint', 'blush', 'lilac', 'pine', 'butter', 'sand', 'sky', 'cobalt', 'coral', 'plum'] as const
const room = v.picklist(rooms)

/** An entry's address, of its section and its slug. */
function pathIn<Section extends 'services' | 'blogs'>(section: Section) {
  const path = new RegExp(`^/${section}/${words}$`)
  return v.custom<`/${Section}/${string}`>((value) => typeof value === 'string' && path.test(value), `must be /${section}/{slug}, its slug lower-case words joined by hyphens`)
}

/** A number in the place of the slug leads to the service that has it as its id (decisions, section 1): a page there would take the place of that. */
const servicePath = v.pipe(pathIn('services'), v.check((path) => !/\/\d+$/.test(path), 'must have a name for its slug: numbered addresses lead to the services with these ids'))

/** Addresses that led to an entry before it was renamed: they lead to it still. */
const formerPaths = (section: 'services' | 'blogs') => v.optional(v.array(pathIn(section)))

/** The giant word goes from edge to edge of its page: a longer one would be set too small to be one, or run over the edge of a phone. */
const wordLength = { whole: 18, part: 12 } as const
const isShort = (word: string): boolean => word.length <= wordLength.whole && word.split(' ').length <= 2 && word.split(' ').every(({ length }) => length <= wordLength.part)

export const serviceSchema = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(21), v.maxValue(20 + counts.services)),
  title: text,
  path: servicePath,
  formerPaths: formerPaths('services'),
  /** The lead picture. */
  img: picture,
  /** Two or three paragraphs: who it is for; what happens in which weeks; what you hold at the end. */
  description: v.pipe(v.array(text), v.minLength(2), v.maxLength(3)),
  /** A line of the agency's own belief, never a customer's; shown large, so at most about ten words. */
  quote: saying,
  includes: v.pipe(
    v.array(v.pipe(text, v.regex(/^[^:]+: – .+$/, "must read 'Name: – text'"))),
    v.length(4, 'must have exactly four lines'),
  ),
  subImgs: v.tuple([picture, picture]),
  group: v.picklist(serviceGroups),
  room,
  /** The giant word on the service's page: the title, or a shorter form of it. */
  word: v.pipe(text, v.check(isShort, `must be one word or two, of ${wordLength.part} letters at most, and ${wordLength.whole} characters in all`)),
  /** What the service is, in one plain sentence under the giant word. */
  lead: text,
  statement,
  /** What people look for it by in a search engine, for the page's title; where there is none, the service's own. */
  soughtAs: v.optional(text),
  summary,
})

/** Browsers and Node take 31 February for a day in March. */
function isInCalendar(date: string): boolean {
  const day = new Date(date)
  // What is not written as a date is told of already.
  return !/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(day.getTime()) || day.toISOString().startsWith(date)
}
const isoDate = v.pipe(v.string(), v.isoDate('must be a date, like 2025-11-04'), v.check(isInCalendar, 'is no day of the calendar'))

export const articleCategories = ['Strategy', 'Search', 'Web', 'Social', 'Film', 'Advertising', 'Publishing', 'Brand', 'Email'] as const

/** A filter of the articles: its id stands in the address's search. */
export const articleFilterSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z]+(?:-[a-z]+)*$/, 'must be lower-case words joined by hyphens, without figures')),
  title: text,
  categories: v.pipe(v.array(v.picklist(articleCategories)), v.minLength(1)),
})

export const articleSchema = v.strictObject({
  image: picture,
  /** As shown, "4 November 2025"; `published` says the same to machines. */
  date: v.pipe(text, v.regex(/^\d{1,2} [A-Z][a-z]+ 20\d\d$/, 'must read like 4 November 2025')),
  published: isoDate,
  /** The day on which it was last corrected. Search engines and feed readers are told, and the page says it beside the date. */
  updated: v.optional(isoDate),
  category: v.picklist(articleCategories),
  title: text,
  path: pathIn('blogs'),
  formerPaths: formerPaths('blogs'),
  /** The blocks. A block's paragraphs are parted by a blank line; the tips block parts its tips by '|', each 'Name: explanation'. */
  text: v.pipe(
    v.array(v.strictObject({ id: slug, title: v.optional(text), text })),
    v.minLength(5),
    v.maxLength(7),
  ),
  room,
  lead: text,
  summary,
  /** One sentence of the article, set large in its middle. */
  pullQuote: statement,
  /** Services that the article belongs to, by slug. */
  services: v.pipe(v.array(slug), v.minLength(1)),
})

export const projectCategories = ['Brand', 'Web', 'Search', 'Social', 'Film', 'Publishing'] as const

const projectPicture = v.strictObject({ picture, title: text, line: text })

const projectBase = {
  title: text,
  rowSpan: v.picklist([1, 2]),
  colSpan: v.picklist([4, 6, 8, 12]),
  /**
   * Where the drawing's subject stands across its width: a narrow tile shows that part of it. What would lose something
   * in a tile of another shape is `uncut`: it stands there whole, on its room's colour, which must be its own.
   */
  subject: v.picklist(['middle', 'end', 'uncut']),
  /** `porject` is spelled so on purpose (specification, section 2). */
  path: v.picklist(Array.from({ length: counts.projects }, (_, n) => `/porject_${n + 1}` as const), `must be /porject_1 to /porject_${counts.projects}`),
  category: v.picklist(projectCategories),
  /** The work in a few words, under the client's name. */
  line: text,
  room,
  /** Who the client is. */
  trade: text,
  /** What was made. */
  made: text,
  year: v.pipe(v.string(), v.regex(/^20\d\d$/, 'must be a year, like 2025')),
  services: v.pipe(v.array(slug), v.minLength(1)),
  statement,
  brief: v.pipe(v.array(text), v.minLength(1)),
  did: v.pipe(v.array(text), v.minLength(1)),
  changed: v.pipe(v.array(text), v.minLength(1)),
  pictures: v.pipe(v.array(projectPicture), v.minLength(3)),
  summary,
}
const pictureProjectSchema = v.strictObject({ ...projectBase, img: picture })
const videoProjectSchema = v.strictObject({
  ...projectBase,
  video: v.strictObject({ file: slug, poster: picture, /** What is to be seen, in one sentence. */ description: text, seconds: v.pipe(v.number(), v.integer(), v.minValue(1)), published: isoDate }),
})

const undecided = v.custom<never>(() => false, 'must have img or video, not both: a film brings its own poster')

/** A portfolio item shows a picture, or a video whose poster is a picture. */
export const projectSchema = v.lazy((value): typeof pictureProjectSchema | typeof videoProjectSchema | typeof undecided => {
  if (typeof value !== 'object' || value === null || !('video' in value)) return pictureProjectSchema
  return 'img' in value ? undecided : videoProjectSchema
})

export const testimonialSchema = v.strictObject({
  id: v.pipe(v.number(), v.integer()),
  image: picture,
  /** The job and the client: "Club captain, Wherrymoor Rowing Club". No persons are named. */
  name: text,
  /** The job alone. */
  title: text,
  description: saying,
  short: v.optional(v.literal(true)),
  /** The colour that the portrait is drawn on. */
  room,
  /** The portfolio item that it is about. */
  project: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(counts.projects)),
})

const shortText = (most: number) => v.pipe(text, v.maxLength(most, ({ received }) => `must be ${most} characters at most, and is ${received}`))

/** Its texts are so short that words, button and picture stand in one view. */
export const heroSlideSchema = v.strictObject({
  id: v.pipe(v.number(), v.integer()),
  title: shortText(45),
  subtitle: shortText(45),
  description: shortText(90),
  image: picture,
  room,
  action: v.strictObject({ label: shortText(30), to: text }),
})

export const brandLogoSchema = v.strictObject({
  id: v.pipe(v.number(), v.integer()),
  title: text,
  /** px, at the optical height that all logos share. */
  width: v.pipe(v.number(), v.minValue(40), v.maxValue(320)),
  img: slug,
  /** Named by the specification (section 3); no style asks for it, since a logo is shown in the colour of the text around. */
  white: v.optional(v.literal(true)),
})

export const storyBlockSchema = v.strictObject({
  subtitle: text,
  title: text,
  description: text,
  /** The same in a sentence or two, for home. */
  line: text,
  image: picture,
})

export const socialLinkSchema = v.strictObject({
  id: v.pipe(v.number(), v.integer()),
  /** Two letters for the title. The specification (section 3) names it, and the icon; the links are shown by their titles. */
  abr: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be two letters, like LI')),
  title: text,
  icon: slug,
  path: httpsAddress,
  /** What it is called where its title alone would mislead. Begins with the title. */
  accessibleName: v.optional(text),
})

/** A service as the menus list it. */
export const menuEntrySchema = v.strictObject({
  id: v.pipe(v.number(), v.integer()),
  icon: slug,
  title: text,
  path: servicePath,
  group: v.picklist(serviceGroups),
})

/** A line of the menu itself: one leads to its page, the other opens the services. */
export const menuItemSchema = v.object({ id: slug, title: text, path: v.optional(v.string()) })

/** A page of plain prose: the privacy notice, the accessibility statement. */
export const documentSchema = v.strictObject({
  title: text,
  path: v.picklist(['/privacy', '/accessibility']),
  lead: text,
  summary,
  updated: isoDate,
  sections: v.array(v.strictObject({
    id: slug,
    title: text,
    /** Paragraphs; a list of lines makes a bulleted list. A link is written [words](address). */
    body: v.array(v.union([text, v.array(text)])),
  })),
})

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const clockTime = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must read like 09:00'))
/** 9:00 of 09:00: with a point, a screen reader says the decimal. */
const spoken = (time: string): string => time.replace(/^0/, '')

/** The digits that stand for a number wherever it is rung from: 2079460123 of 020 7946 0123. */
const dialled = (shown: string): string => shown.replace('(0)', '').replaceAll(/\D/g, '').replace(/^0+/, '')

/** The address that rings a number, with its country and without the 0 that is dialled within it. */
const rings = /^tel:\+(?!440)[1-9]\d+$/

/** Degrees to the metre, as search engines ask; a 0 at the end of a number is not kept. */
const degrees = (most: number) => v.pipe(
  v.number(), v.minValue(-most), v.maxValue(most),
  v.check((value) => /\.\d{5}/.test(String(value)), 'must have five decimals at least, the last no 0: write 1 for it, which is a metre away'),
)

/** The firm: what is missing here would stand half said on every page. No number for VAT says that there is none. */
export const settingsSchema = v.strictObject({
  name: text,
  tagline: text,
  legalName: text,
  companyNumber: v.pipe(text, v.regex(/^(?:\d{8}|[A-Z]{2}\d{6}|[A-Z]\d{7})$/, 'must be as Companies House writes it: eight digits, or letters and digits')),
  registeredIn: text,
  vatNumber: v.pipe(v.string(), v.trim()),
  siteUrl: v.pipe(httpsAddress, v.regex(/^[^?#]*$/, 'must have no ? and no #'), v.regex(/^[^\s"&<>@]*$/, 'must have no blank, no " & < > and no @'), v.regex(/[^/]$/, 'must not end in a slash')),
  telephone: v.pipe(
    v.strictObject({ shown: text, href: v.pipe(v.string(), v.regex(rings, 'must read like tel:+442079460123')) }),
    // What is wrong with one of the two by itself is told already.
    v.check(({ shown, href }) => shown === '' || !rings.test(href) || (dialled(shown) !== '' && href.endsWith(dialled(shown))), 'must show the number that it rings'),
  ),
  email: v.pipe(v.string(), v.email()),
  address: v.strictObject({ street: text, town: text, postcode: text, country: v.pipe(v.string(), v.regex(/^(?!UK)[A-Z]{2}$/, 'must be two letters as ISO 3166 has them, like GB')) }),
  geo: v.strictObject({ latitude: degrees(90), longitude: degrees(180) }),
  openingHours: v.pipe(
    v.strictObject({
      shown: v.strictObject({ days: text, hours: text }),
      machine: v.strictObject({ days: v.pipe(v.array(v.picklist(weekdays)), v.minLength(1)), opens: clockTime, closes: clockTime }),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      // What is wrong with one of the two by itself is told already.
      if (!dataset.typed || dataset.issues) return
      const { shown, machine } = dataset.value
      const wanted = [
        ['days', machine.days[0] ?? '', 'with which machine.days begins'],
        ['days', machine.days.at(-1) ?? '', 'with which machine.days ends'],
        ['hours', spoken(machine.opens), 'as machine.opens has it'],
        ['hours', spoken(machine.closes), 'as machine.closes has it'],
      ] as const
      for (const [field, said, where] of wanted) {
        if (shown[field].includes(said)) continue
        const step = { type: 'object', origin: 'value' } as const
        addIssue({ input: shown[field], message: `must contain ${said}, ${where}`, path: [{ ...step, input: dataset.value, key: 'shown', value: shown }, { ...step, input: shown, key: field, value: shown[field] }] })
      }
    }),
  ),
  mapUrl: httpsAddress,
  gettingHere: text,
  panelPicture: v.pipe(
    v.strictObject({ src: httpsAddress, width: v.number(), height: v.number(), host: text }),
    v.check(({ src, host }) => !isHttps(src) || new URL(src).host === host, 'must have the host of its src'),
  ),
  replyTime: text,
  priceTime: text,
})

export type Room = v.InferOutput<typeof room>
export type Service = v.InferOutput<typeof serviceSchema>
export type Article = v.InferOutput<typeof articleSchema>
export type ArticleFilter = v.InferOutput<typeof articleFilterSchema>
export type Project = v.InferOutput<typeof projectSchema>
export type Testimonial = v.InferOutput<typeof testimonialSchema>
export type HeroSlide = v.InferOutput<typeof heroSlideSchema>
export type BrandLogo = v.InferOutput<typeof brandLogoSchema>
export type StoryBlock = v.InferOutput<typeof storyBlockSchema>
export type SocialLink = v.InferOutput<typeof socialLinkSchema>
export type Document = v.InferOutput<typeof documentSchema>
