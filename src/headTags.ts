import type { Page } from '#content/pages'
import { addressOf, cardAddress } from '#content/address'
import { settings } from '#content/settings'
import { strings } from '#content/strings'
import { structuredData } from '#content/structuredData'
import { bareTitle } from '#browser/navigation/documentHead'
import { color } from '#tokens/brand'
import { escapeHtml, jsonForScript } from './inMarkup.ts'
import fontFiles from '../tokens/fontFiles.json' with { type: 'json' }

const base = import.meta.env.BASE_URL

/** What stands in a page's head beside its styles: `script` fetches its code. */
export function headTags(page: Page, script: string): string {
  if ('redirect' in page.model) return ''
  const { title, description } = page.model.head
  const address = addressOf(page.path)
  const tags = [
    ...[fontFiles.display, fontFiles.text].map(({ path }) => `<link rel="preload" href="${base}${path.slice(1)}" as="font" type="font/woff2" crossorigin>`),
    script,
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    // Beside a result a search engine may show a page's picture as large as it is.
    page.indexed ? `<link rel="canonical" href="${escapeHtml(address)}"><meta name="robots" content="max-image-preview:large">` : '<meta name="robots" content="noindex">',
    `<meta property="og:site_name" content="${escapeHtml(settings.name)}">`,
    `<meta property="og:type" content="${page.kind === 'article' ? 'article' : 'website'}">`,
    `<meta property="og:locale" content="en_GB">`,
    `<meta property="og:title" content="${escapeHtml(bareTitle(title, settings.name))}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    ...(page.indexed ? [
      `<meta property="og:url" content="${escapeHtml(address)}">`,
      `<meta property="og:image" content="${cardAddress(page.path)}">`,
      `<meta property="og:image:width" content="1200">`,
      `<meta property="og:image:height" content="630">`,
      `<meta property="og:image:alt" content="${escapeHtml(page.card ?? '')}">`,
    ] : []),
    `<meta name="twitter:card" content="${page.indexed ? 'summary_large_image' : 'summary'}">`,
    `<meta name="theme-color" content="${color.surface}">`,
    // Safari on a phone would make links of numbers that are none, and React would find the page changed.
    '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">',
    `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(strings.feed.title(settings.name))}" href="${base}feed.xml">`,
    `<link rel="alternate" type="application/feed+json" title="${escapeHtml(strings.feed.title(settings.name))}" href="${base}feed.json">`,
    `<link rel="manifest" href="${base}site.webmanifest">`,
    ...(page.indexed ? [`<script type="application/ld+json">${jsonForScript(structuredData(page))}</script>`] : []),
  ]
  return tags.join('\n')
}
