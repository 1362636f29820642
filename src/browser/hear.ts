type Heard<Events> = { readonly [Type in keyof Events]?: (event: Events[Type]) => void }

/** Listens for several kinds of event on one target. What it returns stops all of it. */
export function hear(target: Window, heard: Heard<WindowEventMap>, options?: AddEventListenerOptions): () => void
export function hear(target: Document, heard: Heard<DocumentEventMap>, options?: AddEventListenerOptions): () => void
export function hear(target: HTMLElement, heard: Heard<HTMLElementEventMap>, options?: AddEventListenerOptions): () => void
export function hear(target: MediaQueryList, heard: Heard<MediaQueryListEventMap>, options?: AddEventListenerOptions): () => void
export function hear(target: EventTarget, heard: object, options?: AddEventListenerOptions): () => void {
  const hearing = new AbortController()
  for (const [type, listener] of Object.entries(heard)) target.addEventListener(type, listener, { ...options, signal: hearing.signal })
  return () => hearing.abort()
}
