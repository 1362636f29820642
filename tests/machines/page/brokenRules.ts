import { expect } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    /** Since when, by the page's own clock, the window has been veiled, and at which address. */
    veil?: { readonly since: number; readonly path: string } | undefined
    /** Since when, by the page's own clock, the panel has been open. */
    panelSince?: number | undefined
    readonly brokenRules: () => readonly string[]
  }
}

/**
 * What the specification and the decisions say of every page at every moment, whatever the charts look like.
 * Runs in the page. Returns what does not hold, in words.
 */
function brokenRules(): readonly string[] {
  const broken: string[] = []
  const rule = (says: string, holds: boolean): void => {
    if (!holds) broken.push(says)
  }
  const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const dialogs = [...document.querySelectorAll('[role="dialog"]')].filter(isShown)
  const menuButton = document.querySelector('button[aria-haspopup="dialog"]')
  const isPanelOpen = menuButton?.getAttribute('aria-expanded') === 'true'
  const isServicesOpen = document.querySelector('#services-trigger')?.getAttribute('aria-expanded') === 'true'
  const root = document.getElementById('root')
  const isLocked = root?.inert === true
  const canScroll = getComputedStyle(document.documentElement).overflowY !== 'hidden' && getComputedStyle(document.body).overflowY !== 'hidden'
  rule('one modal at most', dialogs.length <= 1)
  rule('only one menu is open at a time', !(isPanelOpen && isServicesOpen))
  window.panelSince = isPanelOpen ? (window.panelSince ?? Date.now()) : undefined
  rule('the page is inert while the panel is open alone, and within 600 ms', isLocked ? isPanelOpen : Date.now() - (window.panelSince ?? Date.now()) <= 600)
  rule('the page stands still exactly while the panel is open', canScroll === !isPanelOpen)

  const focus = document.activeElement
  if (focus && focus !== document.body && focus !== document.documentElement) {
    const { width, height } = focus.getBoundingClientRect()
    rule(`focus is on something that can be seen and used, not on ${focus.tagName.toLowerCase()} “${focus.textContent?.slice(0, 30)}”`, focus.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0 && focus.closest('[inert]') === null)
    rule('focus is inside the open panel', !isPanelOpen || dialogs.length === 0 || focus.closest('[role="dialog"]') !== null)
  } else rule('focus is inside the open panel', !isPanelOpen || dialogs.length === 0)

  const header = document.querySelector('header')
  const { bottom = 0, top = 0 } = header?.getBoundingClientRect() ?? {}
  const isInSight = bottom > 1
  rule('the header is in sight at the top of the page', scrollY > 8 || isInSight)
  rule('the header is in sight while a menu is open', !(isPanelOpen || isServicesOpen) || isInSight)
  rule('the header is in sight while keyboard focus is in it', !header?.querySelector(':focus-visible') || isInSight)
  rule('the header, where it is in sight, is at the upper edge', !isInSight || scrollY <= 8 || Math.abs(top) <= 1)
  rule('the button back to the top is there exactly below 50 px', isShown(document.querySelector('button[aria-label="Back to top"]') ?? document.head) === scrollY > 50)

  const veil = [...document.querySelectorAll('#root > *')].find((element) => getComputedStyle(element).position === 'fixed' && element.getBoundingClientRect().height >= innerHeight)
  if (!veil || !isShown(veil)) window.veil = undefined
  else if (window.veil?.path === location.pathname) rule('the veil is gone after 1000 ms', Date.now() - window.veil.since <= 1000)
  else window.veil = { since: Date.now(), path: location.pathname }

  rule('nothing makes the page scroll sideways', document.documentElement.scrollWidth <= document.documentElement.clientWidth)
  return broken
}

/** Gives the rules to every page of a context, as `window.brokenRules`. Before anything is opened. */
export const teachRules = (context: BrowserContext): Promise<unknown> => context.addInitScript(`window.brokenRules = ${brokenRules}`)

/** What is broken once the browser has drawn, as it does for whoever looks: with a frame it tells of scrolling, and moves on what moves. */
const lookOnce = (page: Page): Promise<readonly string[]> => page.evaluate(async () => {
  const [later, , soon] = window.ownTimers
  await Promise.race([new Promise((drawn) => soon(drawn)), new Promise((given) => later(given, 1000))])
  return window.brokenRules()
})

/** Nothing is broken, once what moves has come to its place. */
export async function expectRules(page: Page): Promise<void> {
  const broken = await lookOnce(page)
  if (broken.length > 0) await expect.poll(() => lookOnce(page), { intervals: [0, 50, 100, 200], message: 'the rules of every page hold' }).toEqual([])
}
