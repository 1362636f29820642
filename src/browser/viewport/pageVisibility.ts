import { useEffect } from 'react'
import { listen } from '#browser/listen'

/** Says that the page has gone behind another tab or come back, and once at the start where it is behind. */
export type PageVisibility = { readonly type: 'page.hidden' } | { readonly type: 'page.shown' }

export function usePageVisibility(listener: (event: PageVisibility) => void): void {
  useEffect(() => {
    const look = (): void => listener({ type: document.hidden ? 'page.hidden' : 'page.shown' })
    if (document.hidden) look()
    return listen(document, { visibilitychange: look })
  }, [listener])
}
