import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Buttons that were pressed before their code had come, in that order; nothing once it has. */
export type EarlyPresses = RefObject<HTMLButtonElement[] | undefined>

/**
 * Keeps the presses on buttons inside an element that is still as it was prerendered, and says that its code
 * is wanted. `useKeptPresses`, in the part that the code brings, does what was asked for.
 */
export function useEarlyPresses(element: RefObject<HTMLElement | null>, onWanted: () => void): EarlyPresses {
  const presses = useRef<HTMLButtonElement[] | undefined>([])
  useEffect(() => {
    const keep = ({ target }: MouseEvent): void => {
      const button = target instanceof Element ? target.closest('button') : null
      if (!presses.current || !button || !element.current?.contains(button)) return
      presses.current.push(button)
      onWanted()
    }
    // On the way down and before React, which lets nobody below hear of what it cannot hand on yet.
    window.addEventListener('click', keep, true)
    return () => window.removeEventListener('click', keep, true)
  }, [element, onWanted])
  return presses
}

export function useKeptPresses(presses: EarlyPresses): void {
  useEffect(() => {
    const kept = presses.current ?? []
    presses.current = undefined
    for (const button of kept) button.click()
  }, [presses])
}
