import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { drop, settle, test } from './visit.ts'

const pages = [
  '/',
  '/about',
  '/portfolio',
  '/porject_1',
  '/porject_8',
  '/blogs',
  '/blogs/how-to-write-a-marketing-brief-an-agency-can-use',
  '/services/seo',
  '/services/photography',
  '/contactUs',
  '/thankyou',
]
const windows = [
  { width: 390, height: 844, deviceScaleFactor: 2 },
  { width: 820, height: 1180, deviceScaleFactor: 2 },
  { width: 1440, height: 900, deviceScaleFactor: 1 },
  { width: 2560, height: 1440, deviceScaleFactor: 1 },
] as const

/** px, of the narrowest file of a picture. */
const narrowest = 320
/** Bytes, of any file at the width it is shown. */
const heaviest = 200_000

interface Shown {
  readonly file: string
  /** px, of the file that was chosen. */
  readonly width: number
  /** px, of the widest file that there is. */
  readonly widest: number
  /** Pixels of the screen from side to side of the picture. */
  readonly fills: number
  readonly isWhole: boolean
  readonly hasDimensions: boolean
}

async function picturesOn(page: Page): Promise<readonly Shown[]> {
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('main img')) {
      if (!image.checkVisibility({ visibilityProperty: true })) continue
      image.scrollIntoView({ block: 'center', behavior: 'instant' })
      if (!image.complete) await Promise.race(['load', 'error'].map((end) => new Promise((resolve) => image.addEventListener(end, resolve, { once: true }))))
    }
  })
  return page.locator('main img').evaluateAll((images) =>
    images
      .filter((image) => image instanceof HTMLImageElement)
      .filter((image) => image.checkVisibility({ visibilityProperty: true }) && image.getBoundingClientRect().width > 0)
      .map((image) => {
        const { width, height } = image.getBoundingClientRect()
        const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
        // A picture that covers its frame is as wide as the frame's height asks for.
        const drawn = getComputedStyle(image).objectFit === 'cover' ? Math.max(width, height * ratio) : width
        return {
          file: new URL(image.currentSrc).pathname,
          width: Number(/-(\d+)\.(?:avif|webp)$/.exec(image.currentSrc)?.[1]),
          widest: Math.max(...[...(image.parentElement?.querySelector('source')?.srcset ?? '').matchAll(/ (\d+)w/g)].map(([, step]) => Number(step))),
          fills: drawn * devicePixelRatio,
          isWhole: image.naturalWidth > 0,
          hasDimensions: ratio > 0,
        }
      }),
  )
}

for (const { deviceScaleFactor, ...viewport } of windows) {
  test.describe(`in a window ${viewport.width} px wide with ${deviceScaleFactor} pixels to each`, () => {
    test('every picture comes in a file that fits the place it fills', async ({ browser, baseURL }) => {
      test.setTimeout(240_000)
      const tooLarge: string[] = []
      let count = 0
      const bytes = new Map<string, number>()
      for (const path of pages) {
        // Afresh for each page: a larger file that is at hand already is taken before a fitting one.
        const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport, deviceScaleFactor, reducedMotion: 'reduce' })
        const page = await context.newPage()
        page.on('response', (response) => {
          const { pathname } = new URL(response.url())
          if (response.ok() && pathname.startsWith('/pictures/')) bytes.set(pathname, Number(response.headers()['content-length']))
        })
        await page.goto(path)
        await settle(page)
        for (const { file, width, widest, fills, isWhole, hasDimensions } of await picturesOn(page)) {
          count++
          const wanted = `${path}: ${file} for ${Math.round(fills)} px`
          expect(isWhole, `${wanted} has come`).toBe(true)
          expect(hasDimensions, `${wanted} has width and height`).toBe(true)
          expect(bytes.get(file), `${wanted} was seen to come`).toBeGreaterThan(0)
          expect(bytes.get(file), `${wanted} is light`).toBeLessThanOrEqual(heaviest)
          expect(width, `${wanted} says its width`).toBeGreaterThan(0)
          expect(widest, `${wanted} is one of those that there are`).toBeGreaterThanOrEqual(width)
          if (width > Math.max(narrowest, 1.5 * fills) || (width < fills / 1.5 && width < widest)) tooLarge.push(wanted)
        }
        await context.close()
      }
      console.log(`${count} pictures looked at, ${viewport.width} px`)
      expect(count).toBeGreaterThan(pages.length)
      expect(tooLarge).toEqual([])
    })
  })
}

test('a picture that was lost is asked for again when the visitor comes back to the tab', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/pictures/*', (route) => route.abort())
  await page.goto('/portfolio')
  await settle(page)
  const first = page.locator('main li img').first()
  await expect(first).toHaveCSS('visibility', 'hidden')
  await page.unroute('**/pictures/*')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => first.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBeGreaterThan(0)
  await expect(first).toHaveCSS('visibility', 'visible')
  drop(complaints, (complaint) => /ERR_FAILED|ERR_ABORTED/.test(complaint))
})

test('pictures that do not come on a broken line leave no sign of it, and come when the line is back', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/portfolio')
  await settle(page)
  await page.locator('html[data-alive]').waitFor()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  const last = page.locator('main li img').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toHaveCSS('visibility', 'hidden')
  await page.context().setOffline(false)
  await expect.poll(() => last.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBeGreaterThan(0)
  await expect(last).toHaveCSS('visibility', 'visible')
  drop(complaints, (complaint) => /ERR_INTERNET_DISCONNECTED|ERR_ABORTED/.test(complaint))
})

test('the partners’ names that do not come on a broken line come when the line is back', async ({ page, complaints }) => {
  await page.route('**/brands-*.svg', (route) => route.abort())
  await page.goto('/about')
  await settle(page)
  await page.locator('html[data-alive]').waitFor()
  const names = page.getByRole('img', { name: 'Wherrymoor', exact: true }).locator('use')
  const drawn = (): Promise<number> => names.evaluate((name) => name.getBoundingClientRect().width)
  expect(await drawn()).toBe(0)
  await page.unroute('**/brands-*.svg')
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await expect.poll(drawn).toBeGreaterThan(0)
  drop(complaints, (complaint) => /ERR_FAILED|ERR_ABORTED|ERR_INTERNET_DISCONNECTED/.test(complaint))
})
