import { useEffect } from 'react'
import { hear } from '#browser/hear'

/** Says that the page has gone behind another tab or come back, and once at the start where it is behind. */
export type PageVisibility = { readonly type: 'page.hidden' } | { readonly type: 'page.shown' }

export function usePageVisibility(listener: (event: PageVisibility) => void): void {
  useEffect(() => {
    const look = (): void => listener({ type: document.hidden ? 'page.hidden' : 'page.shown' })
    if (document.hidden) look()
    return hear(document, { visibilitychange: look })
  }, [listener])
}
