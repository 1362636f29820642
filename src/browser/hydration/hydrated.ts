import { useEffect, useState, useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

/** False while the page is as it was prerendered, true from then on: for facts that only the browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, () => true, () => false)
}

/** Whether scripts look after the document. */
export const isAlive = (): boolean => typeof document !== 'undefined' && 'alive' in document.documentElement.dataset

let live: () => void
/** Settles once scripts look after the document. */
export const alive = new Promise<void>((resolve) => { live = resolve })

/** Marks the document once scripts look after it, for styles that would be wrong without them: after `useHearing`, when all that listens does. */
export function useMarkedAlive(): void {
  useEffect(() => {
    document.documentElement.dataset['alive'] = ''
    live()
  }, [])
}

const path = (): string => (typeof window === 'undefined' ? '' : window.location.pathname)
const servedPath = path()

/**
 * A key for a part that may be hydrated after the visitor has gone to another page: what was prerendered is of the
 * page before, and React puts no attribute right. The key changes then, so that the part is made anew.
 */
export function useHydrationKey(): string {
  const [pathAtHydration] = useState(path)
  return useHydrated() ? pathAtHydration : servedPath
}
