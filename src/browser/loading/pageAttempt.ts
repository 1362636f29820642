import { lendFocus } from '#browser/focus/lendFocus'
import { mainId } from '#browser/landmarks'

// The visitor's attempt to reach another page: what is known of it to who says how it stands (`pageFetch.ts`) and to who
// does something about it (`pageRescue.ts`).

/** How many there were, by which the one that counts is known. */
let attempts = 0

/** What had focus when the visitor set out, until a page is there: the link, unless it has gone since. */
let leadingAway: Element | null = null

/** What comes up over the page when another does not come. */
let message: Element | null = null

/** None before this one counts any more: how it stood with the line then says nothing of it. @returns whether this one still does. */
export function beginAttempt(): () => boolean {
  const own = ++attempts
  return () => own === attempts
}

const isInMessage = (): boolean => message?.contains(document.activeElement) ?? false

/** Whoever sets out from within the message has set out already. */
export function noteLeadingAway(): void {
  if (!isInMessage()) leadingAway = document.activeElement
}

/** Once a page is there. */
export function forgetLeadingAway(): void {
  leadingAway = null
}

/** Whether focus is still where the visitor set out from, often far from the buttons, or on these, or where that has gone. */
export const isFocusWhereItBegan = (): boolean => document.activeElement === leadingAway || !leadingAway?.isConnected || isInMessage()

/** Gives focus that is in the message to the link that led away, or else to the page. @returns whether it was there, and by keys. */
export function focusLeadingAway(): boolean {
  const focused = document.activeElement
  if (!message || (focused !== document.body && !isInMessage())) return false
  const isSeen = focused?.matches(':focus-visible') ?? false
  // Under a pointer the page stays where it is; whoever uses keys sees where they are.
  if (leadingAway instanceof HTMLElement) leadingAway.focus({ preventScroll: !isSeen })
  const page = document.getElementById(mainId)
  if (page && document.activeElement !== leadingAway) lendFocus(page)
  return isSeen
}

/** For the `ref` of what can be done in the message over the page, which is known by it: what has keyboard focus under the message scrolls from there. */
export function uncoverFocus(part: HTMLElement | null): void {
  message = part?.parentElement ?? null
  const focused = document.querySelector(':focus-visible')
  if (!focused || !message) return
  const { top, bottom } = focused.getBoundingClientRect()
  if (top < innerHeight && bottom > message.getBoundingClientRect().top) focused.scrollIntoView({ block: 'nearest' })
}
