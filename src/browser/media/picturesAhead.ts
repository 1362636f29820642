import { useEffect } from 'react'
import type { RefObject } from 'react'
import { isSavingData } from '#browser/loading/savingData'
import { whenIdle } from '#browser/loading/whenIdle'

/** Has the pictures fetched that an element shows later, once the browser is idle, unless the visitor saves data. */
export function usePicturesAhead(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (isSavingData()) return
    void whenIdle().then(() => {
      for (const picture of element.current?.querySelectorAll('img') ?? []) picture.loading = 'eager'
    })
  }, [element])
}
