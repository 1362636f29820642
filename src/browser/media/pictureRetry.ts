/** Marks a picture that could not be had: `Picture.css.ts` hides what the browser draws in its place. */
function mark(picture: HTMLImageElement): void {
  picture.dataset['failed'] = ''
}

/** Names the same address again, which the browser takes for a new one. */
function askAgain(part: Element, attribute: 'src' | 'href'): void {
  part.setAttribute(attribute, part.getAttribute(attribute) ?? '')
}

/**
 * Asks for all that failed once more: the browser does so by itself for none of them, however long they are looked at.
 * A drawing out of a file of several (the partners' names, the services' icons) is not marked: one that is lost has no size.
 */
function askForLost(): void {
  for (const picture of document.querySelectorAll('img[data-failed]')) askAgain(picture, 'src')
  for (const drawing of document.querySelectorAll('use')) if (drawing.getBoundingClientRect().width === 0) askAgain(drawing, 'href')
}

/**
 * A picture that fails in a tunnel is asked for again when the connection is back, and when the visitor comes back to the
 * page. Those of other hosts have a picture of the site's own in their place (`pictureFallback.ts`).
 */
export function retryPictures(): void {
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && mark(target), true)
  document.addEventListener('load', ({ target }) => target instanceof HTMLImageElement && delete target.dataset['failed'], true)
  // Before anybody listened.
  for (const picture of document.images) if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc !== '') mark(picture)
  window.addEventListener('online', askForLost)
  document.addEventListener('visibilitychange', () => document.hidden || askForLost())
}
