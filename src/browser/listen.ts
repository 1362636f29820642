type Listeners<Events> = { readonly [Type in keyof Events]?: (event: Events[Type]) => void }

/** Listens for several kinds of event on one target. What it returns stops all of it. */
export function listen(target: Window, listeners: Listeners<WindowEventMap>, options?: AddEventListenerOptions): () => void
export function listen(target: Document, listeners: Listeners<DocumentEventMap>, options?: AddEventListenerOptions): () => void
export function listen(target: HTMLElement, listeners: Listeners<HTMLElementEventMap>, options?: AddEventListenerOptions): () => void
export function listen(target: MediaQueryList, listeners: Listeners<MediaQueryListEventMap>, options?: AddEventListenerOptions): () => void
export function listen(target: EventTarget, listeners: object, options?: AddEventListenerOptions): () => void {
  const listening = new AbortController()
  for (const [type, listener] of Object.entries(listeners)) target.addEventListener(type, listener, { ...options, signal: listening.signal })
  return () => listening.abort()
}
