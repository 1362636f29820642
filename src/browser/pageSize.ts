import { useEffect } from 'react'

/** Says how far the page can be scrolled, in px, whenever its height or the window's changes. */
export interface PageResized {
  readonly type: 'page.resized'
  readonly scrollable: number
}

export function usePageSize(listener: (event: PageResized) => void): void {
  useEffect(() => {
    // Observers are called after layout, so that reading sizes forces none.
    const observer = new ResizeObserver(() => {
      const { scrollHeight, clientHeight } = document.documentElement
      listener({ type: 'page.resized', scrollable: Math.max(0, scrollHeight - clientHeight) })
    })
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [listener])
}
