/** Leads to the list of pages at the foot, for when the menu cannot be had. */
export function goToSiteLinks(): void {
  const links = document.getElementById('useful-links')
  links?.scrollIntoView()
  links?.focus({ preventScroll: true })
}
