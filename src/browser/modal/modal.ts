import { useEffect } from 'react'
import type { RefObject } from 'react'
import { giveFocusBack } from '#browser/focus/focusBack'
import type { Dismissal } from './dismissal.ts'

declare global {
  interface Window {
    /** Chromium's, of 2024; other browsers have no such gesture, or leave it to the page's history. */
    readonly CloseWatcher?: new () => EventTarget & { readonly requestClose: () => void; readonly destroy: () => void }
  }
}

/**
 * An inert element disappears from assistive technology, and where the focused button disappears Orca does not say where
 * focus goes next: the page becomes inert only after this long, in ms.
 */
const untilHeard = 500

/**
 * While a modal is open the page behind it is inert and does not scroll; a scrollbar that stands beside the page leaves
 * its place free, so that nothing jumps.
 */
export function useModal(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    const root = document.getElementById('root')
    const { dataset, clientWidth } = document.documentElement
    // The early panel has done so already, and without its scrollbar the page looks as if it had none.
    dataset['locked'] ??= window.innerWidth > clientWidth ? 'beside' : ''
    let timer = 0
    // After the frame that shows the window: it covers the page by then, and to be inert is a new style for each of the page's elements.
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => root?.setAttribute('inert', ''), untilHeard)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      delete dataset['locked']
      root?.removeAttribute('inert')
    }
  }, [isOpen])
}

/** Hears Android's Back while something is open, which closes it there as Escape does elsewhere, in place of leaving the page. */
export function useCloseRequest(isOpen: boolean, listener: (event: Dismissal) => void): void {
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return
    const watcher = new window.CloseWatcher()
    watcher.addEventListener('close', () => listener({ type: 'escape.pressed' }))
    return () => watcher.destroy()
  }, [isOpen, listener])
}

/** Gives focus to an element when the window is gone that had it: the page that was chosen in it is on its way still. */
export function useFocusAfter(element: RefObject<HTMLElement | null>): void {
  useEffect(() => () => giveFocusBack(element), [element])
}

/** Gives focus back to an element once the page is in use again. */
export function useReturnedFocus(isOpen: boolean, returnFocusTo: RefObject<HTMLElement | null> | undefined): void {
  useEffect(() => {
    if (isOpen || !returnFocusTo) return
    // Orca reads by way of a selection; one that goes with the modal would keep it from hearing where focus is.
    getSelection()?.removeAllRanges()
    returnFocusTo.current?.focus()
  }, [isOpen, returnFocusTo])
}
