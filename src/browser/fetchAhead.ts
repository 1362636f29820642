import { whenIdle } from './whenIdle.ts'

/** Fetches one page after another while the browser has nothing better to do. It never fails: a page that did not come is asked for again when it is wanted. */
export async function fetchAhead<Path>(paths: readonly Path[], fetch: (path: Path) => Promise<unknown>): Promise<void> {
  for (const path of paths) {
    await whenIdle()
    await fetch(path).catch(() => undefined)
  }
}
