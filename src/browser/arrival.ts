import { useRouter } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { HeadModel } from '#content/page'
import { lendFocus } from './lendFocus.ts'

/** Whether the page that the router has come to is the one that says that there is none. */
export const isNotFound = ({ state: { matches } }: AnyRouter): boolean => matches.some((match) => match.status === 'notFound' || ('_notFound' in match && match._notFound === true))

/** A page's title as other sites show it: the site's name stands beside it there. */
export const bareTitle = (title: string, siteName: string): string => title.replace(` | ${siteName}`, '')

/**
 * Makes the document's head that of the page now shown, as its own file would have it: who shares it or keeps it takes
 * the address from there. What describes the page that was loaded first alone, its picture and its structured data, goes.
 */
function nameDocument(router: AnyRouter, notFoundTitle: string, siteName: string): void {
  const isMissing = isNotFound(router)
  const page: { readonly head: HeadModel } | undefined = router.state.matches.at(-1)?.loaderData
  if (!page && !isMissing) return
  const { title = notFoundTitle, description, address } = (!isMissing && page?.head) || {}
  const { head } = document
  const say = (names: string, value: string | undefined): void => {
    for (const tag of head.querySelectorAll<HTMLMetaElement>(names)) tag.content = value ?? tag.content
  }
  document.title = title
  say('[property="og:title"]', bareTitle(title, siteName))
  say('[name=description], [property="og:description"]', description)
  say('[property="og:url"]', address ?? location.href)
  for (const tag of head.querySelectorAll('[rel=canonical], [name=robots], [property^="og:image"], [type$="ld+json"]')) tag.remove()
  head.append(address ? Object.assign(document.createElement('link'), { rel: 'canonical', href: address }) : Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }))
}

/**
 * Goes to a page's start, or to the target of the hash, and gives it focus: a screen reader reads on from there. What the
 * skip link leads to before the code has come is no place within a page.
 */
function goTo(hash: string): void {
  const target = hash && hash !== 'main' ? document.getElementById(hash) : null
  const focused = target ?? document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
  if (!focused) return
  // A menu that was opened while the page was on its way closes with its arrival: what is inert takes no focus.
  focused.closest('[inert]')?.removeAttribute('inert')
  giveFocus(focused)
  if (target) {
    // A page that still rises would carry the place away from where it was led to, under the header.
    for (const rise of target.closest('main > div')?.getAnimations() ?? []) rise.finish()
    target.scrollIntoView({ behavior: 'instant' })
  } else window.scrollTo({ top: 0, behavior: 'instant' })
}

/**
 * Browsers tell assistive technology of many changes at once: this long after, in ms, the next is told by itself. Without
 * it Orca says nothing of a page that is reached from within the panel, nor of one on the way back.
 */
const untilTold = 150

/**
 * What had focus may be gone with its page. Orca has then moved to the first thing of the new one already and is silent
 * when focus comes there too: by way of the page as a whole it is news.
 */
function giveFocus(element: HTMLElement): void {
  const page = document.activeElement === document.body ? element.closest<HTMLElement>('main') : null
  if (!page) return lendFocus(element)
  lendFocus(page)
  setTimeout(() => {
    if (document.activeElement === page) lendFocus(element)
  }, untilTold)
}

const topOf = (element: Element | null): number => element?.getBoundingClientRect().top ?? 0

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
 * keeps its place: then what was pressed stays under the hand, whatever has changed above it. Back from a place within a page leads to where the
 * reader was, with the focus on the link that led away; Forward leads to the place again.
 */
export function useArrival(notFoundTitle: string, siteName: string): void {
  const router = useRouter()
  useEffect(() => {
    let isUnderWay = false
    let isOnHistory = false
    let isBack = false
    /** What was pressed, and how far down the window it stood, px. */
    let pressed: Element | null = null
    let stood = 0
    /** How far down each entry of the session was left, px; by its key. */
    const left = new Map<string | undefined, number>()
    const stops = [
      router.history.subscribe(({ action }) => {
        isBack = action.type === 'BACK'
        isOnHistory = action.type !== 'PUSH' && action.type !== 'REPLACE'
      }),
      router.subscribe('onBeforeLoad', ({ fromLocation }) => {
        isUnderWay = true
        pressed = document.activeElement
        stood = topOf(pressed)
        left.set(fromLocation?.state.__TSR_key, window.scrollY)
      }),
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
        const leadsToTop = !isOnHistory && !toLocation.state.keepsPlace
        // In development the first page has no head of its own either.
        if (pathChanged && (isUnderWay || (import.meta.env.DEV && !document.title))) {
          // From now on pages fade in as they rise; the first one was there from the first paint.
          document.documentElement.dataset['arrived'] = ''
          nameDocument(router, notFoundTitle, siteName)
        }
        const place = left.get(toLocation.state.__TSR_key)
        if (isUnderWay && (pathChanged || leadsToTop)) goTo(toLocation.hash)
        else if (isUnderWay && hashChanged && isOnHistory) {
          if (isBack && place !== undefined) {
            window.scrollTo({ top: place, behavior: 'instant' })
            // To the link that had led away.
            document.querySelector<HTMLElement>(`a[href$="#${CSS.escape(fromLocation?.hash ?? '')}"]`)?.focus({ preventScroll: true })
          } else goTo(toLocation.hash)
        } else if (isUnderWay && pressed?.isConnected) window.scrollBy({ top: topOf(pressed) - stood, behavior: 'instant' })
        isUnderWay = false
        isOnHistory = false
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [router, notFoundTitle, siteName])
}
