import type { PageSource } from '#content/page'
import { isAlive } from '#browser/hydration/hydrated'

/** What `prerender.tsx` writes into each document beside the page: the model it was made from. */
interface EmbeddedPage {
  readonly version: string
  readonly path: string
  readonly model: unknown
}

function readEmbedded(): EmbeddedPage | undefined {
  const data = document.getElementById('page')?.textContent
  return data ? JSON.parse(data) : undefined
}

/**
 * Pages in the browser: the first comes with the document, the others as modules on demand. A module that
 * has failed is asked for by another address, since some browsers remember a failure.
 *
 * @param pageModule Says where a page's module is served, from the site's root on.
 */
export function createBrowserPageSource(pageModule: (version: string, path: string) => string): PageSource {
  const embedded = readEmbedded()
  const version = embedded?.version ?? 'dev'
  // What comes over the network has no type: the build wrote each module from the very type that is read here.
  const read = new Map<string, ReturnType<typeof load>>()
  if (embedded) read.set(embedded.path, Promise.resolve(embedded.model))

  const failures = new Map<string, number>()
  async function load(path: string) {
    const count = failures.get(path) ?? 0
    const address = `${import.meta.env.BASE_URL}${pageModule(version, path)}`
    try {
      return (await import(/* @vite-ignore */ count ? `${address}?again=${count}` : address)).default
    } catch (error) {
      failures.set(path, count + 1)
      throw error
    }
  }

  function readOnce(path: string) {
    let page = read.get(path)
    if (!page) {
      page = load(path)
      page.catch(() => read.delete(path))
      read.set(path, page)
    }
    return page
  }

  return {
    notFound: () => readOnce('/404'),
    read: (_kind, path) => {
      // The host answered with the not-found page: there is nothing at the address that was asked for, however the router
      // writes it. What is fetched ahead is asked for once the page is alive.
      if (embedded?.path === '/404' && !isAlive()) read.set(path, Promise.resolve(undefined))
      return readOnce(path)
    },
  }
}
