/**
 * Gives focus to what does not take it by itself, and for no longer than it has it: of a part that always takes it a
 * press on any of its words sends the next Tab to the part's start, and Orca calls it clickable.
 */
export function lendFocus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    const taken = new AbortController()
    const takeBack = (): void => {
      taken.abort()
      element.removeAttribute('tabindex')
    }
    element.setAttribute('tabindex', '-1')
    // A window that is left for another keeps it for whoever comes back.
    element.addEventListener('blur', () => document.activeElement !== element && takeBack(), { signal: taken.signal })
    // Pressed while it has focus, it would take it again; a press that is not to move focus takes none away.
    document.addEventListener('mousedown', (press) => press.defaultPrevented || takeBack(), { signal: taken.signal })
  }
  element.focus({ preventScroll: true })
}

/** Leads to a part of the page: the eye and focus. */
export function leadTo(part: HTMLElement): void {
  part.scrollIntoView()
  lendFocus(part)
}
