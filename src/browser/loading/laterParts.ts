import { lazy } from 'react'
import type { ComponentType, LazyExoticComponent } from 'react'
import { listen } from '#browser/listen'
import { retry, whenWorthATry } from './retry.ts'

/** Settles once a media query matches, for what is not shown before. */
export function whenMatches(query: string): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve()
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

/** React asks a promise again in a later task, and paints without what it waits for in between. */
const atHand = <Value>(value: Value): Promise<Value> =>
  Object.assign(Promise.resolve(value), { then: (take: (value: Value) => void) => take(value) })

interface LaterPart<Props> {
  readonly Part: LazyExoticComponent<ComponentType<Props>>
  /** Has the code there before the part is shown, for a page that is not prerendered. Fails where it cannot be had. */
  readonly bring: () => Promise<unknown>
}

/** A part whose code comes after the page's, once `due` settles; until then it stands as it was prerendered. Where that is left out, it is brought before it is shown. */
export function laterPart<Module, Props>(load: () => Promise<Module>, pick: (module: Module) => ComponentType<Props>, due: () => Promise<unknown> = () => Promise.resolve()): LaterPart<Props> {
  let found: { readonly default: ComponentType<Props> } | undefined
  // What is here is had at once: an import, even of what has come, takes some frames.
  const bring = async () => (found ??= { default: pick(await load()) })
  return { Part: lazy(() => (found ? atHand(found) : due().then(() => retry(bring, whenWorthATry)))), bring }
}
