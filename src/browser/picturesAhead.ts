import { useEffect } from 'react'
import type { RefObject } from 'react'
import { isSavingData } from './savingData.ts'
import { whenIdle } from './whenIdle.ts'

/** Has the pictures fetched that an element shows later, once the browser is idle, unless the visitor saves data. */
export function usePicturesAhead(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (isSavingData()) return
    void whenIdle().then(() => {
      for (const picture of element.current?.querySelectorAll('img') ?? []) picture.loading = 'eager'
    })
  }, [element])
}
