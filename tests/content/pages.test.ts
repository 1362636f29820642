import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { slugOf } from '#content/choices'
import { counts } from '#content/counts'
import { datedAhead } from '#content/datedAhead'
import { jsonFeed, mostListed, rss } from '#content/feeds'
import { serviceEntries } from '#content/menu'
import type { ArticlePage } from '#content/page'
import { makePages } from '#content/pages'
import type { Page } from '#content/pages'
import { strings } from '#content/strings'
import { structuredData } from '#content/structuredData'
import pictures from '../../src/content/pictures.json' with { type: 'json' }
import videos from '../../src/content/videos.json' with { type: 'json' }
import { headTags } from '../../src/headTags.ts'
import { gatherContent } from '../../src/siteContent.ts'

const content = gatherContent()
const pages = makePages(content)
const paths = new Set(pages.map(({ path }) => path))

test('every film that is made is shown', () => {
  expect(content.projects.flatMap((project) => ('video' in project ? [project.video.file] : [])).toSorted()).toEqual(Object.keys(videos).toSorted())
})

// Browsers keep a film for a year by its address.
test.each(Object.values(videos))('$src is a film whose address has its hash', ({ src }) => {
  expect(existsSync(`public${src}`), `src/content/videos.json: there is no public${src}`).toBe(true)
  const hash = createHash('sha256').update(readFileSync(`public${src}`)).digest('hex').slice(0, 8)
  expect(src, 'README, “Put in a film”, says how a film is named').toMatch(new RegExp(`\\.${hash}\\.mp4$`))
})

test('every picture that is delivered is shown, beside two of the menu’s and one of a card’s', () => {
  const shown = JSON.stringify(pages)
  expect(Object.keys(pictures).filter((name) => !shown.includes(`"name":"${name}"`) && !['panel-field', 'object-envelope', 'object-clipboard'].includes(name)), 'take their masters out of art/masters and run npm run pictures').toEqual([])
})

test('there are the specification’s 24 services and 12 projects, and three slides', () => {
  const { services, projects, heroSlides } = counts
  expect({ services, projects, heroSlides }, 'src/content/counts.ts: where there are to be others for good, write their number into tests/content/pages.test.ts').toEqual({ services: 24, projects: 12, heroSlides: 3 })
})

test.each([['articles', 14], ['brands', 10], ['testimonials', 10]] as const)('there are no fewer %s than there were', (list, least) => {
  expect(counts[list], `src/content/counts.ts: ${list}: there were ${least}: where one is taken out for good, write what is left into tests/content/pages.test.ts`).toBeGreaterThanOrEqual(least)
})

test('there is as much of each as the counts say, numbered without a gap, and the first three testimonials are short', () => {
  expect(content.services.map(({ id }) => id), 'the ids in src/content/services').toEqual(Array.from({ length: counts.services }, (_, n) => 21 + n))
  for (const list of ['articles', 'brands', 'heroSlides', 'storyBlocks', 'testimonials', 'socialLinks'] as const) expect(content[list], `src/content/counts.ts: ${list}`).toHaveLength(counts[list])
  expect(content.projects.map(({ path }) => path), 'the paths in src/content/projects').toEqual(Array.from({ length: counts.projects }, (_, n) => `/porject_${n + 1}`))
  expect(content.testimonials.filter(({ short }) => short).map(({ id }) => id), 'src/content/testimonials.ts: the three that are short, which Home shows').toEqual([1, 2, 3])
})

test('articles are dated in this century, newest first', () => {
  const dates = content.articles.map(({ published }) => published)
  expect(dates.every((date) => /^20\d{2}-/.test(date))).toBe(true)
  expect(dates).toEqual(dates.toSorted().toReversed())
})

test('an address from before a change of name leads to the one of today, and is neither listed nor in a feed', () => {
  const [article] = content.articles
  const [service] = content.services
  if (!article || !service) throw new Error('There is no article, or no service.')
  const moved = makePages({
    ...content,
    articles: [{ ...article, formerPaths: ['/blogs/before'] }, ...content.articles.slice(1)],
    services: [{ ...service, formerPaths: ['/services/before'] }, ...content.services.slice(1)],
  })
  for (const [from, to] of [['/blogs/before', article.path], ['/services/before', service.path]]) {
    expect(moved.find(({ path }) => path === from)).toMatchObject({ indexed: false, model: { redirect: to } })
  }
  expect(rss(moved)).toBe(rss(pages))
  expect(jsonFeed(moved)).toBe(jsonFeed(pages))
})

const articleIn = ({ path, model }: Page): ArticlePage => {
  if (!('dates' in model)) throw new Error(`There is no article at ${path}.`)
  return model
}

test('no two articles give a part the same heading', () => {
  const headings = content.articles.flatMap(({ text }) => text.flatMap(({ title }) => title ?? []))
  expect(headings.filter((heading, index) => headings.indexOf(heading) < index)).toEqual([])
})

test('an article names from our own work projects of the service that it is chiefly about', () => {
  for (const { path, services: [chief = ''] } of content.articles) {
    const page = pages.find((some) => some.path === path)
    if (!page) throw new Error(`There is no page at ${path}.`)
    const { projects } = articleIn(page)
    const done = content.projects.filter(({ services }) => services.includes(chief)).map((project) => project.path)
    expect(projects.length, path).toBeGreaterThan(0)
    expect(done, path).toEqual(expect.arrayContaining(projects.map((project) => project.path)))
  }
})

test('a project leads first to the articles that are chiefly about its own services', () => {
  for (const { path, services } of content.projects) {
    const model = pages.find((page) => page.path === path)?.model
    const shown = model && 'articles' in model ? model.articles.map((article) => content.articles.find((one) => one.path === article.path)) : []
    /** Of the project's services the place of the one that an article is chiefly about; the others come last. */
    const placeOf = (chief = ''): number => (services.includes(chief) ? services.indexOf(chief) : services.length)
    const places = shown.map((article) => placeOf(article?.services[0]))
    expect(places.length, path).toBeGreaterThan(0)
    expect(places, path).toEqual(content.articles.filter((article) => article.services.some((slug) => services.includes(slug))).map((article) => placeOf(article.services[0])).toSorted((one, other) => one - other).slice(0, 2))
  }
})

test('of an article dated after today the build says so; of one that is dated today or before it says nothing', () => {
  const [first, ...others] = content.articles
  if (!first) throw new Error('There is no article.')
  const dated = makePages({ ...content, articles: [{ ...first, published: '2027-05-14', formerPaths: ['/blogs/before'] }, ...others] })
  expect(datedAhead(dated, '2027-05-14')).toEqual([])
  expect(datedAhead(dated, '2027-05-13')).toEqual([expect.stringMatching(`^Published though dated after today, 2027-05-13: ${first.path} \\(2027-05-14\\)\\. `)])
})

test('of a corrected article readers, search engines and feeds are told when; its date stays', () => {
  const [first, ...others] = content.articles.map((article) => ({ ...article, updated: undefined }))
  if (!first) throw new Error('There is no article.')
  const plain = makePages({ ...content, articles: [first, ...others] })
  const corrected = makePages({ ...content, articles: [{ ...first, updated: '2026-02-03' }, ...others] })
  const [before, after] = [plain, corrected].map((some) => some.find(({ path }) => path === first.path))
  if (!before || !after) throw new Error(`There is no page at ${first.path}.`)
  expect(articleIn(after)).toEqual({ ...articleIn(before), words: { ...articleIn(before).words, updated: 'updated on 3\u00A0February 2026' } })
  expect(before.modified).toBe(first.published)
  expect(after.modified).toBe('2026-02-03')
  expect(JSON.stringify(structuredData(before))).toContain(`"dateModified":"${first.published}"`)
  expect(JSON.stringify(structuredData(after))).toContain('"dateModified":"2026-02-03"')
  expect(JSON.stringify(structuredData(after))).toContain(`"datePublished":"${first.published}"`)
  expect(jsonFeed(plain)).not.toContain('date_modified')
  expect(JSON.parse(jsonFeed(corrected)).items.map(({ date_modified: date }: { readonly date_modified?: string }) => date)).toEqual(['2026-02-03T12:00:00Z', ...others.map(() => undefined)])
  const told = rss(corrected)
  expect(told.match(/<atom:updated>2026-02-03T12:00:00Z<\/atom:updated>/g)).toHaveLength(1)
  expect(told.replace(/\n *<atom:updated>.*/, '')).toBe(rss(plain))
})

test('of many articles the newest are in the feeds, as many as a reader fetches each time', () => {
  const [newest] = content.articles
  if (!newest) throw new Error('There is no article.')
  const many = Array.from({ length: mostListed }, (_, index) => ({ ...newest, title: `Newer ${index}`, path: `/blogs/newer-${index}` as const }))
  const all = makePages({ ...content, articles: [...many, ...content.articles] })
  expect(JSON.parse(jsonFeed(all)).items.map(({ title }: { readonly title: string }) => title)).toEqual(many.map(({ title }) => title))
  expect([...rss(all).matchAll(/<item>\s*<title>([^<]*)/g)].map(([, title]) => title)).toEqual(many.map(({ title }) => title))
})

test('feed readers, other sites and machines are told words as they are written, with signs of markup in them too', () => {
  const [first, ...others] = content.articles
  if (!first) throw new Error('There is no article.')
  const words = 'Salt & <b>pepper</b>, “&amp;” or "both" </title></script><!--'
  const odd = makePages({ ...content, articles: [{ ...first, title: words, lead: words, summary: words }, ...others] })
  const page = odd.find(({ path }) => path === first.path)
  if (!page) throw new Error(`There is no page at ${first.path}.`)
  const read = (text = ''): string => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

  const item = /<item>([^]*?)<\/item>/.exec(rss(odd))?.[1] ?? ''
  for (const name of ['title', 'description']) expect(read(new RegExp(`<${name}>([^<]*)</${name}>`).exec(item)?.[1]), `RSS: ${name}`).toBe(words)
  expect(item.replaceAll(/&(?:amp|lt|gt|quot);/g, ''), 'RSS: an & that stands for nothing').not.toContain('&')
  expect(JSON.parse(jsonFeed(odd)).items[0]).toMatchObject({ title: words, summary: words })

  const head = headTags(page, '')
  expect(read(/<title>([^<]*)<\/title>/.exec(head)?.[1]).startsWith(words), 'the title').toBe(true)
  for (const name of ['name="description"', 'property="og:title"', 'property="og:description"', 'property="og:image:alt"']) {
    expect(read(new RegExp(`<meta ${name} content="([^"]*)">`).exec(head)?.[1]), name).toContain(words)
  }
  const data: { readonly '@graph': readonly unknown[] } = JSON.parse(/<script type="application\/ld\+json">([^]*?)<\/script>/.exec(head)?.[1] ?? '')
  expect(data['@graph']).toContainEqual(expect.objectContaining({ '@type': 'BlogPosting', headline: words, description: words }))
})

test('a project whose line begins with letters that stand for words keeps them in its title', () => {
  const [project] = content.projects
  if (!project) throw new Error('There is no project.')
  const titleOf = (line: string): unknown => makePages({ ...content, projects: [{ ...project, line }, ...content.projects.slice(1)] }).flatMap(({ path, model }) => (path === project.path && 'head' in model ? [model.head.title] : []))
  expect(titleOf('SEO for a club')).toEqual([expect.stringMatching(`^${project.title}: SEO for a club( |$)`)])
  expect(titleOf('A film to bring in novices')).toEqual([expect.stringMatching(`^${project.title}: a film to bring in novices( |$)`)])
})

test('a project leads to the one before it and to the one after it, and says which is which', () => {
  const { previous, next } = strings.case
  const ways = pages.flatMap(({ model }) => ('neighbours' in model ? [model.neighbours.map(({ path, line }) => [line, path])] : []))
  expect(ways).toEqual(content.projects.map((_, index) => [
    [previous, content.projects.at(index - 1)?.path],
    [next, content.projects[(index + 1) % content.projects.length]?.path],
  ]))
})

test('a filter that would show nothing is left out', () => {
  const [project] = content.projects
  const [article] = content.articles
  if (!project || !article) throw new Error('There is no project, or no article.')
  const titles = makePages({ ...content, projects: [project], articles: [article], testimonials: [] }).flatMap(({ model }) => ('filters' in model ? [model.filters.map(({ title }) => title)] : []))
  const { filters } = strings.blogs
  expect(titles).toEqual([
    [strings.portfolio.all, project.category],
    [strings.blogs.all, ...filters.filter(({ categories }) => categories.includes(article.category)).map(({ title }) => title)],
  ])
})

test('the fourth social link is labelled Twitter and leads to a short-video platform, as its name says', () => {
  const fourth = content.socialLinks[3]
  expect(fourth).toMatchObject({ title: 'Twitter', accessibleName: expect.stringMatching(/^Twitter .*short videos/) })
  expect(new URL(fourth?.path ?? '').host).toBe('www.tiktok.com')
})

test('every address of the specification has a page', () => {
  for (const path of ['/', '/about', '/portfolio', '/blogs', '/contactUs', '/thankyou', '/privacy', '/accessibility', '/404']) expect(paths).toContain(path)
  for (const { id, path } of serviceEntries) {
    expect(paths).toContain(path)
    expect(pages.find((page) => page.path === `/services/${id}`)?.model).toEqual({ redirect: path })
  }
})

describe('every page of its own', () => {
  const shown = pages.flatMap((page) => ('redirect' in page.model ? [] : [{ path: page.path, indexed: page.indexed, head: page.model.head, model: page.model }]))

  test('has a title of at most 60 characters that no other has', () => {
    const titles = shown.map(({ head }) => head.title)
    expect(titles.filter((title) => title.length > 60)).toEqual([])
    expect(new Set(titles).size).toBe(titles.length)
  })

  test('has a description of 120 to 155 characters that no other has', () => {
    const descriptions = shown.map(({ head }) => head.description)
    expect(descriptions.filter(({ length }) => length < 120 || length > 155)).toEqual([])
    expect(new Set(descriptions).size).toBe(descriptions.length)
  })

  test('links only to pages that exist', () => {
    const linked = shown.flatMap(({ path, model }) => [...JSON.stringify(model).matchAll(/"(?:path|to)":"([^"]+)"/g)].map(([, to]) => ({ path, to })))
    expect(linked.length).toBeGreaterThan(100)
    expect(linked.filter(({ to }) => to !== undefined && !to.startsWith('https://') && !paths.has(to))).toEqual([])
  })
})

test('services, articles and projects link to one another, and none is an orphan', () => {
  const links = (path: string): string => JSON.stringify(pages.find((page) => page.path === path)?.model)
  for (const project of content.projects) {
    for (const slug of project.services) expect(links(project.path)).toContain(`/services/${slug}`)
  }
  for (const service of content.services) {
    expect(content.projects.some(({ services }) => services.includes(slugOf(service.path))), service.path).toBe(true)
    expect(links(service.path), service.path).toMatch(/"\/porject_\d+"/)
    expect(links(service.path), service.path).toMatch(/"\/blogs\/[a-z-]+"/)
  }
  for (const article of content.articles) {
    for (const slug of article.services) expect(links(article.path)).toContain(`/services/${slug}`)
    expect(content.services.some(({ path }) => links(path).includes(article.path)), article.path).toBe(true)
  }
})
