import { existsSync, globSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { createSiteServer } from '../../../bin/siteServer.ts'
import { openHost } from '../../house/hosts/host.ts'
import type { Host } from '../../house/hosts/host.ts'
import { rewriteSite } from '../../rewrittenSite.ts'
import { isWhole } from '../layout/parts.ts'
import { settle } from '../visit.ts'
import { rescueOf, warningsOf } from './missingPage.ts'

// One folder on a host, in which a deployment replaces another.
let place: string
let served: string
let renewed: string
let host: Host

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'site-renewed-'))
  served = join(place, 'served')
  renewed = join(place, 'renewed')
  writeRenewed('dist', renewed)
  host = await openHost(createSiteServer(served))
})
test.afterAll(async () => {
  await host.stop()
  rmSync(place, { recursive: true })
})
test.beforeEach(() => deploy(resolve('dist')))

/** In one step, as a good host does it. */
function deploy(folder: string): void {
  symlinkSync(folder, join(place, 'next'))
  renameSync(join(place, 'next'), served)
}

/** The same site as another build would have named its files: not one script, style sheet or model has its old address. */
function writeRenewed(from: string, to: string): void {
  const version = basename(globSync('content/*', { cwd: from })[0] ?? '')
  const names = globSync('assets/*.{js,css}', { cwd: from }).map((file) => basename(file))
  rewriteSite(from, to, (text) => names.reduce((done, name) => done.replaceAll(name, name.replace(/(\.\w+)$/, '_$1')), text).replaceAll(version, 'ffffffff'))
  if (existsSync(join(to, 'content', version))) throw new Error('The renewed site has old files.')
}

const versionOf = (page: Page): Promise<string> => page.locator('#page').evaluate((data) => JSON.parse(data.textContent ?? '').version)

async function openOld(page: Page, path = '/'): Promise<string> {
  await page.goto(`${host.origin}${path}`)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await settle(page)
  await expect(warningsOf(page)).toBeAttached()
  await isWhole(page)
  return versionOf(page)
}

test('a page that was open when the site was renewed keeps working, says what to do, and arrives at the new one', async ({ page }) => {
  const old = await openOld(page)
  deploy(renewed)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  const message = warningsOf(page)
  await expect(message).toContainText('That page did not arrive')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await versionOf(page)).toBe(old)
  await rescueOf(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(`${host.origin}/privacy`)
  await expect.poll(() => versionOf(page).catch(() => '')).toBe('ffffffff')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
  await expect(message).toBeEmpty()
  // Old is not broken: should it break, it is loaded again.
  expect(await page.evaluate(() => history.state?.broken)).toBeUndefined()
  // The new one is whole.
  await isWhole(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(`${host.origin}/about`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us: Small on purpose, by the river')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('whoever stays can read on, and every other way still leads to the new site', async ({ page }) => {
  await openOld(page, '/services/seo')
  deploy(renewed)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await rescueOf(page).getByRole('button', { name: 'Stay on this page' }).click()
  await expect(page).toHaveURL(`${host.origin}/services/seo`)
  await expect(warningsOf(page)).toBeEmpty()
  await page.reload()
  expect(await versionOf(page)).toBe('ffffffff')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SEO')
})

test('whoever goes on within the page that is on the screen is led there, under its own address, and the one that did not arrive is let go', async ({ page }) => {
  await openOld(page, '/privacy')
  await page.route('**/content/**', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'SEO' }).click()
  await expect(warningsOf(page)).toContainText('That page did not arrive')
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Why, and what allows it' }).click()
  await expect(page).toHaveURL(`${host.origin}/privacy#why`)
  await expect(page.getByRole('heading', { level: 2, name: 'Why, and what allows it' })).toBeFocused()
  await expect(warningsOf(page)).toBeEmpty()
  await expect(rescueOf(page)).toHaveCount(0)
})

test('whoever has skipped to the content of the page on the screen and stays has its own address again', async ({ page }) => {
  await openOld(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
  await page.route('**/content/**', (route) => route.abort())
  const away = page.getByRole('contentinfo').getByRole('link', { name: 'SEO' })
  await away.click()
  await expect(warningsOf(page)).toContainText('That page did not arrive')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await skip.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await rescueOf(page).getByRole('button', { name: 'Stay on this page' }).click()
  await expect(page).toHaveURL(`${host.origin}/privacy`)
  await expect(away).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
})

test('whoever has gone to a place by the address itself and stays has the page’s own address again', async ({ page }) => {
  await openOld(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
  await page.route('**/content/**', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'SEO' }).click()
  await expect(warningsOf(page)).toContainText('That page did not arrive')
  await page.evaluate(() => {
    location.hash = 'main'
  })
  await expect(page).toHaveURL(/#main$/)
  await rescueOf(page).getByRole('button', { name: 'Stay on this page' }).click()
  await expect(page).toHaveURL(`${host.origin}/privacy`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
})

test('where the browser calls itself offline in vain, the page comes all the same', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }))
  await openOld(page)
  deploy(renewed)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await rescueOf(page).getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => versionOf(page).catch(() => '')).toBe('ffffffff')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
})

test('where the line leads nowhere, though the device calls itself online, the page on the screen stays however often it is tried', async ({ page }) => {
  const old = await openOld(page)
  await page.route('**', (route) => route.abort('connectionrefused'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  const message = warningsOf(page)
  // It bears another name while a try is on its way.
  const again = rescueOf(page).getByRole('button', { name: 'Try again' })
  for (let time = 0; time < 2; time++) {
    await expect(message).toContainText('That page did not arrive')
    await again.click()
  }
  await expect(again).toBeVisible()
  await expect(message).toContainText('That page did not arrive')
  expect(await versionOf(page)).toBe(old)
  await page.unroute('**')
  await again.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
})

test('the menu button of a page from before a renewal leads to all pages still', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openOld(page, '/about')
  deploy(renewed)
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(page.getByRole('dialog').or(page.locator('#useful-links:focus'))).toBeVisible()
})

test('a page whose document came before and whose scripts came after can be read and left', async ({ page }) => {
  await page.route(`${host.origin}/about`, async (route) => {
    const answer = await route.fetch()
    deploy(renewed)
    await route.fulfill({ response: answer })
  })
  await page.goto(`${host.origin}/about`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL(`${host.origin}/privacy`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
})
