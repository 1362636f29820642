import { useEffect } from 'react'
import type { RefObject } from 'react'

/**
 * While a modal is open the page behind it is inert and does not scroll; the scrollbar keeps its place
 * (`scrollbar-gutter`), so that nothing jumps. Focus goes back to an element as soon as the page is in use again.
 */
export function useModal(isOpen: boolean, returnFocusTo: RefObject<HTMLElement | null> | undefined): void {
  useEffect(() => {
    if (!isOpen) return
    const root = document.getElementById('root')
    document.documentElement.dataset['locked'] = ''
    root?.setAttribute('inert', '')
    return () => {
      delete document.documentElement.dataset['locked']
      root?.removeAttribute('inert')
    }
  }, [isOpen])
  useEffect(() => {
    if (!isOpen) returnFocusTo?.current?.focus()
  }, [isOpen, returnFocusTo])
}
