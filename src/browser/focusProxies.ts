import { useEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Takes Radix's focus proxies out of the tab order: hidden from screen readers and yet focusable, they are a
 * stop where nothing is said (radix-ui/primitives#3085). The links stand in document order, so Tab needs none.
 */
export function useQuietFocusProxies(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const target = element.current
    if (!target) return
    const quieten = (): void => {
      for (const proxy of target.querySelectorAll(':scope > span[aria-hidden][tabindex="0"]')) proxy.setAttribute('tabindex', '-1')
    }
    const observer = new MutationObserver(quieten)
    observer.observe(target, { childList: true })
    quieten()
    return () => observer.disconnect()
  }, [element])
}
