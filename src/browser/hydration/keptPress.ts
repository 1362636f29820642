import { useEffect, useLayoutEffect } from 'react'
import type { RefObject } from 'react'
import { beneathHeader, livingPanel } from '#browser/landmarks'
import { listen } from '#browser/listen'

declare global {
  interface Window {
    /** Written by `early.ts`, the script in the document. */
    keptPresses?: Map<Event, HTMLElement>
  }
}

/** From now on buttons hear presses by themselves: none is kept any more, but on those that wait for a part of their own. */
export function useHearing(): void {
  // With the very change that brings the buttons to life, here and below: a press right after it would count twice.
  useLayoutEffect(() => {
    document.documentElement.dataset['hearing'] = ''
  }, [])
}

/** Such a press comes to its button by itself. */
const isOnItsWay = (press: Event): boolean => press.eventPhase !== Event.NONE

/** Takes the presses that some buttons got before they came to life, in their order. */
function takePresses(isMeant: (button: HTMLElement) => boolean): readonly (readonly [press: Event, button: HTMLElement])[] {
  const presses = [...window.keptPresses ?? []].filter(([, button]) => isMeant(button))
  for (const [press] of presses) window.keptPresses?.delete(press)
  return presses.filter(([press]) => !isOnItsWay(press))
}

/**
 * For a screen, whose buttons are pressed once that were pressed before it came to life, however often it was; and for
 * a part of one whose code comes later and that is marked `data-early` until then, whose presses all count.
 */
export function useKeptPresses(part?: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    part?.current?.closest('[data-early]')?.removeAttribute('data-early')
    const presses = takePresses((button) => !button.closest('[data-early]'))
    // As what they were: the second half of a double click is known by it.
    if (part) for (const [press, button] of presses) button.dispatchEvent(new PointerEvent('click', press))
    else for (const button of new Set(presses.map(([, pressed]) => pressed))) button.click()
  }, [part])
}

/** For a button marked `data-early`: a press from before it came to life counts now (`early.ts`). */
export function useKeptPress(button: RefObject<HTMLElement | null>, listener: () => void): void {
  useLayoutEffect(() => {
    const target = button.current
    target?.removeAttribute('data-early')
    for (const [press, pressed] of window.keptPresses ?? []) if (pressed === target && isOnItsWay(press)) window.keptPresses?.delete(press)
  }, [button])
  // Along with what hears Escape, and the close of the early panel: until then each of them takes the press back.
  useEffect(() => {
    // Whoever has moved on into the page meanwhile, or has the menu, is left alone.
    if (takePresses((pressed) => pressed === button.current).length > 0 && !document.activeElement?.closest(`${beneathHeader}, ${livingPanel}`)) listener()
  }, [button, listener])
}

/** Settles with something else, or before it with the first press on a button in a part that is marked `data-early`, those from before included. */
export async function orFirstKeptPress(other: Promise<void>): Promise<void> {
  if (typeof window === 'undefined') return other
  let stop = (): void => undefined
  await Promise.race([other, new Promise<void>((resolve) => {
    const click = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('[data-early] button')) resolve()
    }
    stop = listen(window, { click }, { capture: true })
    for (const press of window.keptPresses?.keys() ?? []) click(press)
  })])
  stop()
}
