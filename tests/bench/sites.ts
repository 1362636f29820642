import { existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import sirv from 'sirv'
import { listenAtFreePort } from '../../bin/freePort.ts'
import { createSiteServer, readHeaders } from '../../bin/siteServer.ts'

/** Something that is measured: where it is served, and how to end that. */
export interface Site {
  readonly name: string
  readonly origin: string
  readonly stop: () => void
}

/** A folder or an address, as it was given on the command line. */
export async function siteAt(place: string): Promise<Site> {
  if (/^https?:\/\//.test(place)) return { name: place, origin: new URL(place).origin, stop: () => undefined }
  const folder = resolve(place)
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new Error(`${place} is neither a folder nor an address`)
  const isOwn = existsSync(join(folder, 'headers.json'))
  const send = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, extensions: ['html'] })
  return serve(place, isOwn ? createSiteServer(folder) : createServer((request, response) => send(request, response, () => {
    response.writeHead(404).end()
  })))
}

async function serve(name: string, server: Server): Promise<Site> {
  const port = await listenAtFreePort(server)
  return {
    name,
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/**
 * The floor: each page as someone would write it by hand who had nothing but its content to show. No script, the styles that
 * it needs in the document, a menu that the browser opens by itself. No site can be there sooner. `asDelivered` it asks for
 * the fonts in its head and has the headers that keep this site safe, one of which makes a browser that comes from an empty page begin a new process.
 */
export async function floorOf(dist: string, site: Site, paths: readonly string[], browser: Browser, { asDelivered = false } = {}): Promise<Site> {
  const documents = new Map<string, Buffer>()
  const context = await browser.newContext()
  await context.route('**/*.js', (route) => route.abort())
  const page = await context.newPage()
  for (const path of paths) {
    await page.goto(`${site.origin}${path}`)
    documents.set(path, brotliCompressSync(await page.evaluate(asByHand, asDelivered)))
  }
  await context.close()
  // Its styles stand in the document, which the site's policy forbids.
  const { 'Content-Security-Policy': _, ...headers } = asDelivered ? readHeaders(dist).all : {}
  const others = createSiteServer(dist)
  return serve(asDelivered ? 'floor as delivered' : 'floor', createServer((request, response) => {
    const document = documents.get((request.url ?? '').split('?')[0] ?? '')
    if (!document) return others.emit('request', request, response)
    response.writeHead(200, { ...headers, 'Content-Type': 'text/html;charset=utf-8', 'Content-Encoding': 'br', 'Content-Length': document.length, 'Cache-Control': 'no-cache' })
    return response.end(document)
  }))
}

/** Runs in the page. */
function asByHand(preloads: boolean): string {
  const isUsed = (selector: string): boolean => {
    const plain = selector.replace(/::?[\w-]+(?:\([^()]*(?:\([^()]*\))*[^()]*\))?/g, '')
    try {
      return plain.trim() === '' || document.querySelector(plain) !== null
    } catch {
      return true
    }
  }
  const needed = (rules: CSSRuleList): string =>
    [...rules].map((rule) => {
      if (rule instanceof CSSStyleRule) return isUsed(rule.selectorText) ? rule.cssText : ''
      if (rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule || rule instanceof CSSContainerRule) {
        const inner = needed(rule.cssRules)
        return inner && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`
      }
      return rule.cssText
    }).join('')

  // What covers the page while it loads, and what stands in for missing scripts, are not content.
  for (const element of document.body.querySelectorAll('script, noscript, [data-state][aria-hidden="true"], [role="status"]')) element.remove()
  const button = document.querySelector('header button[aria-haspopup]')
  if (button) {
    button.setAttribute('popovertarget', 'menu')
    const menu = document.createElement('nav')
    menu.id = 'menu'
    menu.setAttribute('popover', '')
    for (const link of document.querySelectorAll('footer nav a')) menu.append(link.cloneNode(true))
    document.body.append(menu)
  }
  const styles = [...document.styleSheets].map((sheet) => needed(sheet.cssRules)).join('')
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? ''
  const escaped = (text: string): string => {
    const element = document.createElement('p')
    element.append(text)
    return element.innerHTML.replaceAll('"', '&quot;')
  }
  const preloaded = preloads ? [...document.head.querySelectorAll('link[rel="preload"][as="font"]')].map((link) => link.outerHTML) : []
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(document.title)}</title><meta name="description" content="${escaped(description)}">`,
    ...preloaded,
    `<link rel="icon" href="/favicon.svg"><style>${styles}</style>`,
  ].join('')
  return `<!doctype html><html lang="en-GB"><head>${head}</head><body>${document.body.innerHTML}</body></html>`
}
