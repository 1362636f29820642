/** The build's entry: writes every page of the site as HTML, with the module that its model travels in. */
import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { createMemoryHistory, RouterContextProvider, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { readDelivery } from '#content/delivery'
import { pageModule } from '#content/pageModule'
import { makePages } from '#content/pages'
import type { Page } from '#content/pages'
import type { PageSource, Pages } from '#content/page'
import { settings } from '#content/settings'
import { strings } from '#content/strings'
import { jsonFeed, rss } from '#content/feeds'
import { addressOf } from '#content/address'
import { EarlyPanel } from '#layout/SidePanel/EarlyPanel'
import { isNotFound } from '#browser/navigation/documentHead'
import { color } from '#tokens/brand'
import { fillSlot } from './fillSlot.ts'
import { headTags } from './headTags.ts'
import { escapeHtml, jsonForScript } from './inMarkup.ts'
import { createSiteRouter } from './routes.tsx'
import { gatherContent } from './siteContent.ts'

export { datedAhead } from '#content/datedAhead'

/** What the client's build made: the document, and the script in it, which fetches the entry and what a screen's module needs. */
export interface ClientBuild {
  readonly template: string
  /** By the path of the screen's module. */
  readonly script: (module: string) => string
}

export interface PrerenderedSite {
  readonly redirects: Readonly<Record<string, string>>
  /** Every page's one right address. */
  readonly paths: readonly string[]
}

/** The module of each kind's screen: its code is asked for beside the document. */
const screenOf: Record<Page['kind'], string> = {
  home: 'Home/Home', about: 'About/About', portfolio: 'Portfolio/Portfolio', blogs: 'Blogs/Blogs', service: 'Detail/ServiceDetail',
  article: 'Detail/ArticleDetail', project: 'Project/Project', document: 'Document/Document', contact: 'Contact/Contact',
  thankYou: 'ThankYou/ThankYou', notFound: 'NotFound/NotFound',
}

const base = import.meta.env.BASE_URL

function version(pages: readonly Page[]): string {
  return createHash('sha256').update(JSON.stringify(pages)).digest('hex').slice(0, 8)
}

/** @throws {ContentError} where the content is wrong. */
export function sitePages(): readonly Page[] {
  return makePages(gatherContent(), readDelivery(import.meta.env))
}

/** The source of the module that the browser loads for a page. */
export const moduleSource = (page: Page): string => `export default ${jsonForScript(page.model)}\n`

function fail(): never {
  throw new Error('src/content/pages.ts must make the not-found page')
}

/** A page's kind and its model belong together by the type of `Page`; a lookup by kind cannot carry that, so it is asked. */
const isOf = <Kind extends keyof Pages>(page: Page, kind: Kind): page is Page & { readonly model: Pages[Kind] } => page.kind === kind

function entrySource(pages: readonly Page[]): PageSource {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const notFound = Promise.resolve(pages.find((page) => page.kind === 'notFound')?.model ?? fail())
  return {
    notFound: () => notFound,
    read<Kind extends keyof Pages>(kind: Kind, path: string) {
      const page = byPath.get(path)
      return Promise.resolve(page && isOf(page, kind) ? page.model : undefined)
    },
  }
}

interface Markup {
  readonly app: string
  readonly panel: string
}

const routerAt = (path: string, pages: PageSource) =>
  createSiteRouter({ pages, fetchPage: (_, fetch) => fetch(), fetchPart: (fetch) => fetch(), isAlive: () => false }, { history: createMemoryHistory({ initialEntries: [`${base}${path.slice(1)}`] }), isServer: true })

/** @throws where a row of the address table has no page: it would be built without a word and lead nowhere. */
function expectPages(pages: readonly Page[], source: PageSource): void {
  for (const path of Object.keys(routerAt('/', source).routesByPath)) {
    if (!path.includes('$') && !pages.some((page) => page.path === path)) throw new Error(`${path} has a row in src/routes.tsx and no page in src/content/pages.ts`)
  }
}

async function html(page: Page, pages: PageSource): Promise<Markup> {
  const router = routerAt(page.path, pages)
  router.ssr = { manifest: undefined }
  await router.load()
  if (isNotFound(router) && page.kind !== 'notFound') throw new Error(`${page.path} stands in src/content/pages.ts and has no row in src/routes.tsx that leads to it`)
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
    // Everything is one file: a boundary must never be cut out and put back by a script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => { throw error } },
  )
  const panel = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <EarlyPanel />
    </RouterContextProvider>,
    { identifierPrefix: 'early' },
  )
  return { app: await text(prelude), panel }
}

function redirectDocument(target: string): string {
  const address = `${base}${target.slice(1)}`
  return `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <title>${escapeHtml(settings.name)}</title>
    <link rel="canonical" href="${settings.siteUrl}${target}" />
    <meta http-equiv="refresh" content="0; url=${address}" />
  </head>
  <body><p><a href="${address}">${strings.redirect} ${escapeHtml(address)}</a></p></body>
</html>
`
}

function sitemap(pages: readonly Page[]): string {
  const entries = pages.filter(({ indexed }) => indexed).map(({ path, modified }) =>
    `  <url><loc>${escapeHtml(addressOf(path))}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}</url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

function manifest(): string {
  return `${JSON.stringify({
    name: settings.name,
    short_name: settings.name,
    description: settings.tagline,
    lang: 'en-GB',
    start_url: base,
    display: 'browser',
    background_color: color.page,
    theme_color: color.surface,
    icons: [
      { src: `${base}icon-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${base}icon-512.png`, sizes: '512x512', type: 'image/png' },
      { src: `${base}icon-maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }, null, 2)}\n`
}

/**
 * Writes all files of the site that are made from content, each by its path in the output folder as soon as it is made:
 * a large site is never in memory as a whole.
 * @throws where a page and a row of the address table do not belong together.
 */
export async function prerenderSite(pages: readonly Page[], build: ClientBuild, write: (name: string, text: string) => Promise<void>): Promise<PrerenderedSite> {
  const source = entrySource(pages)
  expectPages(pages, source)
  const current = version(pages)
  const redirects: Record<string, string> = {}

  for (const page of pages) {
    const file = page.path === '/' ? 'index' : page.path.slice(1)
    await write(pageModule(current, page.path), moduleSource(page))
    if ('redirect' in page.model) {
      redirects[page.path] = page.model.redirect
      await write(`${file}.html`, redirectDocument(page.model.redirect))
      continue
    }
    const embedded = `<script type="application/json" id="page">${jsonForScript({ version: current, path: page.path, model: page.model })}</script>`
    const { app, panel } = await html(page, source)
    const parts = { head: headTags(page, build.script(`src/screens/${screenOf[page.kind]}.tsx`)), data: embedded, app, panel }
    await write(`${file}.html`, Object.entries(parts).reduce((template, [name, part]) => fillSlot(template, `<!--${name}-->`, part), build.template))
  }

  await write('feed.xml', rss(pages))
  await write('feed.json', jsonFeed(pages))
  await write('site.webmanifest', manifest())
  await write('sitemap.xml', sitemap(pages))
  await write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${settings.siteUrl}/sitemap.xml\n`)
  const paths = pages.filter(({ kind, model }) => kind !== 'notFound' && !('redirect' in model)).map(({ path }) => path)
  return { redirects, paths }
}
