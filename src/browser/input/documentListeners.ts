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

/** A button that was let go of in another window was let go of unheard: a mouse that comes without it says so. */
function release({ buttons }: MouseEvent): void {
  if (buttons) return
  document.removeEventListener('mousemove', release)
  document.dispatchEvent(new MouseEvent('mouseup'))
}

/**
 * Has the document listen for the mouse where a library would have an element do it, for what happens within that
 * element; a finger's touch is left to the element itself, so that the page elsewhere scrolls unheard. To be called
 * before the library is.
 */
export function handMouseToDocument(element: HTMLElement | null): void {
  if (!element) return
  const { addEventListener, removeEventListener } = EventTarget.prototype
  // Screen readers call clickable all that stands in an element that listens for these.
  const standIns: Readonly<Record<string, Map<unknown, (event: Event) => void>>> = { mousedown: new Map(), click: new Map() }
  Object.assign(element, {
    addEventListener(type: string, listener: (event: Event) => void, options?: AddEventListenerOptions) {
      const ofType = standIns[type]
      if (!ofType) return addEventListener.call(element, type, listener, options)
      const within = ofType.get(listener) ?? ((event: Event): void => {
        // A click without a pointer, by a key or by voice, is no end of a movement.
        if (event instanceof MouseEvent && event.type === 'click' && event.detail === 0) return
        if (!(event.target instanceof Node && element.contains(event.target))) return
        // Before what the library does as the mouse moves.
        if (event.type === 'mousedown') document.addEventListener('mousemove', release)
        listener(event)
      })
      ofType.set(listener, within)
      document.addEventListener(type, within, options)
    },
    removeEventListener(type: string, listener: (event: Event) => void, options?: EventListenerOptions) {
      const ofType = standIns[type]
      const within = ofType?.get(listener)
      if (!ofType || !within) return removeEventListener.call(element, type, listener, options)
      ofType.delete(listener)
      document.removeEventListener(type, within, options)
    },
  })
}
