import { whenIdle } from './whenIdle.ts'

/** Fetches one thing after another while the browser has nothing better to do. It never fails: what did not come is asked for again when it is wanted. */
export async function fetchAhead(fetches: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const fetch of fetches) {
    await whenIdle()
    await fetch().catch(() => undefined)
  }
}
