import { useEffect } from 'react'
import type { RefObject } from 'react'
import { listen } from '#browser/listen'

/** Once a part is not shown any more, gives focus that was in it to what stands in for it; the browser would drop it. */
export function useStandIn(part: RefObject<HTMLElement | null>, standIn: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const target = part.current
    if (!target) return
    return listen(target, {
      focusout({ relatedTarget }) {
        // Focus that moves on by itself says where to.
        if (relatedTarget === null && !target.checkVisibility()) standIn.current?.focus()
      },
    })
  }, [part, standIn])
}
