import type { Page } from '@playwright/test'
import { bringPictures, colourAt, colourOf, contrast, paint } from './pixels.ts'
import type { Extent, Pixels } from './pixels.ts'

interface Stop {
  readonly name: string
  readonly isRound: boolean
  /** The lines that the element has, in px from the page's corner. */
  readonly boxes: readonly { readonly left: number; readonly top: number; readonly width: number; readonly height: number }[]
}

interface Looks {
  readonly turns?: number
  readonly extent?: Extent
}

/** How far from an element its focus ring may reach, in px. */
const reach = 10

/** Marks every stop of the Tab key in the order of the document, in the page or in a part of it, and counts them. */
export async function markStops(page: Page, within = 'body'): Promise<number> {
  return page.evaluate((selector) => {
    const found = [...(document.querySelector(selector)?.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]') ?? [])]
    const stops = found.filter((element) => {
      const isOtherChoice = element instanceof HTMLInputElement && element.type === 'radio' && !element.checked
      return element.tabIndex >= 0 && !element.matches(':disabled') && !isOtherChoice && !element.closest('[inert]') && element.checkVisibility({ visibilityProperty: true })
    })
    for (const element of document.querySelectorAll('[data-stop]')) element.removeAttribute('data-stop')
    for (const [index, element] of stops.entries()) element.setAttribute('data-stop', String(index))
    return stops.length
  }, within)
}

/**
 * Focus rings that are too small or too faint: of each stop that `markStops` marked, pictures with and without focus are
 * compared pixel by pixel. What changes by 3 to 1 must fill the area of a perimeter of 2 px (WCAG 2.2, 2.4.13). In two
 * turns no ring can be counted for its neighbour; one is quicker.
 */
export async function weakRings(page: Page, { turns = 2, extent = 'page' }: Looks = {}): Promise<readonly string[]> {
  await bringPictures(page)
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  // In the order of the document, in which they are numbered.
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-stop]' })
  const without = await paint(page, extent)
  const weak: string[] = nodeIds.length === 0 ? ['Nothing is marked.'] : []
  for (let turn = 0; turn < turns; turn += 1) {
    const indices = [...nodeIds.keys()].filter((index) => index % turns === turn)
    const marked = nodeIds.filter((_, index) => index % turns === turn)
    const force = (forcedPseudoClasses: string[]) => Promise.all(marked.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })))
    await force(['focus', 'focus-visible'])
    const stops = await page.evaluate(describeStops, indices)
    const withFocus = await paint(page, extent)
    for (const stop of stops) {
      const { changed, needed } = ringOf(stop, without, withFocus)
      if (changed < needed) weak.push(`“${stop.name}”: ${changed} px of its ring can be told, ${Math.round(needed)} are needed.`)
    }
    await force([])
  }
  await session.detach()
  return weak
}

function ringOf({ boxes, isRound }: Stop, without: Pixels, withFocus: Pixels): { changed: number; needed: number } {
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.left + box.width))
  const bottom = Math.max(...boxes.map((box) => box.top + box.height))
  let changed = 0
  for (let y = Math.max(0, Math.floor(top - reach)); y < Math.min(without.height, withFocus.height, bottom + reach); y += 1) {
    for (let x = Math.max(0, Math.floor(left - reach)); x < Math.min(without.width, right + reach); x += 1) {
      const [one, other] = [colourAt(without, x, y), colourAt(withFocus, x, y)]
      if (one !== other && contrast(colourOf(one), colourOf(other)) >= 3) changed += 1
    }
  }
  // Of lines that make one shape together the outline is as long as that of the box around them.
  const perimeter = 2 * (right - left) + 2 * (bottom - top)
  return { changed, needed: 2 * (isRound ? (perimeter * Math.PI) / 4 : perimeter) - 16 }
}

/** Read in the page itself. */
function describeStops(indices: readonly number[]): readonly Stop[] {
  return indices.flatMap((index) => {
    const element = document.querySelector(`[data-stop="${index}"]`)
    if (!element) return []
    return [{
      name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) || element.id,
      isRound: getComputedStyle(element).borderRadius === '50%',
      boxes: [...element.getClientRects()].map(({ left, top, width, height }) => ({ left: left + scrollX, top: top + scrollY, width, height })),
    }]
  })
}

export interface Walk {
  /** The numbers of the stops, in the order in which the key reached them. */
  readonly reached: readonly number[]
  readonly faults: readonly string[]
}

/** Presses a key until it leaves what `markStops` marked, and says at each stop what hides it or its ring. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', most: number): Promise<Walk> {
  const reached: number[] = []
  const faults = new Set<string>()
  let before: Place | undefined
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press(key)
    const place = await page.evaluate(lookAtFocus)
    if (place.index === -1) {
      // Backwards the walk begins at the document's end.
      if (press === 0) continue
      break
    }
    reached.push(place.index)
    for (const fault of place.faults) faults.add(`${key} to “${place.name}”: ${fault}`)
    if (key === 'Tab' && before && place.bottom <= before.top && place.left < before.right - 1) faults.add(`${key} goes up from “${before.name}” to “${place.name}”.`)
    before = place
  }
  return { reached, faults: [...faults] }
}

interface Place {
  readonly index: number
  readonly name: string
  readonly faults: readonly string[]
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Read in the page itself, once the frame is painted in which focus came. */
async function lookAtFocus(): Promise<Place> {
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const element = document.activeElement ?? document.body
  const faults: string[] = []
  const { display, outlineStyle, outlineWidth, outlineOffset, borderRadius } = getComputedStyle(element)
  const index = Number(element.getAttribute('data-stop') ?? -1)
  const whole = element.getBoundingClientRect()
  if (index !== -1) {
    const { clientWidth } = document.documentElement
    const ring = Math.max(0, Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset))
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) faults.push('it has no ring of 2 px')
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) faults.push('it cannot be seen')
    const boxes = [...element.getClientRects()]
    for (const { left, top, right, bottom, width, height } of boxes) {
      const isOutside = left - ring < -0.5 || right + ring > clientWidth + 0.5 || top - ring < -0.5 || bottom + ring > innerHeight + 0.5
      if (isOutside && height < innerHeight / 2) faults.push('its ring reaches out of the window')
      if (top < -0.5) faults.push('it begins above the window')
      // What is round has no corners to be covered; of a link in a sentence the letters count, and not the empty parts of its line.
      const [inset, share] = borderRadius === '50%' ? [0.2, 0.6] : [0, 1]
      const [above, part] = display === 'inline' ? [0.2, 0.6] : [inset, share]
      for (const across of [0, 0.25, 0.5, 0.75, 1]) {
        for (const down of [0, 0.5, 1]) {
          const x = left + 1.5 + (width - 3) * (inset + share * across)
          const y = top + 1.5 + (height - 3) * (above + part * down)
          if (x < 0 || y < 0 || x >= clientWidth || y >= innerHeight) continue
          const hit = document.elementFromPoint(x, y)
          const isSeen = hit && (element.contains(hit) || hit.contains(element) || (element instanceof HTMLInputElement && [...(element.labels ?? [])].some((label) => label.contains(hit))))
          if (!isSeen) faults.push(`it is covered by ${hit?.tagName.toLowerCase()} “${(hit?.textContent ?? '').trim().slice(0, 30)}”`)
        }
      }
      for (const [x, y] of [[left - ring, top - ring], [right + ring, top - ring], [left - ring, bottom + ring], [right + ring, bottom + ring], [(left + right) / 2, top - ring], [(left + right) / 2, bottom + ring]] as const) {
        for (let around = document.elementFromPoint(x, y); around && around !== document.body; around = around.parentElement) {
          if (['fixed', 'sticky'].includes(getComputedStyle(around).position) && !around.contains(element)) faults.push(`its ring is under ${around.tagName.toLowerCase()} “${(around.textContent ?? '').trim().slice(0, 30)}”`)
        }
      }
    }
  }
  return {
    index,
    name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) || element.id,
    faults,
    left: whole.left,
    right: whole.right,
    top: whole.top + scrollY,
    bottom: whole.bottom + scrollY,
  }
}
