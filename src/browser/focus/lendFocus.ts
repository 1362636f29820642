import { listen } from '#browser/listen'

/**
 * Gives focus to what does not take it by itself, and for no longer than it has it: of a part that always takes it a
 * press on any of its words sends the next Tab to the part's start, and Orca calls it clickable.
 */
export function lendFocus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    const takeBack = (): void => {
      stops.forEach((stop) => stop())
      element.removeAttribute('tabindex')
    }
    element.setAttribute('tabindex', '-1')
    const stops = [
      // A window that is left for another keeps it for whoever comes back.
      listen(element, { blur: () => document.activeElement !== element && takeBack() }),
      // Pressed while it has focus, it would take it again; a press that is not to move focus takes none away.
      listen(document, { mousedown: (press) => press.defaultPrevented || takeBack() }),
    ]
  }
  element.focus({ preventScroll: true })
}

/** Leads to a part of the page: the eye and focus. */
export function leadTo(part: HTMLElement): void {
  part.scrollIntoView()
  lendFocus(part)
}
