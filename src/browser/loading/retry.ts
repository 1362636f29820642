import { listen } from '#browser/listen'

/** Settles when another try may succeed, or is wanted: the line comes back, or the visitor presses something. */
export function whenWorthATry(): Promise<void> {
  return new Promise((resolve) => {
    const worth = (): void => {
      stop()
      resolve()
    }
    // On the way down: React lets nobody below hear of a press on a part that has not come to life.
    const stop = listen(window, { online: worth, click: worth }, { capture: true })
  })
}

/**
 * Fetches what is needed: twice at once, then each time that it is worth a try. In a browser it never fails, so that
 * what is on the screen stands as it is until then. Firefox before 155 remembers that code has failed for as long as the
 * page is open: there only a page's own module (`pageSource.ts`) is asked for anew.
 */
export async function retry<Needed>(fetch: () => Promise<Needed>, whenWorth: () => Promise<void>): Promise<Needed> {
  for (;;) {
    try {
      return await fetch().catch(fetch)
    } catch (error) {
      if (typeof window === 'undefined') throw error
      await whenWorth()
    }
  }
}
