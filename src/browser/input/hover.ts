import { useEffect } from 'react'
import type { RefObject } from 'react'
import { listen } from '#browser/listen'

/**
 * Says that a mouse or a pen came over an element, moved on it, or left it. `moved` tells whether the pointer
 * itself came: browsers also say "entered" when something above a resting pointer goes away (decisions, section 3).
 */
export type Hover =
  | { readonly type: 'pointer.entered'; readonly moved: boolean }
  | { readonly type: 'pointer.moved' }
  | { readonly type: 'pointer.left' }

/** Where the pointer was last, on the screen: a page that scrolls beneath it does not move it. */
let last: { readonly x: number; readonly y: number } | undefined

const isElsewhere = ({ screenX, screenY }: PointerEvent): boolean => last !== undefined && (last.x !== screenX || last.y !== screenY)

export function useHover(element: RefObject<HTMLElement | null>, listener: (event: Hover) => void): void {
  useEffect(() => {
    const target = element.current
    if (!target) return
    let isOver = false
    const ofPointer = (heard: (event: PointerEvent) => void) => (event: PointerEvent): void => {
      if (event.pointerType !== 'touch') heard(event)
    }
    const entered = ofPointer((event) => {
      isOver = true
      listener({ type: 'pointer.entered', moved: isElsewhere(event) })
    })
    const moved = ofPointer((event) => {
      if (!isOver) entered(event)
      // The first movement that is heard of at all has nothing to be compared with.
      if (isElsewhere(event) || !last) listener({ type: 'pointer.moved' })
    })
    const left = ofPointer(() => {
      isOver = false
      listener({ type: 'pointer.left' })
    })
    // One for each element: the first that goes would take a common one along.
    const follow = ofPointer(({ screenX, screenY }) => {
      last = { x: screenX, y: screenY }
    })
    const stops = [
      listen(target, { pointerenter: entered, pointermove: moved, pointerleave: left }),
      // Bubbles up here after the element has heard of the same movement.
      listen(document, { pointermove: follow }, { passive: true }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [element, listener])
}
