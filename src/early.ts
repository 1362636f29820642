/**
 * A script of its own, small and early: presses on buttons whose part has not come to life yet are kept, and made good
 * by `useKeptPress` when it has. Escape takes them back. Where the part's code cannot be had, or keeps the visitor
 * waiting, they lead to the list of pages at the foot, as the menu button does without scripts.
 */
const kept = new Map<Element, Event>()
window.keptPresses = kept

/** How long a press waits, in ms: on a slow line all has come by then. */
const patience = 6000

// On the way down and before React, which lets nobody below hear of what it cannot hand on yet.
window.addEventListener('click', (press) => {
  const button = press.target instanceof Element ? press.target.closest('[data-early]') : null
  if (!button) return
  const giveUp = (): void => {
    if (kept.get(button) !== press) return
    kept.clear()
    // As a link would: the browser shows the list, and the keyboard goes on from there.
    location.hash = 'useful-links'
  }
  kept.set(button, press)
  const site = document.querySelector<HTMLScriptElement>('script[fetchpriority]')?.src
  // Asked for again where it has failed, and nothing more where it is on its way.
  if (site) import(/* @vite-ignore */ site).catch(giveUp)
  setTimeout(giveUp, patience)
}, true)

window.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') kept.clear()
}, true)
