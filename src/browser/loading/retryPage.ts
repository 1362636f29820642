import { retry, whenWorthATry } from './retry.ts'

/** What waits to be asked for again, by the path of the page that needs it. */
const waiting = new Map<string, () => void>()
const failureListeners = new Set<(path: string) => void>()

/** Tells of each path whose page has failed, until what it returns is called. */
export function listenToFailures(listener: (path: string) => void): () => void {
  failureListeners.add(listener)
  return () => failureListeners.delete(listener)
}

export function askAgain(path: string): void {
  const ask = waiting.get(path)
  waiting.delete(path)
  ask?.()
}

/** The same at the visitor’s word. What has had no answer yet cannot be asked for a second time: it counts as failed. */
export function askAgainOrFail(path: string): void {
  if (waiting.has(path)) askAgain(path)
  else tellOfFailure(path)
}

function tellOfFailure(path: string): void {
  for (const listener of failureListeners) listener(path)
}

function whenAskedAgain(path: string): Promise<void> {
  return new Promise((resolve) => {
    const others = waiting.get(path)
    waiting.set(path, () => {
      others?.()
      resolve()
    })
    // Before the page has come to life there is nobody who could ask.
    if (failureListeners.size === 0) void whenWorthATry().then(() => askAgain(path))
    tellOfFailure(path)
  })
}

/**
 * Fetches what a page needs, twice at once and again each time that it is asked for: until all has come, the visitor is
 * on the way, and the page on the screen stays in use (decisions, section 7).
 */
export function retryPage<Needed>(path: string, fetch: () => Promise<Needed>): Promise<Needed> {
  return retry(fetch, () => whenAskedAgain(path))
}

/** The same for what no page has to itself: again whenever it is worth a try. */
export const retryPart = <Needed>(fetch: () => Promise<Needed>): Promise<Needed> => retry(fetch, whenWorthATry)
