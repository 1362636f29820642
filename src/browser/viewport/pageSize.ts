import { useEffect } from 'react'
import { listen } from '#browser/listen'

/** Says how far the page can be scrolled, in px, once at the start and whenever its height or the window's changes. */
export interface PageResized {
  readonly type: 'page.resized'
  readonly scrollable: number
}

export function usePageSize(listener: (event: PageResized) => void): void {
  useEffect(() => {
    let said: number | undefined
    const say = (): void => {
      const { scrollHeight, clientHeight } = document.documentElement
      const scrollable = Math.max(0, scrollHeight - clientHeight)
      if (scrollable === said) return
      said = scrollable
      listener({ type: 'page.resized', scrollable })
    }
    // Observers are called after layout, so that reading sizes forces none.
    const observer = new ResizeObserver(say)
    observer.observe(document.body)
    // Content that changes above the reader moves the page before its size is observed: of the two, the size is said first.
    const stop = listen(window, { scroll: say, resize: say }, { passive: true, capture: true })
    say()
    return () => {
      observer.disconnect()
      stop()
    }
  }, [listener])
}
