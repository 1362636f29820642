import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { lendFocus } from '#browser/focus/lendFocus'
import { listen } from '#browser/listen'
import { untilNoModal } from '#browser/modal/noModal'
import { askAgain, askAgainOrFail, listenToFailures } from './retryPage.ts'

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

/** Counts what is asked for: how it stood with the line before says nothing of it. */
let attempt = 0

/** What had focus when the visitor set out, until a page is there: the link, unless it has gone since. */
let leadingAway: Element | null = null

/** What comes up over the page when another does not come. */
let message: Element | null = null

const isInMessage = (): boolean => message?.contains(document.activeElement) ?? false

/** To the link that led away, or else to the page: whether it was in the message, and by keys. */
function giveBackFocus(): boolean {
  const focused = document.activeElement
  if (!message || (focused !== document.body && !isInMessage())) return false
  const isSeen = focused?.matches(':focus-visible') ?? false
  // Under a pointer the page stays where it is; whoever uses keys sees where they are.
  if (leadingAway instanceof HTMLElement) leadingAway.focus({ preventScroll: !isSeen })
  const page = document.getElementById('main')
  if (page && document.activeElement !== leadingAway) lendFocus(page)
  return isSeen
}

export function usePageFetch(listener: (event: PageFetch) => void): void {
  const router = useRouter()
  useEffect(() => {
    const isAwaited = (path: string): boolean => router.state.status === 'pending' && router.latestLocation.pathname === path
    const failed = async (path: string): Promise<void> => {
      if (!isAwaited(path)) return
      const own = ++attempt
      const isWanted = (): boolean => own === attempt && isAwaited(path)
      const isOnline = await doesHostAnswer()
      // Focus that a closing panel gives back breaks off what is being said.
      if (await untilNoModal(isWanted)) listener({ type: 'page.failed', isOnline })
    }
    const stops = [
      listenToFailures((path) => void failed(path)),
      router.subscribe('onBeforeLoad', ({ toLocation, pathChanged }) => {
        attempt++
        // The page on the screen is not waited for.
        if (!pathChanged) return
        if (!isInMessage()) leadingAway = document.activeElement
        listener({ type: 'navigation.started' })
        // It may have failed already, when it was only preloaded.
        askAgain(toLocation.pathname)
      }),
      // Not before: on the way back, Chromium tells a screen reader of no focus.
      router.subscribe('onRendered', ({ pathChanged }) => {
        listener({ type: 'page.arrived', isLeftByKeys: !pathChanged && giveBackFocus() })
        leadingAway = null
      }),
    ]
    return () => {
      attempt++
      stops.forEach((stop) => stop())
    }
  }, [router, listener])
}

/** Says that whoever has set out turns back: by Escape, while focus is still where they set out from, often far from the buttons, or on these, or where that has gone. */
export function useTurningBack(isListening: boolean, listener: (event: { readonly type: 'stay.pressed' }) => void): void {
  useEffect(() => {
    if (!isListening) return
    return listen(window, {
      keydown({ key, defaultPrevented }) {
        if (key === 'Escape' && !defaultPrevented && (document.activeElement === leadingAway || !leadingAway?.isConnected || isInMessage())) listener({ type: 'stay.pressed' })
      },
    })
  }, [isListening, listener])
}

/** For the `ref` of what can be done in the message over the page, which is known by it: what has keyboard focus under the message scrolls from there. */
export function uncoverFocus(part: HTMLElement | null): void {
  message = part?.parentElement ?? null
  const focused = document.querySelector(':focus-visible')
  if (!focused || !message) return
  const { top, bottom } = focused.getBoundingClientRect()
  if (top < innerHeight && bottom > message.getBoundingClientRect().top) focused.scrollIntoView({ block: 'nearest' })
}

/** What can be done about a page that does not come. */
export function usePageRescue(): { readonly retry: () => void; readonly renew: () => void; readonly stay: () => void } {
  const router = useRouter()
  return useMemo(() => ({
    retry: () => {
      attempt++
      askAgainOrFail(router.latestLocation.pathname)
    },
    /** The address is that of the page on its way: the document brings its own scripts, however old these have become. */
    renew: () => window.location.reload(),
    stay: () => {
      const here = router.state.resolvedLocation
      if (!here) return
      const steps = here.state.__TSR_index - router.latestLocation.state.__TSR_index
      // A place that was gone to by the address itself has an entry of its own, which the router does not count.
      if (steps === 0 || window.history.state === null) void router.navigate({ href: here.href, replace: true, state: { keepsPlace: true } })
      else router.history.go(steps)
    },
  }), [router])
}
