import { lazy } from 'react'
import type { ComponentType, LazyExoticComponent } from 'react'
import { listen } from '#browser/listen'

const isServer = typeof window === 'undefined'

/** Settles once a media query matches, for what is not shown before. */
export function whenMatches(query: string): Promise<void> {
  if (isServer) return Promise.resolve()
  const media = window.matchMedia(query)
  return new Promise((resolve) => {
    const look = (): void => {
      if (!media.matches) return
      stop()
      resolve()
    }
    const stop = listen(media, { change: look })
    look()
  })
}

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
export async function insistOn<Needed>(fetch: () => Promise<Needed>, whenWorth: () => Promise<void>): Promise<Needed> {
  for (;;) {
    try {
      return await fetch().catch(fetch)
    } catch (error) {
      if (isServer) throw error
      await whenWorth()
    }
  }
}

/** React asks a promise again in a later task, and paints without what it waits for in between. */
const atHand = <Value>(value: Value): Promise<Value> =>
  Object.assign(Promise.resolve(value), { then: (take: (value: Value) => void) => take(value) })

interface LaterPart<Props> {
  readonly Part: LazyExoticComponent<ComponentType<Props>>
  /** Has the code there before the part is shown, for a page that is not prerendered. Fails where it cannot be had. */
  readonly bring: () => Promise<unknown>
}

/** A part whose code comes after the page's, once `due` settles; until then it stands as it was prerendered. */
export function laterPart<Module, Props>(load: () => Promise<Module>, pick: (module: Module) => ComponentType<Props>, due: () => Promise<unknown>): LaterPart<Props> {
  let found: { readonly default: ComponentType<Props> } | undefined
  const bring = async () => (found = { default: pick(await load()) })
  return { Part: lazy(() => (found ? atHand(found) : due().then(() => insistOn(bring, whenWorthATry)))), bring }
}
