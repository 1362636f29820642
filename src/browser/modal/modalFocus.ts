import { useCallback, useEffect } from 'react'
import type { RefCallback } from 'react'
import { listen } from '#browser/listen'

/**
 * Focus is inside a modal for as long as it is open: also when it opens again before it was gone, when what had focus
 * is taken out of it, when something beside it is pressed, and when Shift+Tab leads on from its words. A ref, since a
 * portal's element comes later than the effects of what asks for it.
 */
export function useFocusInside(isOpen: boolean): RefCallback<HTMLElement> {
  return useCallback((target: HTMLElement | null) => {
    if (!isOpen || !target) return
    const bringIn = (): void => {
      if (!target.contains(document.activeElement)) target.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
    }
    // Radix leads focus round the end without scrolling to where it goes.
    const bringIntoView = ({ target: focused }: FocusEvent): void => {
      if (focused instanceof Element && focused.matches(':focus-visible')) focused.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    }
    // A press beside it, so quick that Radix does not listen yet, would leave focus nowhere.
    const keepFocus = (event: MouseEvent): void => {
      if (!(event.target instanceof Node && target.contains(event.target))) event.preventDefault()
    }
    // A press on words focuses the modal itself, and Radix leads round from its first and last control alone.
    const leadRound = (event: KeyboardEvent): void => {
      if (event.key !== 'Tab' || !event.shiftKey || event.target !== target) return
      event.preventDefault()
      ;[...target.querySelectorAll<HTMLElement>('a, button')].findLast((control) => control.checkVisibility())?.focus()
    }
    const stops = [listen(target, { keydown: leadRound, focusin: bringIntoView }), listen(document, { mousedown: keepFocus })]
    const observer = new MutationObserver(bringIn)
    observer.observe(target, { childList: true, subtree: true })
    bringIn()
    return () => {
      stops.forEach((stop) => stop())
      observer.disconnect()
    }
  }, [isOpen])
}

/**
 * Radix's focus guards are focusable and say nothing, a stop for nobody (radix-ui/primitives#3593). Out of the tab
 * order they do no harm: the page is inert, and the dialog leads Tab round by itself.
 */
export function useQuietFocusGuards(): void {
  useEffect(() => {
    // One frame after the dialog mounts: Radix adds them in an effect of its own.
    const frame = requestAnimationFrame(() => {
      for (const guard of document.querySelectorAll('[data-radix-focus-guard]')) guard.setAttribute('tabindex', '-1')
    })
    return () => cancelAnimationFrame(frame)
  }, [])
}
