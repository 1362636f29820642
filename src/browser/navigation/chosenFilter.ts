import { useEffect } from 'react'
import { useAnnouncement } from '#browser/focus/announcement'
import { useHydrated } from '#browser/hydration/hydrated'

/** A filter of a list, and what is said of the list that it leaves. */
interface Filter {
  readonly id: string | undefined
  readonly shown: string
}

/**
 * The filter that the address asks for, and what a live region says once it changes. A page is prerendered whole, with the
 * first filter: which one was asked for is known in the browser alone. An id that is nobody's asks for the first as well.
 */
export function useChosenFilter<Shown extends Filter>(filters: readonly Shown[], asked: string | undefined): { readonly filter: Shown | undefined; readonly said: string } {
  const isHydrated = useHydrated()
  const id = isHydrated ? asked : undefined
  const filter = filters.find((one) => one.id === id) ?? filters[0]
  useEffect(() => {
    // The list was put aside until now (`src/early.ts`).
    if (isHydrated) delete document.documentElement.dataset['asked']
  }, [isHydrated])
  return { filter, said: useAnnouncement(isHydrated ? filter?.shown : undefined) }
}
