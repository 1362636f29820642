import { lendFocus } from '#browser/focus/lendFocus'
import { mainId, risingPage } from '#browser/landmarks'

/**
 * Browsers tell assistive technology of many changes at once: this long after, in ms, the next is told by itself. Without
 * it Orca says nothing of a page that is reached from within the panel, nor of one on the way back.
 */
const untilTold = 150

/**
 * What had focus may be gone with its page. Orca has then moved to the first thing of the new one already and is silent
 * when focus comes there too: by way of the page as a whole it is news.
 */
function giveFocus(element: HTMLElement): void {
  const page = document.activeElement === document.body ? element.closest<HTMLElement>('main') : null
  if (!page) return lendFocus(element)
  lendFocus(page)
  setTimeout(() => {
    if (document.activeElement === page) lendFocus(element)
  }, untilTold)
}

/**
 * Goes to a page's start, or to the target of the hash, and gives it focus: a screen reader reads on from there. What the
 * skip link leads to before the code has come is no place within a page.
 */
export function goToHash(hash: string): void {
  const target = hash && hash !== mainId ? document.getElementById(hash) : null
  const focused = target ?? document.querySelector<HTMLElement>('main h1') ?? document.getElementById(mainId)
  if (!focused) return
  // A menu that was opened while the page was on its way closes with its arrival: what is inert takes no focus.
  focused.closest('[inert]')?.removeAttribute('inert')
  giveFocus(focused)
  if (target) {
    // A page that still rises would carry the place away from where it was led to, under the header.
    for (const rise of target.closest(risingPage)?.getAnimations() ?? []) rise.finish()
    target.scrollIntoView({ behavior: 'instant' })
  } else window.scrollTo({ top: 0, behavior: 'instant' })
}
