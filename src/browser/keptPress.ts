import { useEffect } from 'react'
import type { RefObject } from 'react'

declare global {
  interface Window {
    /** Buttons that were pressed before their part came to life: `early.ts` keeps them. */
    keptPresses?: Set<Element>
  }
}

/** For a button marked `data-early`: a press from before it came to life counts now (`early.ts`). */
export function useKeptPress(button: RefObject<HTMLElement | null>, listener: () => void): void {
  useEffect(() => {
    const target = button.current
    if (!target) return
    target.removeAttribute('data-early')
    if (window.keptPresses?.delete(target)) listener()
  }, [button, listener])
}
