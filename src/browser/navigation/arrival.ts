import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { holdPlace } from '#browser/viewport/holdPlace'
import { arrivalPlace } from './arrivalPlace.ts'
import type { Way } from './arrivalPlace.ts'
import { nameDocument } from './documentHead.ts'
import { goToHash } from './goToHash.ts'

/** On Back the browser would scroll the page that is being left; only a reload is for it to put back in its place. */
export function takeOverScrolling(): void {
  const own = (): void => {
    history.scrollRestoration = 'manual'
  }
  if (document.readyState === 'complete') own()
  window.addEventListener('pageshow', own)
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
}

/**
 * On arriving at another page: names the document, goes to the top (Back and Forward too, as the specification
 * says) and gives focus to the page's first heading. A link to the page that is on screen leads to its top, unless it
 * keeps its place: then what was pressed stays under the hand, whatever has changed above it. Back from a place within
 * a page leads to where the reader was, with the focus on the link that led away; Forward leads to the place again.
 */
export function useArrival(notFoundTitle: string, siteName: string): void {
  const router = useRouter()
  useEffect(() => {
    let way: Way = 'PUSH'
    /** While a visitor is on the way: brings what was pressed back to where it stood. */
    let stay: (() => boolean) | undefined
    /** How far down each entry of the session was left, px; by its key. */
    const left = new Map<string | undefined, number>()
    const stops = [
      router.history.subscribe(({ action }) => {
        way = action.type
      }),
      router.subscribe('onBeforeLoad', ({ fromLocation }) => {
        stay = holdPlace(document.activeElement)
        left.set(fromLocation?.state.__TSR_key, window.scrollY)
      }),
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
        // In development the first page has no head of its own either.
        if (pathChanged && (stay || (import.meta.env.DEV && !document.title))) {
          // From now on pages fade in as they rise; the first one was there from the first paint.
          document.documentElement.dataset['arrived'] = ''
          nameDocument(router, notFoundTitle, siteName)
        }
        const place = left.get(toLocation.state.__TSR_key)
        const { hash } = toLocation
        const namesNothing = hash !== '' && hash !== 'top' && !document.getElementById(hash)
        const where = stay && arrivalPlace({ way, pathChanged, hashChanged, keepsPlace: toLocation.state.keepsPlace === true, hasPlace: place !== undefined, namesNothing })
        if (where === 'address') goToHash(hash)
        else if (where === 'left') {
          window.scrollTo({ top: place ?? 0, behavior: 'instant' })
          // To the link that had led away.
          document.querySelector<HTMLElement>(`a[href$="#${CSS.escape(fromLocation?.hash ?? '')}"]`)?.focus({ preventScroll: true })
        } else if (stay && !stay()) {
          // Back has taken it out of a list: to what says which part of the list is shown now.
          document.querySelector<HTMLElement>('main nav [aria-current]')?.focus()
        }
        stay = undefined
        way = 'PUSH'
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [router, notFoundTitle, siteName])
}
