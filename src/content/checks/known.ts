/** What an entry may name, and what is said of one that names anything else. */
import * as v from 'valibot'
import { slugOf } from '#content/choices'
import type { Entry } from '#content/entry'
import type { RawContent } from '#content/rawContent'
import type { SoundContent } from './soundContent.ts'

export type Faults = Generator<string, void>

interface Names {
  readonly has: (name: string) => boolean
}

export interface Known extends Pick<RawContent, 'pictures' | 'logos' | 'videos' | 'outside'> {
  /** The addresses of pages. */
  readonly paths: ReadonlySet<string>
  /** The services, by slug. */
  readonly slugs: ReadonlySet<string>
  /** The projects, by number. */
  readonly numbers: ReadonlySet<string>
  /** The entries that are sound. */
  readonly sound: SoundContent
  /** Whether all of a list are: one that failed may be the one that is looked for. */
  readonly isWhole: (list: keyof SoundContent) => boolean
}

/** Of src/content/projects/01-wherrymoor.ts 01-wherrymoor. */
export const nameOf = (file: string): string => slugOf(file).replace(/\.ts$/, '')

/** Whether a file has the name that its entry's address asks for. */
export const isNamed = (file: string, path: string): boolean => file.endsWith(`/${slugOf(path)}.ts`)

/** The entries that are pages of their own. */
export const pagesOf = ({ services, articles, projects, documents }: SoundContent): readonly Entry<{ readonly path: string; readonly title: string; readonly summary: string }>[] =>
  [...services, ...articles, ...projects, ...documents]

export function knownIn(raw: RawContent, sound: SoundContent): Known {
  const failed = (list: keyof SoundContent): readonly Entry[] => raw[list].filter(({ file }) => sound[list].every((entry) => entry.file !== file))
  // An entry that failed is told of already: what leads to it is no fault beside, so that its address is taken from the name of its file.
  const paths = new Set<string>([
    '/', '/about', '/portfolio', '/blogs', '/contactUs',
    ...pagesOf(sound).map(({ value }) => value.path),
    ...failed('services').map(({ file }) => `/services/${nameOf(file)}`),
    ...failed('articles').map(({ file }) => `/blogs/${nameOf(file)}`),
    ...failed('projects').map(({ file }) => `/porject_${Number.parseInt(nameOf(file), 10)}`),
    ...failed('documents').flatMap(({ value }) => (v.is(v.object({ path: v.string() }), value) ? [value.path] : [])),
  ])
  return {
    ...raw,
    paths,
    slugs: new Set([...paths].filter((path) => path.startsWith('/services/')).map(slugOf)),
    numbers: new Set([...paths].filter((path) => path.startsWith('/porject_')).map((path) => path.replace('/porject_', ''))),
    sound,
    isWhole: (list) => sound[list].length === raw[list].length,
  }
}

/** `what` ends what is said of an unknown name: what was expected, and how to add it. */
export function* checkName(file: string, field: string, name: string, names: Names, what: string): Faults {
  if (!names.has(name)) yield `${file}: ${field}: ${JSON.stringify(name)} is no ${what}`
}

/** px: each is shown large somewhere, the portraits on Home, where a narrower one would be blurred. */
const narrowest = 1080

export function* checkPicture(file: string, field: string, name: string, { pictures }: Known): Faults {
  yield* checkName(file, field, name, pictures, 'picture in src/content/pictures.json: put its master in art/masters and run npm run pictures')
  const width = pictures.get(name)?.width ?? narrowest
  // One without a width is told of by checkSizes.
  if (width > 0 && width < narrowest) yield `${file}: ${field}: ${JSON.stringify(name)} is ${width} px wide, and must be ${narrowest} px wide at least: put a larger master in art/masters and run npm run pictures`
}

/** Its objects stand on a room of colour and lean over its edge: with a ground of its own a picture would cover what is beside it. */
export function* checkCutOut(file: string, field: string, name: string, known: Known): Faults {
  yield* checkPicture(file, field, name, known)
  if (known.pictures.get(name)?.alpha === false) yield `${file}: ${field}: ${JSON.stringify(name)} must be a cut-out, a PNG or WebP with nothing around what it shows`
}

/** Services that an entry names, by slug. */
export function* checkNamedServices(file: string, named: readonly string[], { slugs }: Known): Faults {
  for (const [index, slug] of named.entries()) {
    yield* checkName(file, 'services', slug, slugs, 'service')
    if (named.indexOf(slug) < index) yield `${file}: services: names a service twice: take one out (found ${JSON.stringify(slug)})`
  }
}

/** What search results show of a title, characters. */
export const titleLength = 60

/** `shown` is the title with what the site adds to it. */
export function* checkTitle(file: string, field: string, title: string, shown = title): Faults {
  const added = shown === title ? '' : `, counting “${shown.replace(title, '')}”, which is added to it`
  if (shown.length > titleLength) yield `${file}: ${field}: ${JSON.stringify(title)} has ${shown.length} characters${added}, and search results show ${titleLength}`
}

/** Where the firm's days begin: in summer an hour before those of UTC, which a host that builds the site may live by. */
const timeZone = 'Europe/London'

/** The day that it is where the firm is, as the content writes days; Sweden writes them so, too. */
export const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())

/** A day, or a year. */
export function* checkPast(file: string, field: string, date: string): Faults {
  if (date > today().slice(0, date.length)) yield `${file}: ${field}: must not be after today, ${today()} (found "${date}")`
}
