import type { Page } from '@playwright/test'
import { bringPictures, colourAt, colourOf, contrast, paint } from './pixels.ts'
import type { Extent, Pixels } from './pixels.ts'

interface Box {
  readonly name: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Fewer pixels are a speck and no sign. */
const leastPixels = 12

/** Controls and signs, all of the page or those within a part of it, of which nothing can be told from the ground that they stand on, by 3 to 1 (WCAG 2.2, 1.4.11). */
export async function vanished(page: Page, extent: Extent = 'page', within = 'body'): Promise<readonly string[]> {
  await bringPictures(page)
  const boxes = await page.evaluate(controlsAndSigns, within)
  const pixels = await paint(page, extent)
  return boxes.filter((box) => signIn({ ...box, top: box.top - pixels.above }, pixels) < leastPixels).map(({ name }) => name)
}

/** px that stand out from the colour that most of the box has. */
function signIn({ left, top, width, height }: Box, pixels: Pixels): number {
  const counts = new Map<number, number>()
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(pixels.height, top + height); y += 1) {
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(pixels.width, left + width); x += 1) {
      const colour = colourAt(pixels, x, y)
      counts.set(colour, (counts.get(colour) ?? 0) + 1)
    }
  }
  const found = [...counts].toSorted(([, one], [, other]) => other - one)
  const ground = found[0]?.[0]
  // What is not painted at all is judged elsewhere.
  if (ground === undefined) return leastPixels
  return found.filter(([colour]) => contrast(colourOf(colour), colourOf(ground)) >= 3).reduce((sum, [, count]) => sum + count, 0)
}

/** Read in the page itself. A box reaches a little over its element, so that a filled one is seen against what is around. */
function controlsAndSigns(within: string): readonly Box[] {
  const around = 3
  return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, svg')].filter((element) => element.closest(within)).flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && getComputedStyle(element).clipPath === 'none'
    if (!isShown || element.closest('[inert]') || width < 4 || height < 4 || left + width < 0) return []
    const name = `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.closest('a, button, label')?.textContent ?? '').trim().slice(0, 40)}”`
    return [{ name, left: left + scrollX - around, top: top + scrollY - around, width: width + 2 * around, height: height + 2 * around }]
  })
}
