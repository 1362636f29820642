import { whenIdle } from './whenIdle.ts'

/**
 * Asks for one thing after another while the browser has nothing better to do. It never fails, and what does not come
 * holds up nothing: it is asked for again when it is wanted.
 */
export async function fetchAhead(fetches: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const fetch of fetches) {
    await whenIdle()
    void fetch().catch(() => undefined)
  }
}
