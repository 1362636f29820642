import { useEffect } from 'react'
import type { RefObject } from 'react'

/**
 * While a modal is open the page behind it is inert and does not scroll; a scrollbar that stands beside the page leaves
 * its place free, so that nothing jumps. Focus goes back to an element as soon as the page is in use again.
 */
export function useModal(isOpen: boolean, returnFocusTo: RefObject<HTMLElement | null> | undefined): void {
  useEffect(() => {
    if (!isOpen) return
    const root = document.getElementById('root')
    const { dataset, clientWidth } = document.documentElement
    dataset['locked'] = window.innerWidth > clientWidth ? 'beside' : ''
    root?.setAttribute('inert', '')
    return () => {
      delete dataset['locked']
      root?.removeAttribute('inert')
    }
  }, [isOpen])
  useEffect(() => {
    if (!isOpen) returnFocusTo?.current?.focus()
  }, [isOpen, returnFocusTo])
}
