import { expect, test } from '@playwright/test'
import type { Page, Route } from '@playwright/test'
import { notFoundPage, sitePages } from '../../sitePages.ts'
import { wordsRunTogether } from '../accessibility/layoutFaults.ts'
import { hold, isWhole } from '../layout/parts.ts'
import { rescueOf, warningsOf } from './missingPage.ts'

/** One page of each kind, with what a visitor does there beside reading. */
const visits: Readonly<Record<string, (page: Page, wait?: () => Promise<void>) => Promise<void>>> = {
  '/': openMenu,
  '/about': readable,
  '/portfolio': readable,
  '/porject_1': async (page) => {
    const [play, pause] = [page.getByRole('button', { name: 'Play the excerpt' }), page.getByRole('button', { name: 'Pause the excerpt' })]
    await play.or(pause).waitFor()
    if (await play.isVisible()) await play.click()
    const status = page.locator('main').getByRole('status')
    await expect(pause.or(status.filter({ hasText: /did not load/ }))).toBeVisible()
  },
  '/services/seo': readable,
  '/blogs': readable,
  '/blogs/how-to-write-a-marketing-brief-an-agency-can-use': readable,
  '/contactUs': async (page) => {
    await page.getByRole('textbox', { name: 'Your name' }).fill('Maud Ellery')
    await expect(page.getByRole('button', { name: 'Send enquiry' })).toBeEnabled()
  },
  '/privacy': readable,
  '/nope': openMenu,
}

/** All text of the page is on the screen. */
async function readable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(async () => (await page.locator('main').innerText()).split(/\s+/).length).toBeGreaterThan(60)
}

/** The menu opens, or leads to the list of pages at the foot, once it has been waited for. */
async function openMenu(page: Page, wait: () => Promise<void> = () => Promise.resolve()): Promise<void> {
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await wait()
  await expect(page.getByRole('dialog').or(page.locator('#useful-links:focus, #useful-links:target'))).toBeVisible()
}

/** Comes back to the top of the page, be it from the menu or from the list of pages. */
async function leaveMenu(page: Page): Promise<void> {
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** A link leads to its page, or a message says why not and what to do. */
async function leadsOn(page: Page, from: string): Promise<void> {
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
  const [name, heading] = from === '/about' ? ['Portfolio', 'Projects, start to finish'] : ['About', 'About us: Small on purpose, by the river']
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: heading }).or(rescueOf(page).getByRole('button', { name: 'Try again' }))).toBeVisible()
}

const documents = new Map([...sitePages(), notFoundPage()].map(({ path, html }) => [path, html]))
/** Whether a page’s document itself asks for a file. */
const isInDocument = (path: string, address: string): boolean => documents.get(path === '/nope' ? '/404' : path)?.includes(new URL(address).pathname) ?? false

interface Spoiling {
  readonly type: string
  readonly addresses: readonly string[]
}

/** Whether a script is fetched ahead of another page than the one that is open. */
const isAhead = (path: string, address: string): boolean =>
  path !== '/' && !isInDocument(path, address) && (new URL(address).pathname.startsWith('/content/') || [...documents.keys()].some((other) => isInDocument(other, address)))

/** What a visit of a page asks for: each script alone, and all pictures or fonts at once, which is worse than each. What all pages share is home’s, where each script that is fetched ahead is alone, too. */
async function askedFor(page: Page, path: string): Promise<readonly Spoiling[]> {
  const asked = new Map<string, string>()
  const hear = (request: { url: () => string; resourceType: () => string }): void => {
    const [address, type] = [request.url(), request.resourceType()]
    if (type !== 'document' && !address.startsWith('data:') && (path === '/' || !isInDocument('/', address))) asked.set(address, type)
  }
  page.on('request', hear)
  await page.goto(path)
  await visits[path]?.(page)
  await page.waitForLoadState('networkidle')
  page.off('request', hear)
  const groups = Map.groupBy(asked, ([address, type]) => (type !== 'script' ? type : isAhead(path, address) ? 'ahead' : address))
  return [...groups.values()].map((group) => ({ type: group[0]?.[1] ?? '', addresses: group.map(([address]) => address) }))
}

const nameOf = ({ type, addresses }: Spoiling): string => (type === 'script' ? addresses.map((address) => new URL(address).pathname).join(' and ') : `${type}s`)

/** Spoils files from now on. It strikes once each of the scripts has met it; of pictures and fonts not all may be wanted before the first fails. */
async function spoil(page: Page, { type, addresses }: Spoiling, spoilOne: (route: Route) => unknown) {
  const unmet = new Set(addresses)
  const hasStruck = (): boolean => unmet.size === 0 || (type !== 'script' && unmet.size < addresses.length)
  let strike: () => void = () => undefined
  const struck = new Promise<void>((resolve) => {
    strike = resolve
  })
  await page.route((url) => addresses.includes(url.href), async (route) => {
    await spoilOne(route)
    unmet.delete(route.request().url())
    if (hasStruck()) strike()
  })
  return {
    /** Until then, or until the browser has nothing more to ask for: what has not been asked for by then the visitor asks for. */
    struckOrIdle: () => Promise.race([struck, page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined)]),
    struck: () => expect.poll(hasStruck, { message: `the visit asks for ${nameOf({ type, addresses })}` }).toBe(true),
  }
}

test.use({ actionTimeout: 30_000, viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

for (const [path, visit] of Object.entries(visits)) {
  test(`${path} can be used and left, whichever of its files fails or keeps it waiting`, async ({ page }) => {
    // Home is visited more than fifty times.
    test.slow()
    const spoilings = await askedFor(page, path)
    // Its own scripts and looks at least; a brand may have its fonts from the system.
    expect(spoilings.length).toBeGreaterThan(1)
    await page.clock.install()
    for (const spoiling of spoilings) {
      const { type, addresses: [address = ''] } = spoiling
      // A film and a form are brought to life by the page’s own script; the menu does something without any.
      const isOfUse = visit === openMenu || type !== 'script' || !isInDocument(path, address)
      await test.step(`without ${nameOf(spoiling)}`, async () => {
        const spoiled = await spoil(page, spoiling, (route) => route.abort('connectionreset'))
        await page.goto(path)
        await spoiled.struckOrIdle()
        await readable(page)
        if (isOfUse) await visit(page)
        await spoiled.struck()
        if (type === 'script') await leadsOn(page, path)
        await page.unrouteAll()
      })
      // A document and its style sheet are the page: nothing can be shown before them.
      if (type === 'stylesheet') continue
      await test.step(`waiting for ${nameOf(spoiling)}`, async () => {
        const held: Route[] = []
        let isHeld = true
        // It stays in the way to the end: taking it away might disturb what is being fetched.
        const spoiled = await spoil(page, spoiling, (route) => (isHeld ? held.push(route) : route.continue()))
        await page.goto(path, { waitUntil: 'commit' })
        await readable(page)
        await spoiled.struckOrIdle()
        const wait = (): Promise<void> => page.clock.runFor(10_000)
        if (isOfUse) await visit(page, wait)
        await spoiled.struck()
        await wait()
        await readable(page)
        isHeld = false
        for (const route of held) await route.continue().catch(() => undefined)
        await leaveMenu(page)
        await visit(page)
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      })
    }
  })
}

for (const path of Object.keys(visits)) {
  test(`${path} is words and pictures where its styles do not come: words stand apart, and no sign fills the window`, async ({ page }) => {
    await page.route('**/*.css', (route) => route.abort('connectionreset'))
    await page.goto(path)
    await readable(page)
    expect(await page.evaluate(wordsRunTogether), 'words that run together').toEqual([])
    const signs = page.locator('svg:visible')
    const heights = await signs.evaluateAll((drawings) => drawings.map((drawing) => drawing.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(0)
    expect(Math.max(...heights), 'px of the highest sign').toBeLessThanOrEqual(32)
  })
}

for (const [where, width, leads] of [['on a phone the menu opens', 390, 'dialog'], ['on a desk the menu button leads to the list of pages', 1440, '#useful-links:target']] as const) {
  test(`${where} where the site’s script keeps it waiting`, async ({ page }) => {
    const entry = /data-code="(\S+)/.exec(documents.get('/') ?? '')?.[1] ?? ''
    await page.setViewportSize({ width, height: 844 })
    await page.route(`**${entry}`, () => undefined)
    await page.goto('/', { waitUntil: 'commit' })
    await readable(page)
    await openMenu(page)
    await expect(page.locator(leads)).toBeVisible()
    await page.unrouteAll()
  })
}

test('who has gone on into the page by keys is not led to the list of pages any more, where the site’s script keeps the menu waiting', async ({ page }) => {
  const entry = /data-code="(\S+)/.exec(documents.get('/contactUs') ?? '')?.[1] ?? ''
  await page.setViewportSize({ width: 1440, height: 844 })
  await page.clock.install()
  await page.route(`**${entry}`, () => undefined)
  await page.goto('/contactUs', { waitUntil: 'commit' })
  await readable(page)
  await page.getByRole('button', { name: 'Open the menu' }).press('Enter')
  const name = page.getByRole('textbox', { name: 'Your name' })
  await name.focus()
  await page.clock.runFor(10_000)
  await expect(name).toBeFocused()
  await expect(page).toHaveURL('/contactUs')
  await page.unrouteAll()
})

const footerLink = async (page: Page, name: string) => {
  await isWhole(page)
  return page.getByRole('contentinfo').getByRole('link', { name, exact: true })
}

test('what does not come ahead of being wanted holds up nothing', async ({ page }) => {
  await page.route(/\/content\/[^?]*\/about\.js/, (route) => route.abort('connectionreset'))
  const others = ['portfolio', 'blogs'].map((name) => page.waitForResponse((response) => new RegExp(`/content/[^?]*/${name}\\.js`).test(response.url())))
  await page.goto('/privacy')
  await Promise.all(others)
})

for (const [name, path, title] of [
  ['About', '/about', 'About us: Small on purpose, by the river'],
  ['Portfolio', '/portfolio', 'Projects, start to finish'],
  ['Contact', '/contactUs', 'Contact us: Ring, write or find us by the river'],
  ['SEO', '/services/seo', 'SEO'],
] as const) {
  // Before the page is opened: what is likely to be wanted is fetched ahead.
  const model = new RegExp(`/content/[^?]*${path}\\.js`)

  test(`${path} fails to come once, and nobody notices; for good, and a message says what to do`, async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 })
    await page.route(model, (route) => route.abort('connectionreset'), { times: 1 })
    await page.goto('/')
    await (await footerLink(page, name)).click()
    await expect(page).toHaveURL(path)
    // The address changes at the press.
    await expect(heading).toHaveText(title)
    await expect(heading).toBeFocused()
    await expect(warningsOf(page)).toBeEmpty()

    await page.route(model, (route) => route.abort('connectionreset'))
    await page.goto('/')
    await (await footerLink(page, name)).click()
    const message = warningsOf(page)
    await expect(message).toContainText('That page did not arrive')
    await expect(page.getByRole('heading', { level: 1, name: 'Marketing agency in London' })).toBeVisible()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await openMenu(page)
    await page.keyboard.press('Escape')
    await page.unrouteAll()
    await rescueOf(page).getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL(path)
    await expect(heading).toHaveText(title)
    await expect(heading).toBeFocused()
    await expect(message).toBeEmpty()
  })
}

test('the message comes even where nothing more can be fetched', async ({ page }) => {
  const known = new Set(documents.get('/privacy')?.match(/\/(?:assets|content)\/[\w./-]+/g))
  await page.route((url) => url.pathname.endsWith('.js') && !known.has(url.pathname), (route) => route.abort('connectionreset'))
  await page.goto('/privacy')
  await expect(page.locator('html[data-alive]')).toBeAttached()
  await page.locator('header').getByRole('link', { name: /home/ }).click()
  await expect(warningsOf(page)).toContainText('That page did not arrive')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.unrouteAll()
})

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('a press on Services while the rest of the page is alive and its code is on its way opens it once that has come', async ({ page }) => {
    const code = await hold(page, /\/assets\/DesktopMenu-.*\.js/)
    await page.goto('/about')
    await expect(page.locator('html[data-alive]')).toBeAttached()
    await page.getByRole('button', { name: 'Services' }).click()
    code.release()
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'SEO', exact: true })).toBeVisible()
  })
})
