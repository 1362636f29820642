/** Leads to the list of pages at the foot, for when the menu cannot be had. */
export function goToSiteLinks(): void {
  const links = document.getElementById('useful-links')
  if (!links) return
  // Not from the start: Orca calls a heading that takes focus clickable.
  links.setAttribute('tabindex', '-1')
  links.scrollIntoView()
  links.focus({ preventScroll: true })
}
