import { useEffect } from 'react'
import { earlyDialog, earlyPanelId } from '#browser/landmarks'
import { listen } from '#browser/listen'

/** The panel that the script in the document has shown (`early.ts`): what can be pressed in it stands in the same order in the one that takes its place. */
const findEarlyPanel = (): HTMLDialogElement | null => document.querySelector(earlyDialog)
const controlsIn = (element: Element): readonly HTMLElement[] => [...element.querySelectorAll<HTMLElement>('a, button')]

/** Puts the living panel in the place of the early one, where there is one: scrolled as far, with the focus where it was, and what was pressed in it done. */
export function takeOverEarlyPanel(panel: HTMLElement | null): void {
  const early = findEarlyPanel()
  const scrim = panel?.parentElement
  if (!early || !panel || !scrim) return
  const place = early.firstElementChild?.scrollTop ?? 0
  const controls = controlsIn(early)
  const focused = controls.findIndex((control) => control === document.activeElement)
  const wanted = controls.findIndex((control) => 'wanted' in control.dataset)
  early.remove()
  // It stands there already: nothing comes in.
  for (const part of [scrim, panel]) part.dataset['still'] = ''
  scrim.scrollTop = place
  const own = controlsIn(panel)
  // Of a window turned meanwhile it has other things in it.
  if (own.length !== controls.length) return
  own[focused]?.focus({ preventScroll: true })
  requestAnimationFrame(() => own[wanted]?.click())
}

/** Says that the visitor has closed the early panel: the living one is not to come after it. */
export interface EarlyPanelClosed {
  readonly type: 'close.pressed'
}

/** For the living panel's button: from now on the prerendered one is not asked for any more, and whoever closes it is heard. */
export function useLivingPanel(listener: (event: EarlyPanelClosed) => void): void {
  useEffect(() => {
    document.getElementById(earlyPanelId)?.remove()
    const early = findEarlyPanel()
    return early ? listen(early, { close: () => listener({ type: 'close.pressed' }) }) : undefined
  }, [listener])
}

/** Takes the early panel away from whoever waits for something in it that does not come. @returns false where it stays, as it can be used as it is. */
export function giveUpEarlyPanel(): boolean {
  const early = findEarlyPanel()
  if (early && !early.querySelector('[data-wanted]')) return false
  early?.close()
  return true
}
