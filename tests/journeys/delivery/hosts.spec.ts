import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { findWholeNginx } from '../../../bin/findNginx.ts'
import { createSiteServer } from '../../../bin/siteServer.ts'
import { openHost } from '../../house/hosts/host.ts'
import type { Host } from '../../house/hosts/host.ts'
import { openNginx } from '../../house/hosts/nginxHost.ts'
import { cloudflare, netlify, openPagesHost } from '../../house/hosts/pagesHost.ts'
import { elsewhere } from '../accessibility/otherHosts.ts'
import { fill, formIsReady, maud, sendButton } from '../contact/contactForm.ts'
import { complaintsIn, isCalledBack, saysNotFound, settle } from '../visit.ts'
import { cutOff, followToMissingPage, isOfMissingPage } from './missingPage.ts'

const nginx = findWholeNginx()
const hosts: readonly (readonly [string, () => Promise<Host>])[] = [
  ['npm run serve', () => openHost(createSiteServer('dist'))],
  ['Netlify', () => openPagesHost('dist', netlify)],
  ['Cloudflare Pages', () => openPagesHost('dist', cloudflare)],
  ...(nginx ? [['nginx', () => openNginx(nginx, 'dist')] as const] : []),
]

/** The picture is refused: which request it was the console does not say. */
const isOfPanelPicture = (complaint: string): boolean => complaint.startsWith(`other host: ${elsewhere}`) || complaint.startsWith(`failed: ${elsewhere}`) || complaint.startsWith(cutOff)

for (const [index, [name, open]] of hosts.entries()) {
  test(`a visit of every kind of page and every state, as ${name} serves it, offends no policy, and leaves nothing behind but a draft`, async ({ browser }) => {
    const host = await open()
    // With everything moving on one host, and with nothing moving on the others.
    const reducedMotion = index === 0 ? 'no-preference' : 'reduce'
    const context = await browser.newContext({ baseURL: host.origin, viewport: { width: 1280, height: 800 }, reducedMotion })
    const complaints = await complaintsIn(context, host.origin)
    const foreign: string[] = []
    await context.route((url) => url.origin !== host.origin, (route) => {
      foreign.push(route.request().url())
      return route.abort()
    })
    const page = await context.newPage()
    try {
      await visitAll(page)
      expect(await traces(page)).toEqual({ cookies: '', local: [], session: ['contact-draft'], databases: 0, caches: 0, workers: 0 })
      await page.getByRole('button', { name: 'Clear the form' }).click()
      await expect.poll(async () => (await traces(page)).session).toEqual([])
      expect(await context.cookies()).toEqual([])
      // The specification’s one picture from elsewhere, asked for once the panel opens.
      expect(foreign.length).toBeGreaterThan(0)
      expect(foreign.filter((address) => !address.startsWith(elsewhere))).toEqual([])
      const isExpected = (complaint: string): boolean => isOfPanelPicture(complaint) || isOfMissingPage(complaint) || isCalledBack(complaint) || saysNotFound(complaint, `${host.origin}/nope`)
      expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([])
    } finally {
      await context.close()
      await host.stop()
    }
  })
}

async function visitAll(page: Page): Promise<void> {
  await page.goto('/')
  await settle(page)
  await page.getByRole('region', { name: 'What we do' }).getByRole('button', { name: 'Next slide' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Services' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'SEO', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('dialog').getByRole('button', { name: 'Services' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'SEO', exact: true }).click()
  await expect(page).toHaveURL(/\/services\/seo$/)
  await page.setViewportSize({ width: 1280, height: 800 })
  // A new page begins at its top: what turns the wheel before it is there is undone.
  await settle(page)
  await expect(page.getByRole('heading', { level: 1, name: 'SEO' })).toBeFocused()
  await toFootAndBack(page)

  for (const path of ['/about', '/portfolio?category=web', '/blogs', '/privacy', '/accessibility', '/thankyou', '/nope', '/blogs/how-to-write-a-marketing-brief-an-agency-can-use']) {
    await page.goto(path)
    await settle(page)
    await toFootAndBack(page)
  }

  await page.goto('/services/21')
  await expect(page).toHaveURL(/\/services\/brand-strategy$/)

  await page.goto('/porject_1')
  await page.getByRole('button', { name: 'Play the excerpt' }).click()
  await expect(page.getByRole('button', { name: 'Pause the excerpt' })).toBeVisible()
  await expect.poll(() => page.locator('video').evaluate((film) => film instanceof HTMLVideoElement && film.currentTime > 0)).toBe(true)

  await followToMissingPage(page)

  await page.goto('/contactUs?service=seo')
  await formIsReady(page)
  await sendButton(page).click()
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeVisible()
  await fill(page, maud)
}

async function toFootAndBack(page: Page): Promise<void> {
  await page.mouse.wheel(0, 20_000)
  await page.getByRole('button', { name: 'Back to top' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
}

/** All that a site can leave in a browser. */
function traces(page: Page) {
  return page.evaluate(async () => ({
    cookies: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
}

test('the feed and the sitemap are well-formed XML', async ({ page, request }) => {
  for (const [path, root] of [['/feed.xml', 'rss'], ['/sitemap.xml', 'urlset']] as const) {
    const text = await (await request.get(path)).text()
    const found = await page.evaluate((xml) => new DOMParser().parseFromString(xml, 'application/xml').documentElement.localName, text)
    expect(found).toBe(root)
  }
})
