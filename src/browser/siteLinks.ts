/** Leads to the list of all pages at the foot, for when the menu cannot be had. */
export function goToSiteLinks(): void {
  const links = document.getElementById('site-links')
  links?.scrollIntoView()
  links?.focus({ preventScroll: true })
}
