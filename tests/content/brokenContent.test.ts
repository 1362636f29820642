import * as v from 'valibot'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { brands } from '#content/brands'
import { checkContent } from '#content/check'
import { ContentError } from '#content/entry'
import type { Entry } from '#content/entry'
import { expectSettings, settingsEntry } from '#content/expectSettings'
import { counts } from '#content/counts'
import type { RawContent } from '#content/rawContent'
import { articleCategories, articleSchema } from '#content/schema'
import { settings } from '#content/settings'
import { strings } from '#content/strings'
import { rawContent } from '../../src/siteContent.ts'

type List = Exclude<keyof RawContent, 'pictures' | 'logos' | 'videos' | 'strays' | 'outside'>

const whole = rawContent()

/** The content with one field of one entry changed. */
function broken(list: List, file: string, changes: Record<string, unknown>): RawContent {
  if (!whole[list].some((entry) => entry.file.includes(file))) throw new Error(`No entry of ${list} is in a file named ${file}: name another here.`)
  const entries: readonly Entry[] = whole[list].map((entry) =>
    entry.file.includes(file) ? { ...entry, value: { ...(entry.value instanceof Object ? entry.value : {}), ...changes } } : entry)
  return { ...whole, [list]: entries }
}

const [firstLogo = { img: '', width: 0 }] = brands

const future = '9999-01-01'

/** An article of five blocks, the first with this id. */
const blocksFrom = (id: string) => ({ text: Array.from({ length: 5 }, (_, n) => ({ id: n === 0 ? id : `part-${n}`, text: 'One: two|Three: four' })) })

/** The first project with a film of 8 seconds that says this of it. */
const filmed = (said: Record<string, unknown>): RawContent => ({
  ...broken('projects', '01-wherrymoor', { video: { file: 'one', poster: 'project-1', description: 'A film.', seconds: 8, published: '2026-11-21', ...said } }),
  videos: new Map([['one', { width: 1280, height: 800, seconds: 8 }]]),
})

/** The content where the third entry of a list has a field of its first, and how the fault must begin. */
function twice(list: List, field: string): readonly [content: RawContent, beginning: string, end: string] {
  const [first, , third] = whole[list]
  if (!first || !third) throw new Error(`There are no three entries in ${list}.`)
  return [broken(list, third.file, { [field]: first.value instanceof Object ? Reflect.get(first.value, field) : undefined }), `${third.file}: ${field}: `, `stands in ${first.file} too; it must be unique`]
}

const filters = (...values: readonly Record<string, unknown>[]): RawContent => ({
  ...whole,
  articleFilters: values.map((value, index) => ({ file: `src/content/strings.ts, articleFilters (entry ${index + 1})`, value: { id: 'every', title: 'Every', categories: articleCategories, ...value } })),
})

function faultsOf(content: RawContent): readonly string[] {
  try {
    checkContent(content)
  } catch (error) {
    if (error instanceof ContentError) return error.faults
    throw error
  }
  return []
}

test('the content as it stands has no fault', () => {
  expect(faultsOf(whole)).toEqual([])
  expect(() => expectSettings()).not.toThrow()
})

test.each(Object.keys(settings))('where the settings are without %s, that is said before anything is built on them', (field) => {
  expect(() => expectSettings({ ...settingsEntry, value: { ...settings, [field]: undefined } })).toThrow(new RegExp(`^The content has a fault:\n  src/content/settings\\.ts: ${field}: is missing$`))
})

/** What an editor's slip has left in the content as it stands is told by the test above alone. */
const standing = new Set(faultsOf(whole))
const faults = (content: RawContent): readonly string[] => faultsOf(content).filter((fault) => !standing.has(fault))

test('of a service beyond the count, the count is told first: its number is a fault for no other reason', () => {
  const [seo] = broken('services', 'services/seo.ts', { id: 21 + counts.services }).services.filter(({ file }) => file.endsWith('/seo.ts'))
  if (!seo) throw new Error('There is no src/content/services/seo.ts.')
  const [first, second] = faultsOf({ ...whole, services: [...whole.services, { ...seo, file: 'src/content/services/another.ts' }] })
  expect(first).toBe(`src/content/counts.ts: services: expected ${counts.services} entries, found ${counts.services + 1}`)
  expect(second).toMatch(/another\.ts: id: /)
})

type Breakage = [what: string, content: RawContent, file: string, expected: string]

describe('a broken entry is named by its file and field, with what was expected', () => {
  test.each<Breakage>([
    ['a missing field', broken('services', 'services/seo.ts', { quote: undefined }), 'src/content/services/seo.ts', 'quote: is missing'],
    ['a project with a picture and a film', broken('projects', '01-wherrymoor', { img: 'project-1' }), 'src/content/projects/01-wherrymoor.ts', 'must have img or video, not both'],
    ['an unknown field', broken('services', 'services/seo.ts', { price: 100 }), 'src/content/services/seo.ts', 'price: there is no such field'],
    ['an invisible character', broken('services', 'services/seo.ts', { lead: 'Being found\u000B in search.' }), 'src/content/services/seo.ts', 'lead: has an invisible character, U+000B, before “in search.”'],
    ['a subject that there is not', broken('articles', 'marketing-brief', { category: 'Serch' }), 'src/content/articles/how-to-write', 'category: must be "Strategy" or "Search" or "Web"'],
    ['a subject that there is not, by what was found', broken('articles', 'marketing-brief', { category: 'Serch' }), 'src/content/articles/how-to-write', '(found "Serch")'],
    ['an address without its beginning', broken('settings', 'settings.ts', { siteUrl: 'www.larkhythe.example' }), 'src/content/settings.ts', 'siteUrl: must be a whole address, with https:// before it'],
    ['an address of the site that is not encrypted', broken('settings', 'settings.ts', { siteUrl: 'http://www.larkhythe.example' }), 'src/content/settings.ts', 'siteUrl: must be a whole address, with https:// before it'],
    ['an address of the site with a question', broken('settings', 'settings.ts', { siteUrl: 'https://www.larkhythe.example?from=mail' }), 'src/content/settings.ts', 'siteUrl: must have no ? and no #'],
    ['an address of the site with a place in a page', broken('settings', 'settings.ts', { siteUrl: 'https://www.larkhythe.example#top' }), 'src/content/settings.ts', 'siteUrl: must have no ? and no #'],
    ...['https://www.larkhythe.example ', 'https://me:secret@www.larkhythe.example', 'https://www.larkhythe.example/a&b'].map((siteUrl): Breakage => ['an address of the site that no other could hold', broken('settings', 'settings.ts', { siteUrl }), 'src/content/settings.ts', 'siteUrl: must have no blank, no " & < > and no @']),
    ...['tel:+4402079460123', 'tel:+02079460123'].map((href): Breakage => ['a telephone that rings nowhere', broken('settings', 'settings.ts', { telephone: { shown: '020 7946 0123', href } }), 'src/content/settings.ts', 'telephone.href: must read like tel:+442079460123']),
    ['an address of the site with a slash at its end', broken('settings', 'settings.ts', { siteUrl: 'https://www.larkhythe.example/' }), 'src/content/settings.ts', 'siteUrl: must not end in a slash'],
    ['a map that is a script', broken('settings', 'settings.ts', { mapUrl: 'javascript:alert(1)' }), 'src/content/settings.ts', 'mapUrl: must be a whole address, with https:// before it (found "javascript:alert(1)")'],
    ['a link elsewhere that is a script', broken('socialLinks', 'entry 1)', { path: 'javascript:alert(1)' }), 'src/content/social.ts (entry 1)', 'path: must be a whole address, with https:// before it (found "javascript:alert(1)")'],
    ['a link elsewhere that no browser opens', broken('socialLinks', 'entry 1)', { path: 'ftp://files.example/larkhythe' }), 'src/content/social.ts (entry 1)', 'path: must be a whole address, with https:// before it'],
    ['a link elsewhere without a host', broken('socialLinks', 'entry 1)', { path: 'https:///larkhythe' }), 'src/content/social.ts (entry 1)', 'path: must be a whole address, with https:// before it'],
    ['a link elsewhere that is not called by what is seen', broken('socialLinks', 'entry 4)', { accessibleName: 'Our short videos' }), 'src/content/social.ts (entry 4)', 'accessibleName: must begin with the title, "Twitter" (found "Our short videos")'],
    ['an apostrophe as keyboards give it', broken('services', 'services/seo.ts', { lead: 'Being found by people who don\'t know you yet.' }), 'src/content/services/seo.ts', 'lead: has a straight \' in “who don\'t know”: the apostrophe is ’, and “ ” go around what is said'],
    ['straight quotes deep in an article', broken('articles', 'articles/a-one-page', { text: blocksFrom('one').text.map((block) => ({ ...block, text: 'One: they say "two"|Three: four' })) }), 'src/content/articles/a-one-page-marketing-plan-for-a-small-team.ts', 'text.0.text: has a straight " in “say "two"|Three: four”'],
    ['bold as web pages have it', broken('projects', '01-wherrymoor', { brief: ['The club wanted <b>novices</b> of any age.'] }), 'src/content/projects/01-wherrymoor.ts', 'brief.0: has <b> in “wanted <b>novices</b> of”, which would be shown as it stands'],
    ['a character as web pages have it', broken('testimonials', 'testimonials.ts (entry 1)', { description: 'Bread &amp; butter.' }), 'src/content/testimonials.ts (entry 1)', 'description: has &amp; in “Bread &amp; butter.”, which would be shown as it stands'],
    ['quotes around what the page quotes', broken('testimonials', 'testimonials.ts (entry 1)', { description: '“We dropped them.”' }), 'src/content/testimonials.ts (entry 1)', 'description: must have no “ ” around it: the page sets them'],
    ['an invisible character that parts words', broken('services', 'services/seo.ts', { lead: 'Being found\u00ADin search.' }), 'src/content/services/seo.ts', 'lead: has an invisible character, U+00AD, before “in search.”'],
    ...['\u200E', '\u202A', '\u2028'].map((mark): Breakage => ['a mark of direction or of a line, as other programs copy them', broken('services', 'services/seo.ts', { lead: `Being found ${mark}in search.` }), 'src/content/services/seo.ts', `lead: has an invisible character, U+${mark.charCodeAt(0).toString(16).toUpperCase()}, before “in search.”`]),
    ['an invisible character in the words of the interface', { ...whole, words: [{ file: 'src/content/strings.ts', value: { skip: 'Skip\u200B on' } }] }, 'src/content/strings.ts', 'skip: has an invisible character, U+200B, before “on”'],
    ['a picture named as a file', broken('services', 'services/seo.ts', { img: 'service-seo.png' }), 'src/content/services/seo.ts', 'img: must be the name of a picture, without folder and ending'],
    ['a picture with a ground of its own where a cut-out belongs', broken('services', 'services/seo.ts', { img: 'service-seo-1' }), 'src/content/services/seo.ts', 'img: "service-seo-1" must be a cut-out'],
    ['a title that search results would cut', broken('articles', 'marketing-brief', { title: 'A title '.repeat(10) }), 'src/content/articles/how-to-write', 'title: "A title A title A title A title A title A title A title A title A title A title" has 79 characters'],
    ['a client and a line that search results would cut', broken('projects', '02-', { line: 'Name, bags, shop front, and all the rest of it too' }), 'src/content/projects/02-', 'title and line: "Pellam & Rook Bakers: Name, bags'],
    ['an article too short to be worth a page', broken('articles', 'marketing-brief', { text: Array.from({ length: 5 }, (_, n) => ({ id: `part-${n}`, text: 'One: two|Three: four' })) }), 'src/content/articles/how-to-write', 'text: must have 600 to 900 words, and has 15'],
    ['an article longer than most will finish', broken('articles', 'marketing-brief', { text: Array.from({ length: 5 }, (_, n) => ({ id: `part-${n}`, text: n === 0 ? 'One: two|Three: four' : 'word '.repeat(225) })) }), 'src/content/articles/how-to-write', 'text: must have 600 to 900 words, and has 903'],
    ['a date in words', broken('articles', 'marketing-brief', { published: 'yesterday' }), 'src/content/articles/how-to-write', 'published: must be a date, like 2025-11-04'],
    ['a day that no calendar has', broken('articles', 'marketing-brief', { published: '2025-02-31' }), 'src/content/articles/how-to-write', 'published: is no day of the calendar'],
    ['a correction before there was anything to correct', broken('articles', 'marketing-brief', { updated: '2025-11-03' }), 'src/content/articles/how-to-write', 'updated: must not be before published, 2025-11-04'],
    ['a correction that is still to come', broken('articles', 'marketing-brief', { updated: '9999-01-01' }), 'src/content/articles/how-to-write', 'updated: must not be after today, 2'],
    ['a correction in words', broken('articles', 'marketing-brief', { updated: 'yesterday' }), 'src/content/articles/how-to-write', 'updated: must be a date, like 2025-11-04'],
    ['a telephone that rings another number', broken('settings', 'settings.ts', { telephone: { shown: '020 7946 0124', href: 'tel:+442079460123' } }), 'src/content/settings.ts', 'telephone: must show the number that it rings'],
    ['a telephone that shows no number', broken('settings', 'settings.ts', { telephone: { shown: 'Ring us', href: 'tel:+442079460123' } }), 'src/content/settings.ts', 'telephone: must show the number that it rings'],
    ['an id out of range', broken('services', 'services/seo.ts', { id: 21 + counts.services }), 'src/content/services/seo.ts', `id: must be ${20 + counts.services} or less (found ${21 + counts.services})`],
    ['an id that stands twice', broken('services', 'services/seo.ts', { id: 21 }), 'src/content/services/', 'id: 21 stands in'],
    ['three includes', broken('services', 'services/seo.ts', { includes: ['A: – b', 'C: – d', 'E: – f'] }), 'src/content/services/seo.ts', 'includes: must have exactly four lines'],
    ['an include in another form', broken('services', 'services/seo.ts', { includes: ['A - b', 'C: – d', 'E: – f', 'G: – h'] }), 'src/content/services/seo.ts', "includes.0: must read 'Name: – text'"],
    ['a path that is not the file’s name', broken('services', 'services/seo.ts', { path: '/services/search' }), 'src/content/services/seo.ts', 'the file must be named search.ts'],
    ['a title unlike the menu’s', broken('services', 'services/seo.ts', { title: 'Search' }), 'src/content/services/seo.ts', 'title: must be "SEO", as in src/content/menu.ts (found "Search")'],
    ['a picture that does not exist', broken('services', 'services/seo.ts', { img: 'service-nothing' }), 'src/content/services/seo.ts', 'img: "service-nothing" is no picture in src/content/pictures.json: put its master in art/masters and run npm run pictures'],
    ['a summary that search results would cut', broken('articles', 'marketing-brief', { summary: 'Too short.' }), 'src/content/articles/how-to-write', 'summary: must be 120 to 155 characters, and is 10'],
    ['a link to no service', broken('articles', 'marketing-brief', { services: ['magic'] }), 'src/content/articles/how-to-write', 'services: "magic" is no service'],
    ['a date that its machine form contradicts', broken('articles', 'marketing-brief', { date: '5 November 2025' }), 'src/content/articles/how-to-write', 'published, 4 November 2025'],
    ['an article without tips', broken('articles', 'marketing-brief', { text: Array.from({ length: 5 }, (_, n) => ({ id: `part-${n}`, text: 'Words.' })) }), 'src/content/articles/how-to-write', "exactly one block must hold tips parted by '|', found 0"],
    ['blocks of the same id', broken('articles', 'marketing-brief', { text: Array.from({ length: 5 }, () => ({ id: 'tips', text: 'One: a|Two: b' })) }), 'src/content/articles/how-to-write', 'two blocks have the same id'],
    ['a project outside the grid', broken('projects', '01-wherrymoor', { colSpan: 5 }), 'src/content/projects/01-wherrymoor.ts', 'colSpan: '],
    ['a project at another address', broken('projects', '01-wherrymoor', { path: '/project_1' }), 'src/content/projects/01-wherrymoor.ts', 'path: '],
    ['a film that does not exist', broken('projects', '01-wherrymoor', { video: { file: 'none', poster: 'project-1', description: 'A film.', seconds: 8, published: '2026-11-21' } }), 'src/content/projects/01-wherrymoor.ts', 'video: "none" is no video in src/content/videos.json: put the film in public/videos and its line in src/content/videos.json (README, “Put in a film”)'],
    ['a testimonial about no project', broken('testimonials', 'entry 1)', { project: counts.projects + 1 }), 'src/content/testimonials.ts (entry 1)', 'project: '],
    ['a testimonial about a project that was taken out', { ...broken('testimonials', 'entry 1)', { project: 1 }), projects: whole.projects.filter(({ file }) => !file.includes('/01-')) }, 'src/content/testimonials.ts (entry 1)', 'project: "1" is no project'],
    ['what a client says with two phrases in italic', broken('testimonials', 'entry 4)', { description: 'They cut *two* pages and kept *three*.' }), 'src/content/testimonials.ts (entry 4)', 'description: may have one phrase between *asterisks*'],
    ['a fourth short testimonial', broken('testimonials', 'entry 4)', { short: true }), 'src/content/testimonials.ts (entry 4)', 'short: belongs to the first three'],
    ['one of the first three testimonials that is not said to be short', broken('testimonials', 'entry 3)', { short: undefined }), 'src/content/testimonials.ts (entry 3)', 'short: belongs to the first three, and to them alone'],
    ['a slide that leads nowhere', broken('heroSlides', 'entry 1)', { action: { label: 'Go', to: '/nowhere' } }), 'src/content/hero.ts (entry 1)', '"/nowhere" is no page'],
    ['a logo that is not drawn', broken('brands', 'entry 1)', { img: 'logo-none' }), 'src/content/brands.ts (entry 1)', '"logo-none" is no symbol'],
    ['a logo that would be squeezed', broken('brands', 'entry 1)', { width: firstLogo.width + 1 }), 'src/content/brands.ts (entry 1)', `width: with ${firstLogo.width + 1} the viewBox of ${firstLogo.img} in src/content/logos/brands.svg must be "0 0 ${firstLogo.width + 1} 32" (found "0 0 ${firstLogo.width} 32")`],
    ['a logo that no partner has', { ...whole, logos: new Map([...whole.logos, ['logo-none', '0 0 170 32']]) }, 'src/content/logos/brands.svg', 'logo-none: no partner in src/content/brands.ts has it as its img: take the symbol out, or write its line'],
    ['a logo that no partner has any more', { ...whole, brands: whole.brands.slice(1) }, 'src/content/logos/brands.svg', `${firstLogo.img}: no partner in src/content/brands.ts has it as its img`],
    ['a logo of another height', { ...whole, logos: new Map([...whole.logos, [firstLogo.img, `0 0 ${firstLogo.width} 48`]]) }, 'src/content/brands.ts (entry 1)', `must be "0 0 ${firstLogo.width} 32" (found "0 0 ${firstLogo.width} 48")`],
    ['a word of the interface that says nothing', broken('words', 'layoutStrings.ts', { notFoundTitle: ' ' }), 'src/content/layoutStrings.ts', 'notFoundTitle: must say something'],
    ['a word within others that says nothing', broken('words', '/strings.ts', { thankYou: { ...strings.thankYou, steps: [{ title: 'One', text: '' }] } }), 'src/content/strings.ts', 'thankYou.steps.0.text: must say something'],
    ['a word of the interface with an apostrophe as keyboards give it', broken('words', '/strings.ts', { thankYou: { ...strings.thankYou, steps: [{ title: 'One', text: 'It\'s here.' }] } }), 'src/content/strings.ts', 'thankYou.steps.0.text: has a straight \' in “It\'s here.”'],
    ['a company without its number', broken('settings', 'settings.ts', { companyNumber: '' }), 'src/content/settings.ts', 'companyNumber: '],
    ['a spot that may be the next house', broken('settings', 'settings.ts', { geo: { latitude: 51.5045, longitude: -0.04553 } }), 'src/content/settings.ts', 'geo.latitude: must have five decimals at least, the last no 0'],
    ['a spot to the degree', broken('settings', 'settings.ts', { geo: { latitude: 51.50452, longitude: 0 } }), 'src/content/settings.ts', 'geo.longitude: must have five decimals at least, the last no 0'],
    ['an office without a street', broken('settings', 'settings.ts', { address: { street: '', town: 'London', postcode: 'SE16 0VK', country: 'GB' } }), 'src/content/settings.ts', 'address.street: must not be empty'],
    ['a picture from a host that is not the one named', broken('settings', 'settings.ts', { panelPicture: { src: 'https://pictures.example/a.png', width: 7, height: 4, host: 'placehold.co' } }), 'src/content/settings.ts', 'panelPicture: must have the host of its src'],
    ['prose that links to a script', broken('documents', 'privacy.ts', { sections: [{ id: 'one', title: 'One', body: ['See [this](javascript:alert(1)).'] }] }), 'src/content/privacy.ts', 'sections: a link must begin with /, https://, mailto: or tel: (found "javascript:alert(1"'],
    ['prose that links beside the page', broken('documents', 'privacy.ts', { sections: [{ id: 'one', title: 'One', body: ['See [this](about).'] }] }), 'src/content/privacy.ts', 'sections: a link must begin with /, https://, mailto: or tel: (found "about")'],
    ['sections of the same id', broken('documents', 'privacy.ts', { sections: [{ id: 'one', title: 'One', body: ['A.'] }, { id: 'one', title: 'Two', body: ['B.'] }] }), 'src/content/privacy.ts', 'sections: two blocks have the same id'],
    ['a list that would be shown as it is typed', broken('articles', 'marketing-brief', { text: Array.from({ length: 5 }, (_, n) => ({ id: `part-${n}`, text: 'First:\n- one\n- two' })) }), 'src/content/articles/how-to-write', 'text: an article has paragraphs and one list of tips, no other lists, tables, bold or links (found "- one")'],
    ['a link in an article', broken('articles', 'marketing-brief', { text: Array.from({ length: 5 }, (_, n) => ({ id: `part-${n}`, text: 'See [this](/about).' })) }), 'src/content/articles/how-to-write', 'no other lists, tables, bold or links (found "[this](/about)."'],
    ['a service of the menu without a page', { ...whole, services: whole.services.filter(({ file }) => !file.endsWith('/seo.ts')) }, 'src/content/menu.ts', 'serviceEntries (entry 2): path: "/services/seo" is no page of the site: write its file in src/content/services'],
    ['prose that links to nowhere', broken('documents', 'privacy.ts', { sections: [{ id: 'one', title: 'One', body: ['See [this](/nowhere#part).'] }] }), 'src/content/privacy.ts', 'sections: "/nowhere" is no page'],
    ['a project’s picture without words', { ...whole, pictures: new Map([...whole.pictures, ['project-1', { width: 960, height: 720, alpha: false, alt: '' }]]) }, 'src/content/projects/01-wherrymoor.ts', '"project-1" has no words for who cannot see it'],
    ['an article whose file has another name', { ...whole, articles: whole.articles.map((entry) => ({ ...entry, file: entry.file.replace('marketing-brief', 'brief') })) }, 'src/content/articles/how-to-write-a-brief', 'path: the file must be named how-to-write-a-marketing-brief-an-agency-can-use.ts'],
    ['a former address that is one of today', broken('articles', 'marketing-brief', { formerPaths: ['/blogs/an-e-mail-newsletter-worth-opening'] }), 'src/content/articles/how-to-write-a-marketing-brief', 'formerPaths: "/blogs/an-e-mail-newsletter-worth-opening" is the address of a page'],
    ['a former address that leads to another service by its number', broken('services', 'services/seo.ts', { formerPaths: ['/services/21'] }), 'src/content/services/seo.ts', 'formerPaths: "/services/21" leads to a page already'],
    ['a former address of two articles', { ...whole, articles: whole.articles.map(({ file, value }) => ({ file, value: Object.assign({}, value, { formerPaths: ['/blogs/before'] }) })) }, 'src/content/articles/', 'formerPaths: "/blogs/before" leads to a page already'],
    ['a small picture that does not exist', broken('services', 'services/seo.ts', { subImgs: ['service-nothing', 'service-nothing'] }), 'src/content/services/seo.ts', 'subImgs: "service-nothing" is no picture'],
    ['a project’s lead picture that does not exist', broken('projects', '02-', { img: 'project-nothing' }), 'src/content/projects/02-', 'img: "project-nothing" is no picture'],
    ['a firm without its line', broken('settings', 'settings.ts', { tagline: undefined }), 'src/content/settings.ts', 'tagline: is missing'],
    ['a picture without a size', { ...whole, pictures: new Map([...whole.pictures, ['hero-1', { width: 960, height: 0, alpha: true, alt: '' }]]) }, 'src/content/pictures.json', 'hero-1: width and height must be more than 0 px'],
    ['a film without a size', { ...whole, videos: new Map([...whole.videos, ['project-1', { width: 0, height: 800, seconds: 8 }]]) }, 'src/content/videos.json', 'project-1: width and height must be more than 0 px'],
    ['too few articles', { ...whole, articles: whole.articles.slice(1) }, 'src/content/counts.ts', `articles: expected ${counts.articles} entries, found ${counts.articles - 1}`],
    ['a block that calls itself as the page’s own model is called', broken('articles', 'marketing-brief', blocksFrom('page')), 'src/content/articles/how-to-write', 'text: the id of a block must be none that the page has for itself: give it another (found "page")'],
    ['a section that calls itself as a part of the footer is called', broken('documents', 'privacy.ts', { sections: [{ id: 'useful-links', title: 'One', body: ['A.'] }] }), 'src/content/privacy.ts', 'sections: the id of a block must be none that the page has for itself: give it another (found "useful-links")'],
    ['a service at an address with a number, which leads to another', broken('services', 'services/seo.ts', { path: '/services/23' }), 'src/content/services/seo.ts', 'path: must have a name for its slug: numbered addresses lead to the services with these ids (found "/services/23")'],
    ['a service at an address with a hyphen at its end', broken('services', 'services/seo.ts', { path: '/services/seo-' }), 'src/content/services/seo.ts', 'path: must be /services/{slug}, its slug lower-case words joined by hyphens (found "/services/seo-")'],
    ['an article at an address that begins with a hyphen', broken('articles', 'marketing-brief', { path: '/blogs/-new-' }), 'src/content/articles/how-to-write', 'path: must be /blogs/{slug}, its slug lower-case words joined by hyphens (found "/blogs/-new-")'],
    ['a former address that begins with a hyphen', broken('articles', 'marketing-brief', { formerPaths: ['/blogs/-old'] }), 'src/content/articles/how-to-write', 'formerPaths.0: must be /blogs/{slug}'],
    ['words in the mouth of another client', broken('testimonials', 'entry 1)', { name: 'Mayor, Nowhere', title: 'Mayor', project: 1 }), 'src/content/testimonials.ts (entry 1): name: must end with the client of project 1, ', 'in src/content/projects/01-wherrymoor.ts (found "Mayor, Nowhere")'],
    ['a partner whose project is not shown', broken('brands', 'entry 1)', { title: 'Wherry' }), 'src/content/brands.ts (entry 1)', 'title: must be a client whose project is shown, as its title in src/content/projects begins (found "Wherry")'],
    ['words of two clients under one number', ...twice('testimonials', 'id')],
    ['words of two clients that are the same', ...twice('testimonials', 'description')],
    ['words of two clients beside one face', ...twice('testimonials', 'image')],
    ['two services with one picture', ...twice('services', 'img')],
    ['two articles with one picture', ...twice('articles', 'image')],
    ['two partners of one name', ...twice('brands', 'title')],
    ['two partners with one logo', ...twice('brands', 'img')],
    ...([['description', 90], ['subtitle', 45]] as const).map(([field, most]): Breakage => ['words that would push a slide’s button out of sight', broken('heroSlides', 'entry 2)', { [field]: 'x'.repeat(most + 1) }), 'src/content/hero.ts (entry 2)', `${field}: must be ${most} characters at most, and is ${most + 1}`]),
    ['a button that would not be one', broken('heroSlides', 'entry 2)', { action: { label: 'See '.repeat(9), to: '/about' } }), 'src/content/hero.ts (entry 2)', 'action.label: must be 30 characters at most, and is 35'],
    ['two slides of one title', ...twice('heroSlides', 'title')],
    ['two slides with one picture', ...twice('heroSlides', 'image')],
    ['two blocks of the story with one picture', ...twice('storyBlocks', 'image')],
    ['two links elsewhere of one name', ...twice('socialLinks', 'title')],
    ['two links elsewhere of one address', ...twice('socialLinks', 'path')],
    ['a picture that would be blurred', { ...whole, pictures: new Map(whole.pictures).set('service-seo', { width: 900, height: 675, alpha: true }) }, 'src/content/services/seo.ts', 'img: "service-seo" is 900 px wide, and must be 1080 px wide at least'],
    ['a face that would be blurred', { ...whole, pictures: new Map(whole.pictures).set('portrait-1', { width: 200, height: 200, alpha: true }) }, 'src/content/testimonials.ts (entry 1)', 'image: "portrait-1" is 200 px wide, and must be 1080 px wide at least'],
    ['two partners of one number', ...twice('brands', 'id')],
    ['two slides of one number', ...twice('heroSlides', 'id')],
    ['two links elsewhere of one number', ...twice('socialLinks', 'id')],
    ['two services of one giant word', ...twice('services', 'word')],
    ['two articles of one title', ...twice('articles', 'title')],
    ['two articles of one summary', ...twice('articles', 'summary')],
    ['a service that the menu does not list', { ...whole, menuEntries: whole.menuEntries.slice(1) }, 'src/content/services/', 'id: 21 has no line in src/content/menu.ts: write one into serviceEntries'],
    ['two services of one number in the menu', ...twice('menuEntries', 'id')],
    ['two services of one name in the menu', ...twice('menuEntries', 'title')],
    ['two services of one address in the menu', ...twice('menuEntries', 'path')],
    ['a service without a name in the menu', broken('menuEntries', '(entry 2)', { title: '' }), 'src/content/menu.ts, serviceEntries (entry 2)', 'title: must not be empty'],
    ['a service of a group that there is not', broken('menuEntries', '(entry 2)', { group: 'searching' }), 'src/content/menu.ts, serviceEntries (entry 2)', 'group: must be "brand" or "search"'],
    ['an icon that is not drawn', broken('menuEntries', '(entry 2)', { icon: 'nothing' }), 'src/content/menu.ts, serviceEntries (entry 2)', 'icon: "nothing" is no icon in src/components/ServiceIcon/serviceIconNames.ts: name one of them, or add it there and run npm run icons'],
    ['two lines of one id in the menu', ...twice('menuItems', 'id')],
    ['two lines of one name in the menu', ...twice('menuItems', 'title')],
    ['two lines of one address in the menu', ...twice('menuItems', 'path')],
    ['a line without a name in the menu', broken('menuItems', '(entry 3)', { title: ' ' }), 'src/content/menu.ts, menu (entry 3)', 'title: must not be empty'],
    ['a line of the menu that leads nowhere', broken('menuItems', '(entry 3)', { path: '/nowhere' }), 'src/content/menu.ts, menu (entry 3)', 'path: "/nowhere" is no page of the site'],
    ['a subject that no filter shows', filters({ categories: articleCategories.filter((name) => name !== 'Email') }), 'src/content/strings.ts', 'articleFilters: the category "Email" must be in one of them, and is in none'],
    ['a subject that two filters show', filters({}, { id: 'web', title: 'Web', categories: ['Web'] }), 'src/content/strings.ts', 'articleFilters: the category "Web" must be in one of them, and is in “Every” and “Web”'],
    ['a filter of a subject that there is not', filters({ categories: ['Serch'] }), 'src/content/strings.ts, articleFilters (entry 1)', 'categories.0: must be "Strategy" or'],
    ['a filter whose address the site would not read', filters({ id: 'web-2' }), 'src/content/strings.ts, articleFilters (entry 1)', 'id: must be lower-case words joined by hyphens, without figures'],
    ['two filters of one id', filters({}, { title: 'Another' }), 'src/content/strings.ts, articleFilters (entry 2)', 'id: "every" stands in'],
    ['two filters of one name', filters({}, { id: 'another' }), 'src/content/strings.ts, articleFilters (entry 2)', 'title: "Every" stands in'],
    ['a film that is shorter than it says', filmed({ seconds: 90 }), 'src/content/projects/01-wherrymoor.ts', 'video.seconds: must be 8, as src/content/videos.json says of "one" (found 90)'],
    ['a film that is longer than it says', filmed({ seconds: 7 }), 'src/content/projects/01-wherrymoor.ts', 'video.seconds: must be 8, as src/content/videos.json says of "one" (found 7)'],
    ['a film that is still to come', filmed({ published: future }), 'src/content/projects/01-wherrymoor.ts', 'video.published: must not be after today, 2'],
    ['a project that is still to come', broken('projects', '01-wherrymoor', { year: '2099' }), 'src/content/projects/01-wherrymoor.ts', 'year: must not be after today, 2'],
    ['a notice that is still to be changed', broken('documents', 'privacy.ts', { updated: future }), 'src/content/privacy.ts', 'updated: must not be after today, 2'],
    ['a project whose file has another number', broken('projects', '01-wherrymoor', { path: '/porject_2' }), 'src/content/projects/01-wherrymoor.ts', 'path: must be /porject_1, by the number that its file begins with (found "/porject_2")'],
    ['a large sentence that the article does not have', broken('articles', 'marketing-brief', { pullQuote: 'If it does not fit on a page, *give up*.' }), 'src/content/articles/how-to-write', 'pullQuote: must stand in the article\'s text, word for word (found "If it does not fit on a page, give up.")'],
    ['a service that an article names twice', broken('articles', 'marketing-brief', { services: ['seo', 'seo'] }), 'src/content/articles/how-to-write', 'services: names a service twice: take one out (found "seo")'],
    ['a service that a project names twice', broken('projects', '01-wherrymoor', { services: ['seo', 'seo'] }), 'src/content/projects/01-wherrymoor.ts', 'services: names a service twice: take one out (found "seo")'],
    ['a giant word of three', broken('services', 'services/seo.ts', { word: 'Be in search' }), 'src/content/services/seo.ts', 'word: must be one word or two, of 12 letters at most, and 18 characters in all'],
    ['a giant word that would run over a phone’s edge', broken('services', 'services/seo.ts', { word: 'Searchability' }), 'src/content/services/seo.ts', 'word: must be one word or two'],
    ['a giant word that would be small', broken('services', 'services/seo.ts', { word: 'Searching strategies' }), 'src/content/services/seo.ts', 'word: must be one word or two'],
    ['a slide that leads to a filter', broken('heroSlides', 'entry 1)', { action: { label: 'Go', to: '/portfolio?category=web' } }), 'src/content/hero.ts (entry 1)', 'action.to: must be the address of a page without ? and # (found "/portfolio?category=web")'],
    ['a slide that leads into a page', broken('heroSlides', 'entry 1)', { action: { label: 'Go', to: '/about#work' } }), 'src/content/hero.ts (entry 1)', 'action.to: must be the address of a page without ? and # (found "/about#work")'],
    ['a slide that the slider has no place for', { ...whole, heroSlides: [...whole.heroSlides, ...whole.heroSlides.slice(0, 1)] }, 'machines/sliderMachine.ts', `slideCount: must be ${counts.heroSlides + 1}, as many as there are slides in src/content/hero.ts (found ${counts.heroSlides})`],
    ['a title too long with what is added to it', broken('services', 'services/seo.ts', { soughtAs: 'S'.repeat(60) }), 'src/content/services/seo.ts', `characters, counting “${strings.titles.service('')}”, which is added to it, and search results show 60`],
    ['a country by its name', broken('settings', 'settings.ts', { address: { ...settings.address, country: 'England' } }), 'src/content/settings.ts', 'address.country: must be two letters as ISO 3166 has them, like GB (found "England")'],
    ['a country by what it is called there', broken('settings', 'settings.ts', { address: { ...settings.address, country: 'UK' } }), 'src/content/settings.ts', 'address.country: must be two letters as ISO 3166 has them, like GB (found "UK")'],
    ['an e-mail address that is none', broken('settings', 'settings.ts', { email: 'larkhythe' }), 'src/content/settings.ts', 'email: must be an e-mail address, like name@company.co.uk (found "larkhythe")'],
    ['a firm’s field that nothing shows', broken('settings', 'settings.ts', { fax: '020 7946 0124' }), 'src/content/settings.ts', 'fax: there is no such field'],
    ['two pictures too few', broken('projects', '01-wherrymoor', { pictures: [] }), 'src/content/projects/01-wherrymoor.ts', 'pictures: must have 3 entries at least'],
    ['a number in the place of a text', broken('services', 'services/seo.ts', { lead: 5 }), 'src/content/services/seo.ts', 'lead: must be a text in quotes (found 5)'],
    ['an article’s picture that does not exist', broken('articles', 'marketing-brief', { image: 'article-nothing' }), 'src/content/articles/how-to-write', 'image: "article-nothing" is no picture'],
    ['a tip without its name', broken('articles', 'marketing-brief', { text: Array.from({ length: 5 }, (_, n) => ({ id: `part-${n}`, text: 'One: two|Three' })) }), 'src/content/articles/how-to-write', "text: a tip must read 'Name: explanation' (found \"Three\")"],
    ['a portrait that does not exist', broken('testimonials', 'entry 1)', { image: 'portrait-nothing' }), 'src/content/testimonials.ts (entry 1)', 'image: "portrait-nothing" is no picture'],
    ['somebody’s job that is not theirs', broken('testimonials', 'entry 1)', { title: 'Mayor' }), 'src/content/testimonials.ts (entry 1)', 'name: must be the title, a comma and the client'],
    ['a slide’s picture that does not exist', broken('heroSlides', 'entry 1)', { image: 'hero-nothing' }), 'src/content/hero.ts (entry 1)', 'image: "hero-nothing" is no picture'],
    ['a picture of the story that does not exist', broken('storyBlocks', 'entry 2)', { image: 'story-nothing' }), 'src/content/story.ts (entry 2)', 'image: "story-nothing" is no picture'],
    ['a notice’s title that search results would cut', broken('documents', 'privacy.ts', { title: 'P'.repeat(61) }), 'src/content/privacy.ts', 'has 61 characters, and search results show 60'],
    ['a service without proof', broken('projects', '09-allotment', { services: ['copywriting'] }), 'src/content/services/amazon-book-publishing.ts', 'no project in src/content/projects names it'],
  ])('%s', (_what, content, file, expected) => {
    const found = faults(content)
    expect(found.filter((fault) => fault.startsWith(file) && fault.includes(expected)), found.join('\n')).not.toEqual([])
  })
})

test.each(['2025-11-04', new Date().toISOString().slice(0, 10)])('an article may be corrected on the day it is published or later, to this day: %s', (updated) => {
  expect(faults(broken('articles', 'marketing-brief', { updated }))).toEqual([])
})

describe('the day that it is', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test.each([
    ['half past midnight in a London summer', '2031-05-04T23:30:00Z', '2031-05-05'],
    ['half an hour before midnight there', '2031-05-05T22:30:00Z', '2031-05-05'],
    ['half an hour before midnight in winter', '2031-11-30T23:30:00Z', '2031-11-30'],
  ])('at %s is the one that an editor there writes, and the next is still to come', (_when, now, day) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
    const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
    const told = [day, next].map((updated) => faults(broken('documents', 'privacy.ts', { updated })))
    expect(told).toEqual([[], [`src/content/privacy.ts: updated: must not be after today, ${day} (found "${next}")`]])
  })
})

test('an article may have 600 words, and 900, as is said where it has fewer or more', () => {
  const ofWords = (count: number): readonly string[] => {
    const texts = ['One: two|Three: four', 'word', 'word', 'word', 'word '.repeat(count - 6)]
    return faults(broken('articles', 'marketing-brief', { pullQuote: 'word', text: texts.map((text, n) => ({ id: `part-${n}`, text })) })).filter((fault) => fault.includes('words'))
  }
  const told = 'src/content/articles/how-to-write-a-marketing-brief-an-agency-can-use.ts: text: must have 600 to 900 words, and has'
  expect([599, 600, 900, 901].flatMap(ofWords)).toEqual([`${told} 599`, `${told} 901`])
})

test.each(['020 7946 0123', '+44 20 7946 0123', '+44 (0)20 7946 0123', '(020) 7946-0123'])('a telephone may be shown as %s', (shown) => {
  expect(faults(broken('settings', 'settings.ts', { telephone: { shown, href: 'tel:+442079460123' } }))).toEqual([])
})

test('opening hours that differ from what is said to machines are told one by one, with what each wants', () => {
  const machine = { days: ['Monday', 'Friday'], opens: '09:00', closes: '17:30' }
  const told = (shown: { readonly days: string; readonly hours: string }) => faults(broken('settings', 'settings.ts', { openingHours: { shown, machine } }))
  const field = 'src/content/settings.ts: openingHours.shown'
  expect(told({ days: 'Monday to Friday', hours: '9:00 to 17:00' })).toEqual([`${field}.hours: must contain 17:30, as machine.closes has it (found "9:00 to 17:00")`])
  expect(told({ days: 'Tuesday to Saturday', hours: '10.00 to 18.00' })).toEqual([
    `${field}.days: must contain Monday, with which machine.days begins (found "Tuesday to Saturday")`,
    `${field}.days: must contain Friday, with which machine.days ends (found "Tuesday to Saturday")`,
    `${field}.hours: must contain 9:00, as machine.opens has it (found "10.00 to 18.00")`,
    `${field}.hours: must contain 17:30, as machine.closes has it (found "10.00 to 18.00")`,
  ])
  expect(faults(broken('settings', 'settings.ts', { openingHours: { shown: settings.openingHours.shown, machine: { ...machine, opens: 'nine' } } }))).toEqual(['src/content/settings.ts: openingHours.machine.opens: must read like 09:00 (found "nine")'])
})

test('a service is unlike its line in the menu in the fields that are named, and in no other', () => {
  const file = 'src/content/services/seo.ts'
  expect(faults(broken('services', file, { title: 'Search', group: 'brand' }))).toEqual([
    `${file}: title: must be "SEO", as in src/content/menu.ts (found "Search")`,
    `${file}: group: must be "search", as in src/content/menu.ts (found "brand")`,
  ])
})

test.each([
  ['how-to-write-a-marketing-brief-an-agency-can-use', 'an-e-mail-newsletter-worth-opening'],
  ['an-e-mail-newsletter-worth-opening', 'how-to-write-a-marketing-brief-an-agency-can-use'],
])('where the article %s has the address of %s, it is told of, and not to take that name', (copy, owner) => {
  const folder = 'src/content/articles'
  expect(faults(broken('articles', copy, { path: `/blogs/${owner}` }))).toEqual([`${folder}/${copy}.ts: path: "/blogs/${owner}" stands in ${folder}/${owner}.ts too; it must be unique`])
})

/** The content as it is read where a file calls its entry by another name. */
const unexported = (list: List, file: string): RawContent => ({ ...whole, [list]: whole[list].map((entry) => (entry.file.includes(file) ? { ...entry, value: undefined } : entry)) })

test.each<[list: List, file: string, expected: string]>([
  ['services', 'src/content/services/seo.ts', 'must export const service'],
  ['articles', 'src/content/articles/an-e-mail-newsletter-worth-opening.ts', 'must export const article'],
  ['projects', 'src/content/projects/01-wherrymoor.ts', 'must export const project'],
])('of %s one that is exported by another name is told so', (list, file, expected) => {
  expect(faults(unexported(list, file))).toEqual([`${file}: ${expected}`])
})

test.each<[what: string, content: RawContent, fault: string]>([
  ['a service', broken('services', 'services/seo.ts', { quote: undefined }), 'src/content/services/seo.ts: quote: is missing'],
  ['a service by its address, to which a slide leads', broken('services', 'services/video-production.ts', { path: '/service/video-production' }), 'src/content/services/video-production.ts: path: must be /services/{slug}, its slug lower-case words joined by hyphens (found "/service/video-production")'],
  ['an article', broken('articles', 'marketing-brief', { lead: undefined }), 'src/content/articles/how-to-write-a-marketing-brief-an-agency-can-use.ts: lead: is missing'],
  ['a project that alone proves a service, and of which a client speaks', broken('projects', '09-allotment', { statement: undefined }), 'src/content/projects/09-allotment-year.ts: statement: is missing'],
  ['a partner who alone has the logo', broken('brands', 'entry 1)', { width: 5 }), 'src/content/brands.ts (entry 1): width: must be 40 or more (found 5)'],
  ['a notice to which the other leads', broken('documents', 'privacy.ts', { lead: undefined }), 'src/content/privacy.ts: lead: is missing'],
])('the fault of %s is told once, and not of all that leads there too', (_what, content, fault) => {
  expect(faults(content)).toEqual([fault])
})

test.each<[what: string, telephone: unknown, fault: string]>([
  ['missing', undefined, 'telephone: is missing'],
  ['shown as nothing', { ...settings.telephone, shown: '' }, 'telephone.shown: must not be empty (found "")'],
  ['without what it rings', { ...settings.telephone, href: '' }, 'telephone.href: must read like tel:+442079460123 (found "")'],
])('a telephone %s is told once, and not by each notice that has it too', (_what, telephone, fault) => {
  const { documents } = broken('documents', 'privacy.ts', { sections: [{ id: 'one', title: 'One', body: ['Ring [us](), or [him]().'] }] })
  expect(faults({ ...broken('settings', 'settings.ts', { telephone }), documents })).toEqual([`src/content/settings.ts: ${fault}`])
})

test('a picture of the panel without an address is told once', () => {
  expect(faults(broken('settings', 'settings.ts', { panelPicture: { ...settings.panelPicture, src: '' } }))).toEqual(['src/content/settings.ts: panelPicture.src: must be a whole address, with https:// before it (found "")'])
})

/** The value with each of its parts in turn replaced by something else, at every depth. */
function spoilt(value: unknown, by: unknown): readonly unknown[] {
  if (Array.isArray(value)) return [by, ...value.flatMap((part, at) => spoilt(part, by).map((other) => value.with(at, other)))]
  if (value instanceof Object) return [by, ...Object.entries(value).flatMap(([name, part]) => spoilt(part, by).map((other) => ({ ...value, [name]: other })))]
  return [by]
}

const lists: readonly List[] = ['services', 'articles', 'projects', 'testimonials', 'brands', 'heroSlides', 'storyBlocks', 'socialLinks', 'documents', 'settings', 'menuEntries', 'menuItems', 'articleFilters']

test.each(lists)('what is wrong in %s is never told in the library’s own words', (list) => {
  const [entry] = whole[list]
  if (!entry) throw new Error(`There is nothing in ${list}.`)
  const alone: RawContent = { ...whole, ...Object.fromEntries(lists.map((name) => [name, []])) }
  const told = [null, 5.5, -1, 1e9, true, '', 'Something else!', [], {}, [5]].flatMap((by) => spoilt(entry.value, by).flatMap((value) => faultsOf({ ...alone, [list]: [{ ...entry, value }] })))
  const words = [...new Set(told)].map((fault) => fault.replaceAll(/"[^"]*"|\(found .*/g, ''))
  expect(words.length).toBeGreaterThan(10)
  expect(words.filter((fault) => /Invalid|Expected|received|undefined|NaN|\[object/.test(fault))).toEqual([])
})

test.each([
  ['src/content/articles/new-one', 'the name of an entry must end in .ts'],
  ['src/content/articles/new-one.ts.txt', 'the name of an entry must end in .ts'],
  ['src/content/articles/2027/new-one.ts', 'an entry stands in src/content/articles itself'],
])('%s, which nothing would read, is told before the count that it spoils', (file, told) => {
  const [first, second] = faults({ ...whole, strays: [file], articles: whole.articles.slice(1) })
  expect(first).toBe(`${file}: is not read: ${told}`)
  expect(second).toMatch(/^src\/content\/counts\.ts: articles: /)
})

test('a block that has lost its heading is told, but for the first and the tips, which have one of the page’s', () => {
  const [entry] = whole.articles
  if (!entry) throw new Error('There is no article.')
  const { text } = v.parse(articleSchema, entry.value)
  const told = text.map((block, at) => faults(broken('articles', entry.file, { text: text.with(at, { id: block.id, text: block.text }) })))
  expect(told).toEqual(text.map((block, at) => (at === 0 || block.text.includes('|') ? [] : [`${entry.file}: text.${at}.title: is missing: only the first block and the tips do without`])))
})

test('all faults are told at once', () => {
  const content = { ...broken('services', 'services/seo.ts', { quote: undefined }), articles: broken('articles', 'marketing-brief', { summary: 'Too short.' }).articles }
  expect(faults(content).length).toBeGreaterThan(1)
})
