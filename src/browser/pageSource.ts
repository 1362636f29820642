import type { NotFoundPage, Pages, PageSource } from '#content/page'

/** What `prerender.tsx` writes into each document beside the page: the model it was made from. */
interface EmbeddedPage {
  readonly version: string
  readonly path: string
  readonly model: unknown
}

/** Where the module with a page's model is served. One address for each page, so that no list of them is shipped. */
export const pageModule = (version: string, path: string): string =>
  `${import.meta.env.BASE_URL}content/${version}${path === '/' ? '/home' : path}.js`

/** A location's path as the routes write it: without the prefix that the site is served under. */
const pathOf = (pathname: string): string => `/${pathname.slice(import.meta.env.BASE_URL.length)}`

function readEmbedded(): EmbeddedPage | undefined {
  const data = document.getElementById('page')?.textContent
  return data ? JSON.parse(data) : undefined
}

/**
 * Pages in the browser: the first comes with the document, the others as modules on demand. A module that
 * has failed is asked for by another address, since some browsers remember a failure.
 */
export function createBrowserPageSource(): PageSource {
  const embedded = readEmbedded()
  const version = embedded?.version ?? 'dev'
  const read = new Map<string, Promise<unknown>>()
  if (embedded) read.set(embedded.path, Promise.resolve(embedded.model))
  // The host answered with the not-found page: there is nothing at the address that was asked for.
  if (embedded?.path === '/404') read.set(pathOf(location.pathname), Promise.resolve(undefined))

  const failures = new Map<string, number>()
  async function load(path: string): Promise<unknown> {
    const count = failures.get(path) ?? 0
    const address = pageModule(version, path)
    try {
      return (await import(/* @vite-ignore */ count ? `${address}?again=${count}` : address)).default
    } catch (error) {
      failures.set(path, count + 1)
      throw error
    }
  }

  let notFound: Promise<NotFoundPage> | undefined

  return {
    notFound() {
      // As with `read`: the build wrote the module from this very type.
      notFound ??= (read.get('/404') ?? load('/404')) as Promise<NotFoundPage>
      return notFound
    },
    read<Kind extends keyof Pages>(_kind: Kind, path: string) {
      let page = read.get(path)
      if (!page) {
        page = load(path)
        page.catch(() => read.delete(path))
        read.set(path, page)
      }
      // The build wrote the module from `Pages[Kind]`; the cast is the one place where that promise crosses the network.
      return page as Promise<Pages[Kind] | undefined>
    },
  }
}
