import type { HistoryState } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How often the page has broken and was loaded again; read by `early.ts`. */
    broken?: number
  }
}

/** For the `ref` of what stands where a page was: to be seen and read at once. */
export const readAtOnce = (element: HTMLElement | null): void => element?.focus()

/** A document of its own: whatever is broken does not go along. One that has broken twice stays as it was prerendered (`early.ts`). */
export function loadAgain(): void {
  const { history } = window
  const state: HistoryState | null = history.state
  history.replaceState({ ...state, broken: (state?.broken ?? 0) + 1 }, '')
  window.location.reload()
}
