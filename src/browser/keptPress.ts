import { useEffect } from 'react'
import type { RefObject } from 'react'

declare global {
  interface Window {
    /** Written by `early.ts`, the script in the document. */
    keptPresses?: Map<HTMLElement, Event>
  }
}

/** Whether a press was meant for this button before it came to life, and is over: one that is on its way still comes to it by itself. */
function takePress(button: HTMLElement): boolean {
  const press = window.keptPresses?.get(button)
  window.keptPresses?.delete(button)
  return press?.eventPhase === Event.NONE
}

/** For a screen: presses its buttons again that were pressed before it came to life, but for those that wait for a part of their own. */
export function useKeptPresses(): void {
  useEffect(() => {
    for (const button of window.keptPresses?.keys() ?? []) if (!('early' in button.dataset) && takePress(button)) button.click()
  }, [])
}

/** For a button marked `data-early`: a press from before it came to life counts now (`early.ts`). */
export function useKeptPress(button: RefObject<HTMLElement | null>, listener: () => void): void {
  useEffect(() => {
    const target = button.current
    if (!target) return
    target.removeAttribute('data-early')
    if (takePress(target)) listener()
  }, [button, listener])
}
