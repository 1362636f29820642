import { useEffect } from 'react'
import type { RefObject } from 'react'

declare global {
  interface Window {
    /** Written by `early.ts`, a script of its own. */
    keptPresses?: Map<Element, Event>
  }
}

/** For a button marked `data-early`: a press from before it came to life counts now (`early.ts`). */
export function useKeptPress(button: RefObject<HTMLElement | null>, listener: () => void): void {
  useEffect(() => {
    const target = button.current
    if (!target) return
    target.removeAttribute('data-early')
    const press = window.keptPresses?.get(target)
    window.keptPresses?.delete(target)
    // One that is on its way still comes to the button by itself.
    if (press?.eventPhase === Event.NONE) listener()
  }, [button, listener])
}
