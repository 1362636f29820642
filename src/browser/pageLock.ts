import { useEffect } from 'react'

/**
 * While a modal is open the page behind it is inert and does not scroll. The scrollbar keeps its place
 * (`scrollbar-gutter`), so that nothing jumps.
 */
export function usePageLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return
    const root = document.getElementById('root')
    document.documentElement.dataset['locked'] = ''
    root?.setAttribute('inert', '')
    return () => {
      delete document.documentElement.dataset['locked']
      root?.removeAttribute('inert')
    }
  }, [isLocked])
}
