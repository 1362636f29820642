const nothing = (): void => undefined

/**
 * Has the document listen where React would have these elements do it: the one that it draws into, and the one in which
 * dialogs stand. Screen readers call everything clickable that stands in an element that listens for the mouse, and
 * nothing for a document that does (facebook/react#20895). To be called before React is.
 */
export function handListenersToDocument(...elements: readonly Element[]): void {
  for (const element of elements) {
    Object.defineProperties(element, {
      addEventListener: { value: document.addEventListener.bind(document) },
      // Where dialogs stand React puts an empty listener if there is none, for Safari: nothing of the site wants it.
      onclick: { value: nothing },
    })
  }
}
