/** What a page's boxes say, read in the page itself: each function is handed to the browser whole. */

interface Bound {
  readonly isForListeners: boolean
  readonly overflowX: string
  readonly overflowY: string
  readonly flexWrap: string
  readonly edge: DOMRect
}

/** Words that are cut off, stand beside the page or on one another, in the page or in a part that lies over it; and a page that scrolls sideways. */
export function layoutFaults(within = 'body'): readonly string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  const faults = new Set<string>()
  if (scrollWidth > clientWidth) faults.add(`The page is ${scrollWidth} px wide.`)

  const words = (element: Element): string => `“${(element.textContent ?? '').trim().slice(0, 40)}”`
  const lines: { readonly element: Element; readonly size: number; readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }[] = []
  const bounds = new Map<Element, readonly Bound[]>()
  for (const element of document.querySelectorAll(`${within} *`)) {
    const texts = [...element.childNodes].filter(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim())
    if (texts.length === 0 || element.closest('[inert], [aria-hidden="true"], noscript, script')) continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const size = Number.parseFloat(getComputedStyle(element).fontSize)
    for (const text of texts) {
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const box of range.getClientRects()) {
        if (box.width < 2 || box.height < 2) continue
        const cut = cutBy(element, box)
        if (cut === 'meant') continue
        if (cut) faults.add(`${words(element)} is cut off.`)
        if (box.left < -1 || box.right > clientWidth + 1) faults.add(`${words(element)} stands beside the page.`)
        // Letters do not fill their line: about a fifth of its box above and below is empty.
        const empty = box.height * 0.22
        const { left, right, top, bottom } = box
        lines.push({ element, size, left, right, top: top + empty, bottom: bottom - empty })
      }
    }
  }
  // Down the page: none that begins below a line's foot can lie on it.
  const downwards = lines.toSorted((one, other) => one.top - other.top)
  for (const [index, one] of downwards.entries()) {
    for (let next = index + 1; next < downwards.length; next += 1) {
      const other = downwards[next]
      if (!other || other.top >= one.bottom) break
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const down = Math.min(one.bottom, other.bottom) - other.top
      if (across <= 3 || down <= Math.min(one.size, other.size) / 10) continue
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue
      const isBefore = one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING
      const [first, second] = isBefore ? [one, other] : [other, one]
      faults.add(`${words(first.element)} and ${words(second.element)} overlap.`)
    }
  }
  return [...faults]

  /**
   * Whether a box around the words cuts them. Words for screen readers alone, a skip link at rest, and a line that wraps
   * wholly below a box of one line's height are cut on purpose.
   */
  function cutBy(element: Element, box: DOMRect): 'meant' | boolean {
    for (const { isForListeners, overflowX, overflowY, flexWrap, edge } of boundsOf(element)) {
      if (isForListeners) return 'meant'
      if (flexWrap === 'wrap' && overflowY === 'clip' && box.top >= edge.bottom - 1) return 'meant'
      const isCutAcross = overflowX !== 'visible' && (box.left < edge.left - 1 || box.right > edge.right + 1)
      const isCutDown = ['hidden', 'clip'].includes(overflowY) && (box.top < edge.top - 2 || box.bottom > edge.bottom + 2)
      if (isCutAcross || isCutDown) return true
    }
    return false
  }

  /** The boxes around an element, itself among them, that can cut what is in them, from the inside out. */
  function boundsOf(element: Element): readonly Bound[] {
    if (element === document.body) return []
    const known = bounds.get(element)
    if (known) return known
    const around = element.parentElement ? boundsOf(element.parentElement) : []
    const { overflowX, overflowY, clipPath, flexWrap } = getComputedStyle(element)
    if (clipPath === 'none' && overflowX === 'visible' && overflowY === 'visible') {
      bounds.set(element, around)
      return around
    }
    const edge = element.getBoundingClientRect()
    const isForListeners = clipPath !== 'none' || (overflowX !== 'visible' && edge.width <= 2)
    const all = [{ isForListeners, overflowX, overflowY, flexWrap, edge }, ...around]
    bounds.set(element, all)
    return all
  }
}

/** Words that go on in the next line without a hyphen; addresses may. `where` is what they stand in. */
export function brokenWords(where: string): readonly string[] {
  const broken: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    if (!text.parentElement?.closest(where) || text.parentElement.closest('[inert], [aria-hidden="true"], noscript, script')) continue
    if (!text.parentElement.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const lines = [...range.getClientRects()]
    if (Math.max(...lines.map(({ top }) => top)) <= Math.min(...lines.map(({ top, height }) => top + height / 2))) continue
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/(?<![\w@./-])\p{L}{2,}(?![\w@/-]|\.\w)/gu)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const [first, ...others] = range.getClientRects()
      if (first && others.some(({ top }) => top > first.top + first.height / 2)) broken.push(`“${word}” is broken.`)
    }
  }
  return broken
}

/** Paragraphs and entries of lists that are hard to read: more than 80 letters to a line, or lines closer than one and a half times their size (WCAG 2.2, 1.4.8). What is as large as a heading is set as one. */
export function crampedLines(within: string): readonly string[] {
  return [...document.querySelectorAll(`${within} :is(p, li, dd, blockquote):not(:has(p))`)].flatMap((block) => {
    const { fontSize, lineHeight } = getComputedStyle(block)
    const [size, pitch] = [Number.parseFloat(fontSize), Number.parseFloat(lineHeight)]
    if (size >= 24) return []
    const letters = new Map<number, number>()
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    let first: number | undefined
    while (texts.nextNode()) {
      const text = texts.currentNode
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+\s?/g)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const { top, height } = range.getBoundingClientRect()
        first ??= top + height / 2
        const line = Math.round((top + height / 2 - first) / pitch)
        letters.set(line, (letters.get(line) ?? 0) + word.length)
      }
    }
    const most = Math.max(0, ...letters.values())
    const words = `“${(block.textContent ?? '').trim().slice(0, 40)}”`
    return [...(most > 80 ? [`${words} has ${most} letters in a line.`] : []), ...(most > 0 && pitch < 1.5 * size ? [`${words} has lines of ${pitch} px for letters of ${size} px.`] : [])]
  })
}

/** Where the words of two elements stand in one line with nothing between them. */
export function wordsRunTogether(): readonly string[] {
  const together: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let before: { readonly words: string; readonly box: DOMRect } | undefined
  while (texts.nextNode()) {
    const text = texts.currentNode
    const words = text.textContent ?? ''
    const range = document.createRange()
    range.selectNodeContents(text)
    const boxes = [...range.getClientRects()]
    const [first, last] = [boxes[0], boxes.at(-1)]
    if (!first || !last || !text.parentElement?.checkVisibility({ visibilityProperty: true })) continue
    // What is raised, as the number of a note is, is told apart by that.
    const isBeside = before && Math.abs(before.box.right - first.left) < 1 && before.box.top === first.top && before.box.height === first.height
    if (before && isBeside && /[\p{L}\d]$/u.test(before.words) && /^[\p{L}\d]/u.test(words)) together.push(`“${before.words.slice(-20)}” and “${words.slice(0, 20)}”`)
    before = { words, box: last }
  }
  return together
}

/** Whatever can be pressed and is under 24 px, or under 44 px outside of a sentence. */
export function smallTargets(): readonly string[] {
  const targets = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [role="button"], [tabindex="0"]')
  return [...targets].flatMap((target) => {
    if (target.tabIndex < 0 || target.closest('[inert]') || !target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
    if (getComputedStyle(target).clipPath !== 'none') return []
    const label = target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type) ? target.closest('label') : null
    const { width, height } = (label ?? target).getBoundingClientRect()
    const least = isInSentence(target) ? 24 : 44
    // A hundredth for boxes that are laid out in fractions.
    if (Math.min(width, height) > least - 0.01) return []
    return [`“${(target.getAttribute('aria-label') ?? target.textContent ?? '').trim()}” is ${width.toFixed(1)} × ${height.toFixed(1)} px.`]
  })

  function isInSentence(target: HTMLElement): boolean {
    const block = target.closest('p, li, dd')
    return getComputedStyle(target).display.startsWith('inline') && block !== null && /\p{L}/u.test((block.textContent ?? '').replace(target.textContent ?? '', ''))
  }
}

/** The share of the window that is covered by what stays while the page scrolls. */
export function fixedShare(): number {
  const fixed = [...document.body.querySelectorAll('*')].filter((element) => {
    const { position, clipPath, pointerEvents } = getComputedStyle(element)
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && clipPath === 'none' && pointerEvents !== 'none'
    return isShown && (position === 'fixed' || position === 'sticky')
  })
  const area = fixed.reduce((sum, element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return sum + Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
  }, 0)
  return area / (innerWidth * innerHeight)
}

/** Links whose words do not say where they lead. */
export function vagueLinks(): readonly string[] {
  const vague = /^(here|click here|more|read more|learn more|find out more|details|link|this page|go|see more|continue)$/i
  return [...document.querySelectorAll('a[href]')]
    .filter((link) => link.checkVisibility({ visibilityProperty: true }))
    .map((link) => (link.getAttribute('aria-label') ?? link.textContent ?? '').trim().replace(/[.…→]+$/, ''))
    .filter((name) => name === '' || vague.test(name))
}
