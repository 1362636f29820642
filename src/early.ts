import type { HistoryState } from '@tanstack/react-router'

/**
 * The one script in the document itself. The site's code is fetched once the first view is complete, or with the first
 * sign of a hand: what is seen first has the line to itself. Presses on buttons that have not come to life yet are kept,
 * and made good when they have (`src/browser/hydration/keptPress.ts`): those in the header and on the slider, marked
 * `data-early`, by the part they belong to, all others by the screen. Escape takes them back. Where the code cannot be
 * had, or keeps the visitor waiting, those in the header lead to the list of pages at the foot.
 */
const kept = new Map<Event, HTMLElement>()
window.keptPresses = kept

// Browsers of before 2024, those of telephones that get no newer one among them: all code asks for it.
if (!('checkVisibility' in Element.prototype)) {
  Object.defineProperty(Element.prototype, 'checkVisibility', { value(this: Element) { return this.getClientRects().length > 0 } })
}

/** How long a press in the header waits, in ms: on a slow line all has come by then. `panelLimit` of `machines/timing.ts` is the same. */
const patience = 6000
/** How long the first view has to be painted once all of it is there, in ms. */
const paintTime = 100
/** How long a screen reader has to say where focus is before the page behind the menu is gone for it, in ms. `modal.ts` has the same. */
const untilHeard = 500
/** How long the code waits for pictures that do not come, in ms. */
const longestPictureWait = 2000

const wanted = document.querySelector<HTMLScriptElement>('script[data-code]')?.dataset ?? {}
/** Addresses written by the build: for `code` the entry first, then what it imports, its basis first, and what the page's screen needs. */
const filesOf = (part: string | undefined): readonly string[] => wanted[part ?? '']?.split(' ') ?? []
const asked = new Set<string>()

/** Asks for all of a part at once, and for nothing twice. */
function fetchPart(part: string | undefined): void {
  for (const href of filesOf(part)) {
    if (!asked.has(href)) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }))
    asked.add(href)
  }
}

/** A page that has broken each time that it came to life can be read as it was prerendered (`src/browser/loading/brokenPage.ts`). */
const visit: HistoryState | null = history.state
const staysAsItIs = (visit?.broken ?? 0) > 1

/** Brings the page to life; where that has failed, again. To read what the entry is built on is a task of its own. */
async function begin(): Promise<unknown> {
  if (staysAsItIs) throw new Error('This page has broken twice.')
  fetchPart('code')
  const [entry = '', basis = entry] = filesOf('code')
  await import(/* @vite-ignore */ basis)
  return import(/* @vite-ignore */ entry)
}

// What fails is asked for again by the next press.
const beginQuietly = (): void => void begin().catch(showAll)
for (const sign of ['pointermove', 'pointerdown', 'keydown']) addEventListener(sign, beginQuietly, { capture: true, once: true, passive: true })
addEventListener('load', () => requestAnimationFrame(() => setTimeout(beginQuietly, paintTime)), { once: true })
setTimeout(beginQuietly, longestPictureWait)

const { dataset } = document.documentElement

/** Of a list only a part may be asked for (`src/browser/navigation/chosenFilter.ts`). It is put aside until the code knows which, for as long as a press waits. */
function showAll(): void {
  delete dataset['asked']
}
if (/[?&]category=/.test(location.search)) {
  dataset['asked'] = ''
  setTimeout(showAll, patience)
}

// Of what stands in a form then, the visitor has written something (`src/browser/form/draft.ts`).
addEventListener('input', () => void (dataset['typed'] = ''), { capture: true, once: true })

/**
 * The italic (`tokens/italic.ts`) is fetched once the first view is painted, and put in its stand-in's place in one go:
 * until then the line and the processor belong to what is seen first. Who has files of the site at hand has it at once.
 */
const isKept = performance.getEntries().some((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize < entry.encodedBodySize)
if (isKept) delete dataset['unpainted']
else {
  new PerformanceObserver(async () => {
    await Promise.allSettled([...document.fonts].map((font) => font.load()))
    delete dataset['unpainted']
  }).observe({ type: 'paint', buffered: true })
}

/** Closes the menu that is shown early, and gives focus back to its button. */
let leavePanel = (): void => undefined

/**
 * Shows the menu as it was prerendered, where the window has no other: all but the services can be used at once. The
 * living panel takes its place (`src/browser/hydration/earlyPanel.ts`). What needs it is waited for anew.
 */
function showPanel(button: HTMLElement, wait: () => void): void {
  const dialog = document.querySelector<HTMLTemplateElement>('#early-panel')?.content.querySelector('dialog')?.cloneNode(true)
  if (!(dialog instanceof HTMLDialogElement) || document.querySelector('header nav')?.checkVisibility()) return
  // One that is still moving out.
  document.querySelector('body > dialog')?.remove()
  // Before anything changes, so that the page is laid out once.
  button.focus({ preventScroll: true })
  // As `useModal` has it.
  dataset['locked'] = innerWidth > document.documentElement.clientWidth ? 'beside' : ''
  document.body.append(dialog)
  dialog.open = true
  // The browser would choose what scrolls, where there is little room.
  dialog.querySelector('button')?.focus({ preventScroll: true })
  // After the frame that shows it and before the first key: behind a modal each element of the page has a new style, and is gone for a screen reader, which would not say where focus is.
  let mayBecomeModal = true
  const makeModal = (): void => {
    if (!mayBecomeModal || !dialog.open || !dialog.isConnected) return
    mayBecomeModal = false
    const focused = document.activeElement
    dialog.open = false
    dialog.showModal()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
  requestAnimationFrame(() => setTimeout(makeModal, untilHeard))
  addEventListener('keydown', makeModal, { capture: true, once: true })
  // It stays while it moves out, too: of what is gone as focus leaves it a screen reader says nothing.
  leavePanel = () => {
    mayBecomeModal = false
    dialog.close()
    dialog.open = true
    for (const part of dialog.querySelectorAll<HTMLElement>('[data-phase]')) part.dataset['phase'] = 'closing'
    // Nothing in it is waited for any more.
    delete dialog.querySelector<HTMLElement>('[data-wanted]')?.dataset['wanted']
    button.focus({ preventScroll: true })
    setTimeout(() => dialog.remove(), untilHeard)
  }
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    leavePanel()
  })
  dialog.addEventListener('close', () => {
    kept.clear()
    delete dataset['locked']
    if (!dialog.open) dialog.remove()
  })
  dialog.addEventListener('click', ({ target, detail, pointerType }) => {
    const inside = target instanceof Element && target.closest('[data-phase] > [data-phase]')
    const pressed = inside && target.closest('button')
    if (pressed && pressed.hasAttribute('aria-expanded')) {
      pressed.dataset['wanted'] = ''
      wait()
    } else if ((pressed || !inside) && (detail < 2 || pointerType !== 'mouse')) leavePanel()
  })
}

// On the way down and before React, which lets nobody below hear of what it cannot hand on yet.
addEventListener('click', (press) => {
  const button = press.target instanceof Element ? press.target.closest('button') : null
  if (!button?.matches('[data-early], [data-early] *, html:not([data-hearing]) [type="button"]') || button.closest('dialog')) return
  const giveUp = (): void => {
    const shown = document.querySelector<HTMLDialogElement>('body > dialog')
    // Who has the menu as it was prerendered, and waits for nothing in it, stays there.
    if (shown ? !shown.querySelector('[data-wanted]') : !kept.has(press)) return
    kept.clear()
    shown?.close()
    // Whoever has moved on into the page meanwhile is left alone.
    if (document.activeElement?.closest('main, footer')) return
    // As a link would, the second time as well: the browser shows the list, and the keyboard goes on from there.
    location.href = '#useful-links'
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (): void => {
    begin().catch(giveUp)
    clearTimeout(timer)
    timer = setTimeout(giveUp, patience)
  }
  kept.set(press, button)
  // There is nothing else to offer: such a press waits as long as it takes.
  const { early } = button.dataset
  if (early === undefined) return beginQuietly()
  wait()
  fetchPart(early)
  if (early === 'panel') showPanel(button, wait)
}, true)

addEventListener('keydown', (event) => {
  if (event.key === 'Escape') kept.clear()
  // For as long as the document lives: what a held key opens would close again with its next repetition.
  if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement) event.preventDefault()
}, true)

// Whoever has left comes back, by Back, to a page that waits for nothing.
addEventListener('pagehide', () => {
  kept.clear()
  const shown = document.querySelector('body > dialog')
  if (shown) leavePanel()
  shown?.remove()
})
