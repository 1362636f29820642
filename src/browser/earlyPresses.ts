import { useCallback, useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Hands over the buttons that were pressed before their code had come, in that order; from then on none are kept. */
export type TakeEarlyPresses = () => readonly HTMLButtonElement[]

/**
 * Keeps the presses on buttons inside an element that is still as it was prerendered, and says that its code
 * is wanted. `useEarlyPressesDone`, in the part that the code brings, does what was asked for.
 */
export function useEarlyPresses(element: RefObject<HTMLElement | null>, onWanted: () => void): TakeEarlyPresses {
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
  return useCallback(() => {
    const taken = presses.current ?? []
    presses.current = undefined
    return taken
  }, [])
}

export function useEarlyPressesDone(take: TakeEarlyPresses): void {
  useEffect(() => {
    for (const button of take()) button.click()
  }, [take])
}
