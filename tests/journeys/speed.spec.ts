import { existsSync } from 'node:fs'
import { devices, expect, test as plain } from '@playwright/test'
import type { Page } from '@playwright/test'
import { sitePages } from '../sitePages.ts'
import { hold, isPainted, openWhole, watchShifts } from './layout/parts.ts'
import { test } from './visit.ts'

const paths = sitePages('dist').map(({ path }) => path)
const asText = (bytes: number): string => `${Math.round(bytes / 1000)} KB`

interface Fetched {
  readonly url: string
  readonly type: string
  readonly bytes: number
}

/** What the browser fetches from now on; bytes are those of the body as it was sent. */
function listen(page: Page): Fetched[] {
  const fetched: Fetched[] = []
  page.on('response', (response) => {
    fetched.push({ url: response.url(), type: response.request().resourceType(), bytes: Number(response.headers()['content-length'] ?? 0) })
  })
  return fetched
}

/** The picture that a file is one size and format of. */
const withoutWidth = (address: string): string => address.replace(/-\d+\.\w+$/, '')

/** Every picture on the screen has come, and the browser has nothing more to do. */
async function allShown(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.readyState === 'complete' && [...document.images].every((image) => {
      const { top, bottom, height } = image.getBoundingClientRect()
      return image.complete || height === 0 || bottom < 0 || top > innerHeight
    }))
}

test.describe('on a phone', () => {
  const window = { width: 412, height: 823 }
  // A browser that looks ahead for pictures goes by the screen: a desk's would have it fetch each of them twice.
  const phone = { viewport: window, screen: window, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, userAgent: devices['Pixel 7'].userAgent }
  test.use(phone)

  // Leaves pages before they have come to an end.
  plain('no picture of a first view is fetched in two sizes or has more than 40 KB, and home shows itself with at most 300 KB of pictures', async ({ browser, baseURL }) => {
    test.setTimeout(240_000)
    const heavy: string[] = []
    for (const path of paths) {
      // Afresh for each: a larger file that is at hand already is taken before a fitting one.
      const context = await browser.newContext({ ...phone, ...(baseURL && { baseURL }) })
      const page = await context.newPage()
      const fetched = listen(page)
      await page.goto(path)
      await allShown(page)
      const inView = await page.evaluate(() => [...document.images].filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect()
        return width > 0 && bottom > 0 && top < innerHeight
      }).map(({ currentSrc }) => currentSrc))
      for (const picture of new Set(inView.map(withoutWidth))) {
        const files = fetched.filter(({ url }) => withoutWidth(url) === picture)
        if (files.length > 1) heavy.push(`${path}: ${files.map(({ url }) => url).join(' and ')}`)
        for (const { url, bytes } of files) if (bytes > 40_000) heavy.push(`${path}: ${url} has ${asText(bytes)}`)
      }
      const pictures = fetched.filter(({ type }) => type === 'image').reduce((sum, { bytes }) => sum + bytes, 0)
      if (path === '/') expect(pictures).toBeGreaterThan(0)
      if (path === '/' && pictures > 300_000) heavy.push(`home fetches ${asText(pictures)} of pictures before it is scrolled`)
      await context.close()
    }
    expect(heavy).toEqual([])
  })

  test('no first visit asks for more than 40 files', async ({ page }) => {
    for (const path of ['/', '/services/seo', '/about', '/portfolio', '/porject_1', '/blogs', '/contactUs', '/privacy']) {
      const fetched = listen(page)
      await openWhole(page, path)
      await page.waitForLoadState('networkidle')
      expect(fetched.length, path).toBeLessThanOrEqual(40)
      page.removeAllListeners('response')
    }
  })
})

/** Whether a font like Arial is to be had here: a run that others rely on may not do without. */
const isToStandIn = Boolean(process.env['CI']) || existsSync('/usr/share/fonts/truetype/liberation')

for (const { width, most } of [{ width: 1440, most: 0.02 }, { width: 412, most: 0.05 }]) {
  test(`fonts that come long after the page move next to nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 823 })
    const shifts = await watchShifts(page)
    for (const path of ['/', '/about', '/portfolio', '/porject_1', '/services/email-marketing', '/services/seo', '/blogs', '/contactUs', '/privacy']) {
      const fonts = await hold(page, /\.woff2$/)
      await page.goto(path, { waitUntil: 'commit' })
      await isPainted(page)
      fonts.release()
      // A system with none of the fonts that Windows, macOS, iOS, Android and most Linux have is not looked after.
      const isStoodInFor = await page.evaluate(() => document.fonts.load('700 16px "Larkhythe Display Fallback"').then(() => true, () => false))
      expect(isStoodInFor || !isToStandIn, 'a font like Arial stands in').toBe(true)
      test.skip(!isStoodInFor, 'this machine has no font like Arial')
      await page.evaluate(() => document.fonts.ready)
      await page.waitForFunction(() => document.fonts.check('700 16px "Larkhythe Display"') && document.fonts.check('16px "Larkhythe Text"'))
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))))
      expect((await shifts()).reduce((sum, { value }) => sum + value, 0), path).toBeLessThan(most)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  })
}

test('until the fonts are there headings and buttons are as bold as they will be', async ({ page }) => {
  await hold(page, /\.woff2$/)
  await page.goto('/about', { waitUntil: 'commit' })
  await isPainted(page)
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument')
  for (const part of ['main h1', 'main h2', 'main a[href^="/contactUs"]', 'footer address a']) {
    const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: part })
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
    expect(fonts.map(({ postScriptName }) => postScriptName), part).toEqual([expect.stringMatching(/-?bold/i)])
  }
})

test('the italic is asked for once the first view is painted, and sooner by who has been here before', async ({ page }) => {
  // What the browser says of the two times may be out of order where the font comes from its own store: whether there was a paint it knows.
  await page.addInitScript(() => {
    new MutationObserver(() => Object.assign(window, { isAfterPaint: performance.getEntriesByType('paint').length > 0 })).observe(document, { subtree: true, attributeFilter: ['data-unpainted'] })
  })
  const visit = async (): Promise<{ readonly asked: number; readonly painted: number; readonly isAfterPaint: unknown }> => {
    await page.goto('/about')
    await expect(page.getByRole('heading', { name: 'Useful Links' })).toHaveCSS('font-family', /^"Larkhythe Accent",/)
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0 && document.fonts.check('italic 16px "Larkhythe Accent"'))
    return page.evaluate(() => ({
      asked: performance.getEntriesByType('resource').find(({ name }) => name.includes('/fonts/accent'))?.startTime ?? Number.NaN,
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      isAfterPaint: Reflect.get(window, 'isAfterPaint'),
    }))
  }
  const first = await visit()
  expect(first.asked).toBeGreaterThan(first.painted)
  expect(first.isAfterPaint).toBe(true)
  // The script may run before the browser knows what it has.
  await expect(async () => {
    await page.goto('about:blank')
    const again = await visit()
    expect(again.isAfterPaint).toBe(false)
  }).toPass({ timeout: 20_000 })
})

test('a page is fetched as soon as a link to it is pointed at, once', async ({ page }) => {
  await openWhole(page, '/')
  await page.waitForLoadState('networkidle')
  const fetched = listen(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })
  await link.hover()
  await expect.poll(() => fetched.filter(({ url }) => url.endsWith('/privacy.js')).length).toBe(1)
  await link.click()
  await expect(page).toHaveURL('/privacy')
  await expect(page.locator('h1')).toBeVisible()
  expect(fetched.filter(({ url }) => url.endsWith('/privacy.js'))).toHaveLength(1)
})

test('the pages that are likely to be next are fetched when the browser is idle, and opened without another request for them', async ({ page }) => {
  const files = ['About', 'Portfolio', 'Blogs'].flatMap((screen) => [new RegExp(`/assets/${screen}-[^/]*\\.js$`), new RegExp(`/content/[^/]*/${screen.toLowerCase()}\\.js$`)])
  const ahead = files.map((address) => page.waitForResponse(address))
  await page.goto('/')
  await Promise.all(ahead)
  await page.waitForLoadState('networkidle')
  const fetched = listen(page)
  await page.locator('header').getByRole('link', { name: 'Portfolio' }).click()
  await expect(page).toHaveURL('/portfolio')
  await expect(page.locator('h1')).toHaveText('Projects, start to finish')
  expect(fetched.filter(({ type }) => type === 'script')).toEqual([])
})

test('who saves data fetches a page only when it is asked for', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const ahead = listen(page)
  await openWhole(page, '/')
  await page.waitForLoadState('networkidle')
  expect(ahead.filter(({ url }) => new URL(url).pathname.startsWith('/content/'))).toEqual([])
  const fetched = listen(page)
  const link = page.locator('header').getByRole('link', { name: 'Portfolio' })
  await link.hover()
  // Longer than the router waits before it takes a hover for an intention.
  await page.evaluate(() => new Promise<void>((resolve) => {
    let frames = 30
    const next = (): void => {
      frames -= 1
      if (frames === 0) resolve()
      else requestAnimationFrame(next)
    }
    next()
  }))
  expect(fetched).toEqual([])
  await link.click()
  await expect(page).toHaveURL('/portfolio')
  await expect(page.locator('h1')).toContainText(/\w/)
})
