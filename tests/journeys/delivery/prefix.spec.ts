import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { findWholeNginx } from '../../../bin/findNginx.ts'
import { createSiteServer } from '../../../bin/siteServer.ts'
import { ask, openHost } from '../../house/hosts/host.ts'
import type { Host } from '../../house/hosts/host.ts'
import { openNginx } from '../../house/hosts/nginxHost.ts'
import { tagsIn } from '../../house/measureSite.ts'
import { notFoundPage, sitePages } from '../../sitePages.ts'
import { isWhole } from '../layout/parts.ts'
import { complaintsIn, isCalledBack, linksOn, saysNotFound, settle, test } from '../visit.ts'
import { followToMissingPage, isOfMissingPage, rescueOf } from './missingPage.ts'

const base = '/site/'
const dist = '.cache/prefixed/dist'
const nginx = findWholeNginx()

test.describe.configure({ mode: 'serial' })

test.beforeAll(() => {
  test.setTimeout(240_000)
  const build = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--outDir', dist, '--logLevel', 'error'], {
    env: { ...process.env, NODE_ENV: 'production', BASE_PATH: base },
    encoding: 'utf8',
  })
  expect(build.status, build.stderr).toBe(0)
})

test('built for a path, every address in every page is under that path, and there', () => {
  const wrong: string[] = []
  let found = 0
  for (const { path, html } of [...sitePages(dist), notFoundPage(dist)]) {
    for (const { name, attributes: { href, src, srcset, imagesrcset, poster, action } } of tagsIn(html)) {
      for (const address of [href, src, poster, action, ...[srcset, imagesrcset].flatMap((set) => set?.split(',').map((one) => one.trim().split(/\s+/)[0]))]) {
        if (!address?.startsWith('/')) continue
        found++
        const [file = ''] = address.slice(base.length).split(/[?#]/)
        const isThere = file === '' || [file, `${file}.html`].some((name) => existsSync(join(dist, name)))
        if (!address.startsWith(base) || !isThere) wrong.push(`${path}: ${name} ${address}`)
      }
    }
  }
  expect(wrong).toEqual([])
  expect(found).toBeGreaterThan(3_000)
  const manifest = JSON.parse(readFileSync(join(dist, 'site.webmanifest'), 'utf8'))
  expect(manifest.start_url).toBe(base)
})

const hosts: readonly (readonly [string, () => Promise<Host>])[] = [
  ['npm run serve', () => openHost(createSiteServer(dist, base))],
  ...(nginx ? [['nginx', () => openNginx(nginx, dist, base)] as const] : []),
]

for (const [name, open] of hosts) {
  test(`under a path, ${name} serves every page, its redirects and its own not-found page`, async () => {
    const { origin, stop } = await open()
    try {
      for (const { path, html } of sitePages(dist)) expect((await ask(origin, `${base}${path.slice(1)}`)).body.toString(), path).toBe(html)
      for (const [from, to] of [['services/21', 'services/brand-strategy'], ['contactus/', 'contactUs'], ['about.html', 'about']]) {
        const { status, headers } = await ask(origin, `${base}${from}?x=1`)
        expect([301, 308], from).toContain(status)
        expect(headers.location).toBe(`${base}${to}?x=1`)
      }
      const gone = await ask(origin, `${base}nope`)
      expect([gone.status, gone.body.toString()]).toEqual([404, notFoundPage(dist).html])
      expect((await ask(origin, '/about')).status).toBe(404)
    } finally {
      await stop()
    }
  })
}

test('under a path, a visitor gets about as at the root of a host', async ({ browser }) => {
  const host = await openHost(createSiteServer(dist, base))
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const complaints = await complaintsIn(context, host.origin)
  const page = await context.newPage()
  try {
    await page.goto(`${host.origin}${base}`)
    await settle(page)
    await isWhole(page)
    await page.evaluate(() => document.documentElement.setAttribute('data-first-document', ''))
    expect((await linksOn(page)).filter((path) => !path.startsWith(base))).toEqual([])
    for (const [name, path] of [['Portfolio', 'portfolio'], ['Blogs', 'blogs'], ['About', 'about'], ['Contact', 'contactUs'], ['SEO', 'services/seo']]) {
      await page.getByRole('contentinfo').getByRole('link', { name: name ?? '', exact: true }).click()
      await expect(page).toHaveURL(`${host.origin}${base}${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await settle(page)
    }
    await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL(`${host.origin}${base}`)
    await expect(page.locator('html[data-first-document]'), 'A link has loaded a new document.').toHaveCount(1)

    // A film, a page that does not come, an address that is none.
    await page.goto(`${host.origin}${base}porject_1`)
    await page.getByRole('button', { name: 'Play the excerpt' }).click()
    await expect.poll(() => page.locator('video').evaluate((film) => film instanceof HTMLVideoElement && film.currentTime > 0)).toBe(true)
    await followToMissingPage(page)
    await rescueOf(page).getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL(`${host.origin}${base}accessibility`)
    await page.goto(`${host.origin}${base}nope`)
    await settle(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/drifted off/)
    const isExpected = (complaint: string): boolean => isOfMissingPage(complaint) || isCalledBack(complaint) || saysNotFound(complaint, `${host.origin}${base}nope`)
    expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([])
  } finally {
    await context.close()
    await host.stop()
  }
})
