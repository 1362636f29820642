import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { counts } from '#content/counts'
import { mostListed } from '#content/feeds'
import { settings } from '#content/settings'
import { socialLinks } from '#content/social'
import { strings } from '#content/strings'
import { color } from '#tokens/brand'
import { gatherContent } from '../../src/siteContent.ts'
import { notFoundPage as builtNotFoundPage, pathOf, sitemapPaths, sitePages, siteRedirects } from '../sitePages.ts'
import type { SitePage } from '../sitePages.ts'
import { tagsIn } from './measureSite.ts'

const raw = (file: string): string => readFileSync(join('dist', file), 'utf8')
const { start_url: root } = v.parse(v.object({ start_url: v.string() }), JSON.parse(raw('site.webmanifest')))
/** Built for a path, its own addresses are read as at the root of a host: that they are under that path is held by `prefix.spec.ts`. */
const asAtRoot = (text: string): string => text.replaceAll(new RegExp(`(?<=["= ])${root}`, 'g'), '/')
const read = (file: string): string => asAtRoot(raw(file))
const pages = sitePages().map((page) => ({ ...page, html: asAtRoot(page.html) }))
const notFoundPage = (): SitePage => ({ ...builtNotFoundPage(), html: asAtRoot(builtNotFoundPage().html) })
const listed = pages.filter(({ isIndexed }) => isIndexed)
const redirects = siteRedirects()
const plain = (text: string): string => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')

/** The address that the site is published at, as every page says it. */
const siteUrl = meta(home(), 'og:url').slice(0, -1)
const isDate = v.pipe(v.string(), v.isoDate())
const hasFiveDecimals = v.check((degrees: number) => /\.\d{5}/.test(String(degrees)), 'A place is to be known to five decimals.')
const isOwn = v.pipe(v.string(), v.startsWith(`${siteUrl}/`), v.check((address) => existsAt(pathOf(address)), 'There is no such page or file.'))

function home(): SitePage {
  return pageAt('/')
}

function pageAt(address: string): SitePage {
  const page = pages.find(({ path }) => path === address)
  if (!page) throw new Error(`There is no page at ${address}.`)
  return page
}

function meta({ path, html }: SitePage, name: string): string {
  const found = tagsIn(html).filter((tag) => tag.name === 'meta' && (tag.attributes['property'] ?? tag.attributes['name']) === name)
  expect(found, `${path}: ${name}`).toHaveLength(1)
  return plain(found[0]?.attributes['content'] ?? '')
}

const canonical = ({ html }: Pick<SitePage, 'html'>): (string | undefined)[] => tagsIn(html).filter(({ attributes }) => attributes['rel'] === 'canonical').map(({ attributes }) => attributes['href'])

function existsAt(path: string): boolean {
  return path in redirects || pages.some((page) => page.path === path) || (/\.[a-z\d]+$/.test(path) && !path.endsWith('.html') && existsSync(join('dist', path)))
}

describe.each(listed)('$path', (page) => {
  test('has a title, a description, one canonical address, says the same to other sites, and has no numbers made into links', () => {
    const address = `${siteUrl}${page.path}`
    expect(page.html.match(/<title>/g)).toHaveLength(1)
    expect(page.title.length).toBeGreaterThan(10)
    expect(meta(page, 'description').length).toBeGreaterThan(100)
    expect(canonical(page)).toEqual([address])
    expect(meta(page, 'og:url')).toBe(address)
    // The site's name is told beside it.
    expect(meta(page, 'og:title')).toBe(page.title.replace(` | ${settings.name}`, ''))
    expect(meta(page, 'og:description')).toBe(meta(page, 'description'))
    expect(meta(page, 'og:type')).toBe(page.path.startsWith('/blogs/') ? 'article' : 'website')
    expect(meta(page, 'og:site_name')).toBe(settings.name)
    // By it a screen reader chooses how words sound.
    expect(page.html).toMatch(/^<!doctype html>\s*<html lang="en-GB"/)
    expect(meta(page, 'og:locale')).toBe('en_GB')
    expect(meta(page, 'theme-color')).toBe(color.surface)
    expect(meta(page, 'twitter:card')).toBe('summary_large_image')
    expect(meta(page, 'robots')).toBe('max-image-preview:large')
    expect(meta(page, 'format-detection')).toBe('telephone=no,date=no,address=no,email=no')
  })

  test('has a card of 1200 by 630 for shared links', async () => {
    const address = meta(page, 'og:image')
    expect(address).toMatch(new RegExp(`^${siteUrl}/`))
    const path = pathOf(address)
    expect(existsSync(join('dist', path)), `${path} is there; if not: npm run pictures, which makes one for each line of cardsOf() in src/content/cards.ts`).toBe(true)
    const file = readFileSync(join('dist', path))
    const { width, height } = await sharp(file).metadata()
    expect([width, height].map(String)).toEqual([meta(page, 'og:image:width'), meta(page, 'og:image:height')])
    expect([width, height]).toEqual([1200, 630])
    // What the strictest of the large readers of links takes.
    expect(file.length).toBeLessThan(300_000)
    expect(meta(page, 'og:image:alt')).toMatch(/^\S.*[.?!] \S/)
  })
})

test('browsers and search engines that take no AVIF are given pictures of a good size, and files that nobody is given are not served', () => {
  const given = [...listed, notFoundPage()].flatMap(({ path, html }) => tagsIn(html).flatMap(({ attributes: { src = '', width } }) => {
    const [, file, wide] = /\/pictures\/(\S+-(\d+)\.webp)$/.exec(src) ?? []
    return file ? [{ path, file, wide: Number(wide), whole: Number(width) }] : []
  }))
  expect(given.length).toBeGreaterThan(300)
  expect(given.filter(({ wide, whole }) => wide < Math.min(whole, 900))).toEqual([])
  // What is only seen in the panel or in the workshop is in no document.
  const elsewhere = /^(?:object-clipboard|object-envelope|panel-field)\./
  const served = readdirSync('dist/pictures').filter((file) => file.endsWith('.webp') && !elsewhere.test(file))
  expect(served.filter((file) => !given.some((picture) => picture.file === file))).toEqual([])
})

test('every card shows what its page says today', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['art/cards.mjs', '--check'], { encoding: 'utf8' })
  expect(stdout + stderr).toBe('')
})

test('no two cards are alike', () => {
  const hashes = listed.map((page) => createHash('sha256').update(readFileSync(join('dist', pathOf(meta(page, 'og:image'))))).digest('hex'))
  expect(new Set(hashes).size).toBe(listed.length)
})

test('what is no page of its own is not listed, names no canonical address, and has none to be shared by, and no picture', () => {
  for (const page of [notFoundPage(), ...pages.filter(({ isIndexed }) => !isIndexed)]) {
    expect(meta(page, 'robots')).toBe('noindex')
    expect(canonical(page)).toEqual([])
    expect(page.html).not.toMatch(/og:(?:url|image)/)
    expect(meta(page, 'twitter:card')).toBe('summary')
    expect(page.html).not.toContain('application/ld+json')
  }
})

test('a page in place of an old address names the one of today to search engines, and says nothing against it', () => {
  expect(Object.keys(redirects).length).toBeGreaterThan(0)
  for (const [from, to] of Object.entries(redirects)) {
    const html = read(`${from.slice(1)}.html`)
    expect(canonical({ html }), from).toEqual([`${siteUrl}${to}`])
    expect(html, from).toContain(`<meta http-equiv="refresh" content="0; url=${to}" />`)
    expect(html, from).not.toContain('noindex')
  }
})

const agency = { '@id': v.literal(`${siteUrl}/#agency`) }
const excerpt = { '@id': v.pipe(isOwn, v.endsWith('#excerpt')) }
const refersToAgency = v.strictObject(agency)
const base = { name: v.string(), description: v.string(), url: isOwn, inLanguage: v.literal('en-GB'), isPartOf: v.strictObject({ '@id': v.literal(`${siteUrl}/#website`) }) }
const item = (type: string, entries: v.ObjectEntries) => v.strictObject({ '@type': v.literal(type), ...entries })
/** The properties of schema.org that the site uses: all of a type, and no other (content.md’s table, and what search engines ask of each). */
const types: Readonly<Record<string, v.GenericSchema>> = {
  WebSite: item('WebSite', { '@id': v.literal(`${siteUrl}/#website`), url: isOwn, name: v.string(), inLanguage: v.literal('en-GB'), publisher: refersToAgency }),
  ProfessionalService: item('ProfessionalService', {
    ...agency,
    name: v.string(), legalName: v.string(), slogan: v.string(), url: isOwn, logo: isOwn, image: v.literal(meta(home(), 'og:image')),
    telephone: v.pipe(v.string(), v.regex(/^\+\d{10,14}$/)),
    email: v.pipe(v.string(), v.email()),
    address: item('PostalAddress', { streetAddress: v.string(), addressLocality: v.string(), postalCode: v.string(), addressCountry: v.literal('GB') }),
    geo: item('GeoCoordinates', { latitude: v.pipe(v.number(), v.minValue(49), v.maxValue(61), hasFiveDecimals), longitude: v.pipe(v.number(), v.minValue(-9), v.maxValue(2), hasFiveDecimals) }),
    openingHoursSpecification: item('OpeningHoursSpecification', {
      dayOfWeek: v.array(v.picklist(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])),
      opens: v.pipe(v.string(), v.isoTime()), closes: v.pipe(v.string(), v.isoTime()),
    }),
    areaServed: v.literal('GB'),
    sameAs: v.array(v.pipe(v.string(), v.url(), v.startsWith('https://'))),
  }),
  WebPage: item('WebPage', { ...base, about: refersToAgency }),
  AboutPage: item('AboutPage', { ...base, about: refersToAgency }),
  ContactPage: item('ContactPage', { ...base, about: refersToAgency }),
  CollectionPage: item('CollectionPage', {
    ...base,
    mainEntity: item('ItemList', { numberOfItems: v.literal(counts.projects), itemListElement: v.pipe(v.array(item('ListItem', { position: v.number(), name: v.string(), url: isOwn })), v.length(counts.projects)) }),
  }),
  Blog: item('Blog', { ...base, publisher: refersToAgency, blogPost: v.pipe(v.array(item('BlogPosting', { headline: v.string(), url: isOwn, datePublished: isDate })), v.length(counts.articles)) }),
  Service: item('Service', { name: v.string(), serviceType: v.string(), description: v.string(), url: isOwn, areaServed: v.literal('GB'), provider: refersToAgency }),
  BlogPosting: item('BlogPosting', {
    headline: v.pipe(v.string(), v.maxLength(110)), description: v.string(), image: v.pipe(v.array(isOwn), v.minLength(1)), datePublished: isDate, dateModified: isDate, articleSection: v.string(),
    author: refersToAgency, publisher: refersToAgency, mainEntityOfPage: isOwn, inLanguage: v.literal('en-GB'),
  }),
  CreativeWork: item('CreativeWork', {
    name: v.string(), description: v.string(), url: isOwn, image: isOwn, dateCreated: v.pipe(v.string(), v.regex(/^20\d\d$/)), creator: refersToAgency, about: item('Organization', { name: v.string() }), keywords: v.pipe(v.array(v.string()), v.minLength(1)),
    video: v.optional(v.strictObject(excerpt)),
  }),
  VideoObject: item('VideoObject', {
    ...excerpt,
    name: v.pipe(v.string(), v.includes('excerpt')), description: v.string(), thumbnailUrl: isOwn, uploadDate: v.pipe(v.string(), v.isoTimestamp()), duration: v.pipe(v.string(), v.regex(/^PT\d+S$/)), contentUrl: isOwn,
  }),
  BreadcrumbList: item('BreadcrumbList', { itemListElement: v.pipe(v.array(item('ListItem', { position: v.number(), name: v.string(), item: isOwn })), v.minLength(2)) }),
}
const typed = v.looseObject({ '@type': v.string() })
const graph = v.strictObject({ '@context': v.literal('https://schema.org'), '@graph': v.array(typed) })

function nodesOf({ path, html }: SitePage): readonly v.InferOutput<typeof typed>[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)]
  expect(scripts, path).toHaveLength(1)
  return v.parse(graph, JSON.parse(scripts[0]?.[1] ?? ''))['@graph']
}

/** What each kind of page says of itself, besides the site and the agency (content.md, 2.1). */
function typesFor({ path, html }: SitePage): readonly string[] {
  if (path === '/') return ['WebPage']
  if (path === '/about') return ['AboutPage']
  if (path === '/contactUs') return ['ContactPage']
  if (path === '/portfolio') return ['CollectionPage']
  if (path === '/blogs') return ['Blog']
  if (path.startsWith('/services/')) return ['Service', 'BreadcrumbList']
  if (path.startsWith('/blogs/')) return ['BlogPosting', 'BreadcrumbList']
  if (path.startsWith('/porject_')) return ['CreativeWork', ...(html.includes('<video') ? ['VideoObject'] : []), 'BreadcrumbList']
  return []
}

describe.each(listed)('to machines $path', (page) => {
  test('says what it is, and nothing that it is not', () => {
    const nodes = nodesOf(page)
    expect(nodes.map((node) => node['@type'])).toEqual(['WebSite', 'ProfessionalService', ...typesFor(page)])
    for (const node of nodes) {
      const issues = v.safeParse(types[node['@type']] ?? v.never(), node).issues ?? []
      expect(issues.map((issue) => `${node['@type']} ${v.getDotPath(issue)}: ${issue.message}`)).toEqual([])
      const { url, mainEntityOfPage = url } = node
      if (!['WebSite', 'ProfessionalService', 'VideoObject', 'BreadcrumbList'].includes(node['@type'])) expect(mainEntityOfPage).toBe(`${siteUrl}${page.path}`)
    }
    // Of itself an agency has none to give.
    expect(JSON.stringify(nodes)).not.toMatch(/Review|aggregateRating/)
  })
})

test('of the firm machines are told on every page what its settings say, and that it opens before it closes', () => {
  const { name, legalName, tagline: slogan, telephone, email, address, geo, openingHours: { machine: { days: dayOfWeek, opens, closes } } } = settings
  const home = listed.find(({ path }) => path === '/')
  if (!home) throw new Error('Home is not among the pages')
  for (const page of listed) {
    expect(nodesOf(page)[1], page.path).toEqual({
      '@type': 'ProfessionalService', '@id': `${siteUrl}/#agency`, name, legalName, slogan, url: `${siteUrl}/`, logo: `${siteUrl}/icon-512.png`, image: meta(home, 'og:image'), telephone: telephone.href.slice('tel:'.length), email,
      address: { '@type': 'PostalAddress', streetAddress: address.street, addressLocality: address.town, postalCode: address.postcode, addressCountry: address.country },
      geo: { '@type': 'GeoCoordinates', latitude: geo.latitude, longitude: geo.longitude },
      openingHoursSpecification: { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes },
      areaServed: 'GB',
      sameAs: socialLinks.map(({ path }) => path),
    })
  }
  expect(opens < closes, `${opens} comes before ${closes}`).toBe(true)
})

test('of an article machines are shown the card that other sites show, then its own picture', () => {
  const articles = listed.filter(({ path }) => path.startsWith('/blogs/'))
  expect(articles).toHaveLength(counts.articles)
  for (const page of articles) {
    const node = nodesOf(page).find((one) => one['@type'] === 'BlogPosting')
    expect(node?.['image'], page.path).toEqual([meta(page, 'og:image'), expect.stringMatching(/\/pictures\/article-.*\.webp$/)])
  }
})

test('of articles and of work machines are told the subject, the year and the services that readers are', () => {
  const { articles, projects, services } = gatherContent()
  const told = (path: string, type: string): Record<string, unknown> | undefined => nodesOf(pageAt(path)).find((node) => node['@type'] === type)
  for (const { path, category } of articles) expect(told(path, 'BlogPosting'), path).toMatchObject({ articleSection: category })
  for (const { path, year, services: named } of projects) {
    const keywords = named.map((slug) => services.find((service) => service.path === `/services/${slug}`)?.title)
    expect(told(path, 'CreativeWork'), path).toMatchObject({ dateCreated: year, keywords })
  }
})

test('who reads what clients say on About is told before the first of it that they are invented', () => {
  const { html = '' } = pages.find(({ path }) => path === '/about') ?? {}
  const [heading, note, said] = [html.indexOf('id="quotes"'), html.indexOf('their words are invented'), html.indexOf('<blockquote')]
  expect(heading).toBeGreaterThan(-1)
  expect(note).toBeGreaterThan(heading)
  expect(said).toBeGreaterThan(note)
})

test('every page leads feed readers to the articles, by the name that the feeds have', () => {
  for (const { path, html } of [...pages, notFoundPage()]) {
    const feeds = tagsIn(html).filter(({ attributes: { rel, type = '' } }) => rel === 'alternate' && /rss|feed/.test(type))
    expect(feeds.map(({ attributes: { title } }) => title), path).toEqual([`${settings.name}: articles`, `${settings.name}: articles`])
  }
})

test('machines are told which work a film is of', () => {
  for (const page of listed) {
    const nodes = nodesOf(page)
    const idOfFilm = nodes.find((node) => node['@type'] === 'VideoObject')?.['@id']
    const work = nodes.find((node) => node['@type'] === 'CreativeWork')
    expect(work?.['video'], page.path).toEqual(idOfFilm && { '@id': idOfFilm })
  }
})

test('of a film machines are told the length that visitors are, and its own day', () => {
  const films = listed.flatMap((page) => nodesOf(page).filter((node) => node['@type'] === 'VideoObject').map((node) => ({ page, node })))
  expect(films.length).toBeGreaterThan(0)
  const { projects } = gatherContent()
  for (const { page: { path, html }, node } of films) {
    expect(html, path).toContain(strings.video.length(Number(/\d+/.exec(String(node['duration'])))))
    const project = projects.find((one) => one.path === path)
    expect(node['uploadDate'], path).toBe(`${project && 'video' in project ? project.video?.published : ''}T00:00:00Z`)
  }
})

const trail = v.looseObject({ itemListElement: v.array(v.object({ position: v.number(), name: v.string(), item: v.string() })) })
const navOf = ({ html }: SitePage, label: RegExp): string => [...html.matchAll(/<nav aria-label="([^"]*)"[^]*?<\/nav>/g)].find(([, name = '']) => label.test(name))?.[0] ?? ''
const hrefsIn = (html: string): string[] => tagsIn(html).flatMap(({ name, attributes: { href } }) => (name === 'a' && href !== undefined ? [plain(href)] : []))
const inner = listed.filter(({ path }) => /^\/(?:services|blogs)\/|^\/porject_/.test(path))

test('every inner page says where it stands, to people and to machines alike', () => {
  expect(inner).toHaveLength(counts.services + counts.articles + counts.projects)
  for (const page of inner) {
    const crumbs = v.parse(trail, nodesOf(page).at(-1)).itemListElement
    expect(crumbs.map(({ position }) => position), page.path).toEqual(crumbs.map((_, index) => index + 1))
    expect(crumbs.at(-1)?.item).toBe(`${siteUrl}${page.path}`)
    expect(crumbs.at(0)?.item, page.path).toBe(`${siteUrl}${hrefsIn(navOf(page, /^You are here$/))[0]}`)
  }
})

test('the links of every navigation stand in lists, so that whoever listens hears how many there are', () => {
  const outside = [...listed, notFoundPage()].flatMap(({ path, html }) => [...html.matchAll(/<nav\b[^>]*>([^]*?)<\/nav>/g)].flatMap(([, links = '']) => {
    const left = hrefsIn(links.replaceAll(/<li\b[^]*?<\/li>/g, ''))
    return left.map((href) => `${path}: ${href}`)
  }))
  expect(outside).toEqual([])
})

test('the last step of the way to a case study or an article leads to what is like it', () => {
  for (const page of inner.filter(({ path }) => !path.startsWith('/services/'))) {
    const [list = '', kind, ...others] = hrefsIn(navOf(page, /^You are here$/))
    expect(kind, page.path).toMatch(new RegExp(`^${list}\\?category=[a-z-]+$`))
    expect(others, page.path).toEqual([])
    const filters = hrefsIn(navOf(pageAt(list), /^Show /))
    expect(filters, page.path).toContain(kind)
  }
})

test.each([['services', '/services/'], ['articles', '/blogs/'], ['projects', '/porject_']])('“next” leads through all %s and back to the first, and “previous” the other way', (_, start) => {
  const kind = inner.filter(({ path }) => path.startsWith(start))
  const neighbours = new Map(kind.map((page) => [page.path, hrefsIn(navOf(page, /^Other /))]))
  for (const step of [0, 1]) {
    const seen = new Set<string>()
    for (let path = kind[0]?.path ?? ''; !seen.has(path); path = neighbours.get(path)?.[step] ?? '') seen.add(path)
    expect([...seen].toSorted()).toEqual(kind.map(({ path }) => path).toSorted())
  }
  for (const [path, [previous = '', next = '']] of neighbours) expect([neighbours.get(previous)?.[1], neighbours.get(next)?.[0]]).toEqual([path, path])
})

test('the sitemap lists every page that may be listed, and dates those whose content has a date', () => {
  expect(sitemapPaths().toSorted()).toEqual(listed.map(({ path }) => path).toSorted())
  const dates = new Map([...read('sitemap.xml').matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g)].map(([, address = '', date]) => [pathOf(address), date]))
  const published = listed.filter(({ path }) => path.startsWith('/blogs/')).map((page) => ({ path: page.path, node: nodesOf(page).find((node) => node['@type'] === 'BlogPosting') }))
  for (const { path, node } of published) expect(dates.get(path), path).toBe(node?.['dateModified'])
  expect(dates.get('/blogs')).toBe(published.map(({ node }) => String(node?.['datePublished'])).toSorted().at(-1))
  const documents = listed.flatMap(({ path, html }) => {
    const shown = html.split(strings.document.updated(''))[1]?.match(/^\d{1,2} [A-Z][a-z]+ 20\d\d/)?.[0]
    return shown === undefined ? [] : [{ path, shown }]
  })
  expect(documents.map(({ path }) => path)).toEqual(expect.arrayContaining(['/privacy', '/accessibility']))
  for (const { path, shown } of documents) {
    expect(new Date(`${dates.get(path)}T00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })).toBe(shown)
  }
  const dated = [...published.map(({ path }) => path), '/blogs', ...documents.map(({ path }) => path)]
  for (const [path, date] of dates) if (!dated.includes(path)) expect(date, path).toBeUndefined()
})

test('search engines may read every page, and are told where the sitemap is', () => {
  expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`)
})

test('every page brings an icon for a telephone’s home screen, and fetches two fonts ahead and no more', async () => {
  for (const { path, html } of [...pages, notFoundPage()]) {
    const links = tagsIn(html).flatMap(({ name, attributes }) => (name === 'link' ? [attributes] : []))
    expect(links.filter(({ rel }) => rel === 'apple-touch-icon').map(({ href }) => href), path).toEqual(['/apple-touch-icon.png'])
    const fonts = links.filter(({ rel, as }) => rel === 'preload' && as === 'font')
    // Without crossorigin, or with another type, each would be fetched twice.
    expect(fonts, path).toEqual(Array.from({ length: 2 }, () => expect.objectContaining({ href: expect.stringMatching(/^\/fonts\/.*\.woff2$/), type: 'font/woff2', crossorigin: '' })))
    expect(new Set(fonts.map(({ href }) => href)).size, path).toBe(2)
    for (const { href = '' } of fonts) expect(existsSync(join('dist', href)), href).toBe(true)
  }
  const { width, height } = await sharp('dist/apple-touch-icon.png').metadata()
  expect([width, height]).toEqual([180, 180])
})

test('every date says its day to machines as to people', () => {
  const dates = pages.flatMap(({ path, html }) => [...html.matchAll(/<time datetime="([^"]*)"[^>]*>([^<]*)</gi)].map(([, day = '', shown = '']) => ({ path, day, shown })))
  expect(dates.length).toBeGreaterThan(counts.articles)
  for (const { path, day, shown } of dates) {
    expect(day, `${path}: ${shown}`).toMatch(/^20\d\d-\d\d-\d\d$/)
    const [ofMonth, month, year] = new Date(`${day}T00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).split(' ')
    expect(shown, `${path}: ${day}`).toMatch(new RegExp(`(?:^| )${ofMonth} ${month}(?: ${year})?$`))
  }
})

test('the map that the contact page leads to opens where the office is', () => {
  const { html = '' } = pages.find(({ path }) => path === '/contactUs') ?? {}
  const maps = hrefsIn(html).filter((href) => href === settings.mapUrl)
  expect(maps).toHaveLength(1)
  const degrees = (maps[0]?.match(/-?\d+\.\d+/g) ?? []).map(Number)
  // As far as one sees from the door.
  for (const [name, wanted] of Object.entries(settings.geo)) expect(degrees.filter((found) => Math.abs(found - wanted) < 0.001), `${name} ${wanted} in ${settings.mapUrl}`).not.toEqual([])
})

test('both feeds hold the newest articles, newest first, and the JSON one has icons of the size that readers ask', async () => {
  const articles = listed.filter(({ path }) => path.startsWith('/blogs/')).map((page) => ({ page, node: nodesOf(page).find((node) => node['@type'] === 'BlogPosting') }))
  const newestFirst = articles.toSorted((one, other) => String(other.node?.['datePublished']).localeCompare(String(one.node?.['datePublished']))).slice(0, mostListed)
  // A moment that is on the same day for readers in America and in Asia.
  const expected = newestFirst.map(({ page, node }) => ({ address: `${siteUrl}${page.path}`, title: node?.['headline'], date: Date.parse(`${String(node?.['datePublished'])}T12:00Z`) }))
  expect(expected).toHaveLength(Math.min(counts.articles, mostListed))

  const items = [...read('feed.xml').matchAll(/<item>([^]*?)<\/item>/g)].map(([, text = '']) => text)
  const part = (text: string, name: string): string => plain(new RegExp(`<${name}(?: [^>]*)?>([^<]+)</${name}>`).exec(text)?.[1] ?? '')
  expect(items.map((text) => ({ address: part(text, 'link'), title: part(text, 'title'), date: Date.parse(part(text, 'pubDate')) }))).toEqual(expected)
  for (const text of items) {
    expect(part(text, 'guid')).toBe(part(text, 'link'))
    expect(part(text, 'pubDate')).toMatch(/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/)
    expect(part(text, 'description').length).toBeGreaterThan(50)
  }
  expect(read('feed.xml')).toContain(`<atom:link href="${siteUrl}/feed.xml" rel="self"`)

  const text = v.pipe(v.string(), v.minLength(1))
  // jsonfeed.org/version/1.1
  const feed = v.parse(v.strictObject({
    version: v.literal('https://jsonfeed.org/version/1.1'), title: text, description: text, home_page_url: isOwn, icon: isOwn, favicon: isOwn, feed_url: v.literal(`${siteUrl}/feed.json`), language: v.literal('en-GB'),
    authors: v.array(v.strictObject({ name: text, url: isOwn })),
    items: v.array(v.strictObject({ id: isOwn, url: isOwn, title: text, summary: text, image: isOwn, date_published: v.pipe(v.string(), v.isoTimestamp()), date_modified: v.optional(v.pipe(v.string(), v.isoTimestamp())), tags: v.array(text), content_text: v.pipe(v.string(), v.minLength(3_000)) })),
  }), JSON.parse(read('feed.json')))
  // Both say the subject, by which readers sort, and the language, by which they read aloud.
  expect(items.map((item) => [part(item, 'category')])).toEqual(feed.items.map(({ tags }) => tags))
  expect(read('feed.xml')).toContain('<language>en-GB</language>')
  const { articles: written } = gatherContent()
  for (const { url, content_text: whole } of feed.items) {
    const { text: blocks = [], lead = 'no lead' } = written.find(({ path }) => pathOf(url) === path) ?? {}
    const ends = blocks.flatMap((block) => (block.text.includes('|') ? block.text.split('|').map((tip) => tip.slice(tip.indexOf(': ') + 2)) : [block.text])).map((words) => words.trim().split(/(?<=[.?!]) |\n/).at(-1) ?? '')
    expect(ends.length, url).toBeGreaterThanOrEqual(5)
    expect(whole.startsWith(lead), `${url}: its first words`).toBe(true)
    expect(ends.filter((end) => !whole.includes(end)), `${url}: what it leaves out`).toEqual([])
  }
  expect(feed.items.map(({ url, title, date_published: date }) => ({ address: url, title, date: Date.parse(date) }))).toEqual(expected)
  for (const [address, least] of [[feed.icon, 512], [feed.favicon, 64]] as const) {
    const { width, height } = await sharp(join('dist', pathOf(address))).metadata()
    expect(width, address).toBe(height)
    expect(width, address).toBeGreaterThanOrEqual(least)
  }
  for (const page of listed) expect(page.html.match(/<link rel="alternate" type="application\/(?:rss\+xml|feed\+json)"[^>]*href="\/feed\.(?:xml|json)"/g), page.path).toHaveLength(2)
})

test('the manifest names icons that are there, of the size that it says, and has the site open in the browser', async () => {
  const icon = v.object({ src: v.pipe(v.string(), v.check(existsAt)), sizes: v.string(), type: v.literal('image/png'), purpose: v.optional(v.literal('maskable')) })
  const { icons, start_url: start, ...looks } = v.parse(v.object({ name: v.string(), start_url: v.string(), display: v.string(), theme_color: v.string(), background_color: v.string(), icons: v.array(icon) }), JSON.parse(read('site.webmanifest')))
  expect(start).toBe('/')
  // Without the browser's own bar there would be no address and no way back from another site.
  expect(looks).toEqual({ name: settings.name, display: 'browser', theme_color: color.surface, background_color: color.page })
  expect(icons.length).toBeGreaterThan(2)
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(join('dist', src)).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

test('every link, every anchor and every file that a page names is there', () => {
  const all = [...pages, notFoundPage()]
  const ids = new Map(all.map(({ path, html }) => [path, new Set(tagsIn(html).flatMap(({ attributes }) => attributes['id'] ?? []))]))
  const { origin } = new URL(siteUrl)
  const broken: string[] = []
  let [links, anchors, assets] = [0, 0, 0]
  for (const { path, html } of all) {
    for (const { name, attributes: { href, rel, src, srcset, imagesrcset, poster, action } } of tagsIn(html)) {
      const isLink = name === 'a' || rel === 'canonical'
      for (const address of [href, src, poster, action, ...[srcset, imagesrcset].flatMap((set) => set?.split(',').map((one) => one.trim().split(/\s+/)[0]))]) {
        if (address === undefined) continue
        const target = URL.parse(plain(address).replace(siteUrl, ''), `${origin}${path}`)
        if (!target) broken.push(`${path}: ${address} is no address`)
        if (!target || target.origin !== origin) continue
        const there = decodeURIComponent(target.pathname)
        const isHere = there === path
        if (isLink) links++
        else assets++
        if (!isHere && !existsAt(there)) broken.push(`${path}: nothing is at ${address}`)
        if (target.hash === '') continue
        anchors++
        if (name === 'a' && !ids.get(redirects[there] ?? there)?.has(decodeURIComponent(target.hash.slice(1)))) broken.push(`${path}: ${address} has no such place`)
      }
    }
  }
  expect(broken).toEqual([])
  // None of the three is found by a pattern that finds nothing.
  expect(links).toBeGreaterThan(2_000)
  expect(anchors).toBeGreaterThan(50)
  expect(assets).toBeGreaterThan(1_000)
})

test('no page links to an old address', () => {
  for (const { path, html } of pages) expect(hrefsIn(html).filter((href) => (href.split(/[?#]/)[0] ?? '') in redirects), path).toEqual([])
})
