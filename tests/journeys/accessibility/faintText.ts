import type { Page } from '@playwright/test'
import { bringPictures, colourAt, colourOf, contrast, paint } from './pixels.ts'
import type { Colour, Extent, Pixels } from './pixels.ts'

interface Line {
  readonly words: string
  readonly colour: Colour
  /** Of 1, how much of the colour covers what is behind it. */
  readonly cover: number
  /** px: bold text counts as large from 18.66 px on, other text from 24 px on. */
  readonly isLarge: boolean
  /** Some seven times as large as text. */
  readonly isGiant: boolean
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Pixels for each px, one way, of a whole wide page: its picture takes a third of the time, and what lies behind a letter is larger than two px. */
const wideScale = 0.5

interface Looks {
  readonly leastLarge?: number
  readonly within?: string
  readonly extent?: Extent
}

/** The share of a line's field that may fall short: the edge of a drawing that a box just touches. */
const stray = 0.01
/** Of a giant word, whose last letters an object stands across: it hides a little of them, and nothing of what they say. */
const crossed = 0.06

/**
 * Lines of text that do not stand out from what is painted behind them, pixel by pixel: at least 7 to 1, large text
 * 4.5 to 1 (WCAG 2.2, 1.4.6). This settles what a rule leaves undecided over pictures.
 */
export async function faintText(page: Page, { leastLarge = 4.5, within = 'body', extent = 'page' }: Looks = {}): Promise<readonly string[]> {
  await bringPictures(page)
  const lines = await page.evaluate(linesOfText, within)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { color: transparent !important; -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; transition: none !important; forced-color-adjust: none !important }')
    document.adoptedStyleSheets = [sheet]
  })
  const scale = extent === 'page' && (await page.evaluate(() => innerWidth)) > 600 ? wideScale : 1
  const fields = await paint(page, extent, scale)
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  return lines.flatMap((line) => {
    const least = line.isLarge ? leastLarge : 7
    const share = shareBelow(least, { ...line, top: line.top - fields.above }, fields, scale)
    return share > (line.isGiant ? crossed : stray) ? [`“${line.words}”: ${Math.round(share * 100)} % of its field is under ${least} to 1.`] : []
  })
}

function shareBelow(least: number, { colour, cover, left, top, width, height }: Line, fields: Pixels, scale: number): number {
  let pixels = 0
  let faint = 0
  // Most fields are of one colour, or of few.
  const known = new Map<number, boolean>()
  const isFaintOn = (field: number): boolean => {
    const [red, green, blue] = colourOf(field)
    const seen: Colour = [
      Math.round(colour[0] * cover + red * (1 - cover)),
      Math.round(colour[1] * cover + green * (1 - cover)),
      Math.round(colour[2] * cover + blue * (1 - cover)),
    ]
    return contrast(seen, [red, green, blue]) < least
  }
  // And most pixels are of the colour of the one before.
  let last = -1
  let isFaint = false
  for (let y = Math.max(0, Math.ceil(top * scale)); y < Math.min(fields.height, (top + height) * scale); y += 1) {
    for (let x = Math.max(0, Math.ceil(left * scale)); x < Math.min(fields.width, (left + width) * scale); x += 1) {
      const field = colourAt(fields, x, y)
      if (field !== last) {
        isFaint = known.get(field) ?? isFaintOn(field)
        known.set(field, isFaint)
        last = field
      }
      pixels += 1
      if (isFaint) faint += 1
    }
  }
  return pixels === 0 ? 0 : faint / pixels
}

/** Read in the page itself. */
function linesOfText(within: string): readonly Line[] {
  const elements = [...document.querySelectorAll(`${within}, ${within} *`)].filter(
    (element) => !element.closest('noscript, script') && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isForListenersAlone(element),
  )
  return elements.flatMap((element) => {
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const [red = 0, green = 0, blue = 0, cover = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    return [...element.childNodes]
      .filter(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim())
      .flatMap((node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        // The letters themselves: a line's box reaches over what stands above and below it.
        return [...range.getClientRects()]
          .filter(({ width, height }) => width > 1 && height > 1)
          .map(({ left, top, width, height }) => ({
            words: (node.textContent ?? '').trim().slice(0, 40),
            colour: [red, green, blue] as const,
            cover,
            isLarge,
            isGiant: size >= 120,
            left: left + scrollX,
            top: top + scrollY + height * 0.2,
            width,
            height: height * 0.56,
          }))
      })
  })

  function isForListenersAlone(element: Element): boolean {
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { clipPath, overflowX } = getComputedStyle(around)
      if (clipPath !== 'none' || (overflowX !== 'visible' && around.getBoundingClientRect().width <= 2)) return true
    }
    return false
  }
}
