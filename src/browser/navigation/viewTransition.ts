interface Shower {
  shouldViewTransition?: unknown
  startViewTransition: (update: () => Promise<void>) => unknown
}

/**
 * Lets a page that a link shows by a view transition be shown where the browser breaks that off: it does when the window
 * changes its size, and when the next page follows at once. The router leaves word of it to nobody, and the browser
 * would complain of that in the console.
 */
export function showThoughBrokenOff(router: Shower): void {
  router.startViewTransition = (update) => {
    const isWanted = Boolean(router.shouldViewTransition) && 'startViewTransition' in document
    delete router.shouldViewTransition
    if (!isWanted) return update()
    const { ready, updateCallbackDone } = document.startViewTransition(update)
    ready.catch(() => undefined)
    return updateCallbackDone
  }
}
