import { useEffect } from 'react'
import type { RefObject } from 'react'
import { isSavingData } from './savingData.ts'
import { whenIdle } from './whenIdle.ts'

/** Has the pictures fetched that an element shows later, once the first view is complete and the browser idle, unless the visitor saves data. */
export function usePicturesAhead(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const hearing = new AbortController()
    const fetchAll = async (): Promise<void> => {
      await whenIdle()
      for (const picture of element.current?.querySelectorAll('img') ?? []) picture.loading = 'eager'
    }
    if (isSavingData()) return
    if (document.readyState === 'complete') void fetchAll()
    else addEventListener('load', fetchAll, { once: true, signal: hearing.signal })
    return () => hearing.abort()
  }, [element])
}
