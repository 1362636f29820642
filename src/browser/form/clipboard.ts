/** Copies words. @throws where the browser allows it in none of its ways. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    if (!copyByHand(text)) throw new Error('The browser does not allow copying.')
  }
}

/** The way of browsers and pages that have no clipboard of their own. Focus stays where it was. */
function copyByHand(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.setAttribute('aria-hidden', 'true')
  document.body.append(area)
  area.select()
  const isCopied = document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return isCopied
}
