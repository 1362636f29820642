import type { RouterHistory } from '@tanstack/react-router'

interface Router {
  readonly history: RouterHistory
  readonly state: { readonly status: string }
}

/** Keeps a page that is left before it has arrived out of the history, as browsers do: Back leads to what was on screen. */
export function forgetUnshownPages(router: Router): void {
  const { history } = router
  const { push } = history
  let isNew = false
  history.subscribe(({ action: { type } }) => {
    isNew = type === 'PUSH' || (type === 'REPLACE' && isNew)
  })
  history.push = (...entry) => (isNew && router.state.status === 'pending' ? history.replace : push)(...entry)
}
