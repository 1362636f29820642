import { useEffect } from 'react'

/** Says where the page is scrolled to, in px, at each scroll and once at the start. */
export interface PageScrolled {
  readonly type: 'page.scrolled'
  readonly y: number
}

type Listener = (event: PageScrolled) => void

const listeners = new Set<Listener>()

const position = (): PageScrolled => ({ type: 'page.scrolled', y: window.scrollY })

function say(): void {
  const event = position()
  for (const listener of listeners) listener(event)
}

/** One passive source for all who listen: the browser calls it at most once a frame. */
export function usePageScroll(listener: Listener): void {
  useEffect(() => {
    if (listeners.size === 0) window.addEventListener('scroll', say, { passive: true })
    listeners.add(listener)
    listener(position())
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('scroll', say)
    }
  }, [listener])
}
