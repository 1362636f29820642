import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { untilNoModal } from '#browser/modal/noModal'
import { beginAttempt, forgetLeadingAway, focusLeadingAway, noteLeadingAway } from './pageAttempt.ts'
import { askAgain, listenToFailures } from './retryPage.ts'

/** Says how it stands with the page that the visitor is on the way to. */
export type PageFetch =
  | { readonly type: 'navigation.started' }
  | { readonly type: 'page.failed'; readonly isOnline: boolean }
  /** Or the visitor is back on the page on the screen; by keys, where these have taken the focus out of the message. */
  | { readonly type: 'page.arrived'; readonly isLeftByKeys: boolean }

/** How long a host may take to answer, in ms. */
const hostPatience = 3000

/** Whether the line leads to the site: the browser knows of the device's own line alone, and not always well of that. */
async function doesHostAnswer(): Promise<boolean> {
  return fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(hostPatience) }).then(() => true, () => false)
}

export function usePageFetch(listener: (event: PageFetch) => void): void {
  const router = useRouter()
  useEffect(() => {
    const isAwaited = (path: string): boolean => router.state.status === 'pending' && router.latestLocation.pathname === path
    const failed = async (path: string): Promise<void> => {
      if (!isAwaited(path)) return
      const counts = beginAttempt()
      const isWanted = (): boolean => counts() && isAwaited(path)
      const isOnline = await doesHostAnswer()
      // Focus that a closing panel gives back breaks off what is being said.
      if (await untilNoModal(isWanted)) listener({ type: 'page.failed', isOnline })
    }
    const stops = [
      listenToFailures((path) => void failed(path)),
      router.subscribe('onBeforeLoad', ({ toLocation, pathChanged }) => {
        beginAttempt()
        // The page on the screen is not waited for.
        if (!pathChanged) return
        noteLeadingAway()
        listener({ type: 'navigation.started' })
        // It may have failed already, when it was only preloaded.
        askAgain(toLocation.pathname)
      }),
      // Not before: on the way back, Chromium tells a screen reader of no focus.
      router.subscribe('onRendered', ({ pathChanged }) => {
        listener({ type: 'page.arrived', isLeftByKeys: !pathChanged && focusLeadingAway() })
        forgetLeadingAway()
      }),
    ]
    return () => {
      beginAttempt()
      stops.forEach((stop) => stop())
    }
  }, [router, listener])
}
