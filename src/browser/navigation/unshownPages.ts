import type { RouterHistory } from '@tanstack/react-router'

interface Router {
  readonly history: RouterHistory
  readonly state: { readonly status: string }
}

/**
 * Keeps out of the history what browsers keep out of it: a page that is left before it has arrived, so that Back leads to
 * what was on screen, and one that is asked for where it is already, unless something is noted of that visit of it.
 */
export function forgetUnshownPages(router: Router): void {
  const { history } = router
  const { push } = history
  let isNew = false
  history.subscribe(({ action: { type } }) => {
    isNew = type === 'PUSH' || (type === 'REPLACE' && isNew)
  })
  history.push = (...entry) => ((isNew && router.state.status === 'pending') || (entry[0] === history.location.href && !window.history.state?.isChosen) ? history.replace : push)(...entry)
}
