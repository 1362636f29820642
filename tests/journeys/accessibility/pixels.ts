import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { OutputInfo } from 'sharp'

/** A picture of a page, three channels to a pixel. */
export interface Pixels {
  readonly data: Uint8Array
  /** Pixels of the picture, for each px of the page as many as its scale says. */
  readonly width: number
  readonly height: number
  /** px of the page above it, where the window is scrolled. */
  readonly above: number
}

export type Colour = readonly [red: number, green: number, blue: number]

/** All pictures of the page, those of hidden slides and those far down too, are there and painted. */
export async function bringPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    const shown = pictures.filter((picture) => picture.checkVisibility({ visibilityProperty: true }))
    await Promise.all(
      shown
        .filter(({ complete }) => !complete)
        .map((picture) => new Promise((resolve) => {
          picture.addEventListener('load', resolve)
          picture.addEventListener('error', resolve)
        })),
    )
    await Promise.allSettled(shown.map((picture) => picture.decode()))
    const drawn = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    // Icons come from a file of their own, which says nothing when it is there. One that does not come is for the caller to see.
    const signs = [...document.querySelectorAll('use')].filter((sign) => sign.checkVisibility({ visibilityProperty: true }))
    for (let wait = 0; wait < 100 && signs.some((sign) => sign.getBBox().width === 0); wait += 1) await drawn()
    await drawn()
  })
}

/** px of a page's height that browsers paint at once without fail. */
const strip = 16_000

/** The page from top to foot; or the window alone, at the page's top or where it is scrolled to, of what closes when the window changes, as it does for a moment to paint more. */
export type Extent = 'page' | 'window' | 'scrolled window'

/** Taken by the browser's own means, which spend no time on packing the picture well; `scale` is pixels for each px, one way. */
export async function paint(page: Page, extent: Extent, scale = 1): Promise<Pixels> {
  const captureBeyondViewport = extent === 'page'
  const { width, height, above } = await page.evaluate((wanted) => {
    const { clientWidth, scrollHeight } = document.documentElement
    return { width: clientWidth, height: wanted === 'page' ? scrollHeight : innerHeight, above: wanted === 'scrolled window' ? scrollY : 0 }
  }, extent)
  const session = await page.context().newCDPSession(page)
  const strips: { readonly data: Buffer; readonly info: OutputInfo }[] = []
  for (let y = 0; y < height; y += strip) {
    const clip = { x: 0, y: above + y, width, height: Math.min(strip, height - y), scale }
    const picture = await session.send('Page.captureScreenshot', { captureBeyondViewport, optimizeForSpeed: true, clip })
    strips.push(await sharp(Buffer.from(picture.data, 'base64')).removeAlpha().raw().toBuffer({ resolveWithObject: true }))
  }
  await session.detach()
  return {
    data: Buffer.concat(strips.map(({ data }) => data)),
    width: strips[0]?.info.width ?? 0,
    height: strips.reduce((sum, { info }) => sum + info.height, 0),
    above,
  }
}

/** A pixel's colour as one number, which compares faster than three. */
export function colourAt({ data, width }: Pixels, x: number, y: number): number {
  const at = (y * width + x) * 3
  return ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)
}

export const colourOf = (number: number): Colour => [number >> 16, (number >> 8) & 255, number & 255]

const linear = Array.from({ length: 256 }, (_, channel) => (channel <= 10 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4))

/** Relative luminance (WCAG 2.2). */
const luminance = ([red, green, blue]: Colour): number =>
  0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0)

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
