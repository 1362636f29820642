/** The articles for feed readers: RSS 2.0 and JSON Feed 1.1. */
import type { ArticlePage } from './page.ts'
import type { Page } from './pages.ts'
import { settings } from './settings.ts'
import { strings } from './strings.ts'
import { addressOf } from './address.ts'
import { pictureAddress } from './structuredData.ts'

type ListedArticle = Extract<Page, { kind: 'article' }> & { readonly model: ArticlePage }

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export const isArticle = (page: Page): page is ListedArticle => page.kind === 'article' && !('redirect' in page.model)

/** So many articles, the newest, are in a feed: who follows it has had the older ones, and fetches the whole of it each time. */
export const mostListed = 50

/** Pages come with the newest article first. */
const listed = (pages: readonly Page[]): readonly ListedArticle[] => pages.filter(isArticle).slice(0, mostListed)

/** A day as the moment that falls on it almost everywhere: at midnight in London America still has the day before. */
const noonOf = (day = ''): string => `${day}T12:00:00Z`

const isCorrected = (model: ArticlePage, modified: string | undefined): boolean => modified !== model.dates.machine

const title = strings.feed.title(settings.name)
const description = strings.feed.description(settings.tagline)

export function rss(pages: readonly Page[]): string {
  const items = listed(pages).map(({ path, model, modified }) => `    <item>
      <title>${escape(model.title)}</title>
      <link>${addressOf(path)}</link>
      <guid isPermaLink="true">${addressOf(path)}</guid>
      <pubDate>${new Date(noonOf(model.dates.machine)).toUTCString()}</pubDate>${isCorrected(model, modified) ? `
      <atom:updated>${noonOf(modified)}</atom:updated>` : ''}
      <category>${escape(model.section)}</category>
      <description>${escape(model.lead)}</description>
    </item>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escape(title)}</title>
    <link>${addressOf('/blogs')}</link>
    <atom:link href="${addressOf('/feed.xml')}" rel="self" type="application/rss+xml" />
    <description>${escape(description)}</description>
    <language>en-GB</language>
${items.join('\n')}
  </channel>
</rss>
`
}

export function jsonFeed(pages: readonly Page[]): string {
  return `${JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: addressOf('/blogs'),
    feed_url: addressOf('/feed.json'),
    icon: addressOf('/icon-512.png'),
    favicon: addressOf('/icon-192.png'),
    language: 'en-GB',
    authors: [{ name: settings.name, url: addressOf('/') }],
    items: listed(pages).map(({ path, model, modified }) => ({
      id: addressOf(path),
      url: addressOf(path),
      title: model.title,
      summary: model.lead,
      image: pictureAddress(model.picture),
      date_published: noonOf(model.dates.machine),
      ...(isCorrected(model, modified) ? { date_modified: noonOf(modified) } : {}),
      tags: [model.section],
      content_text: [model.lead, ...model.parts.flatMap((part) => [part.title, ...(part.kind === 'prose' ? part.paragraphs : part.points.map(({ name, text }) => `${name}: ${text}`))])].filter(Boolean).join('\n\n'),
    })),
  }, null, 2)}\n`
}
