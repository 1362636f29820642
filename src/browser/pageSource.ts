import type { NotFoundPage, Pages, PageSource } from '#content/page'

/** What `prerender.tsx` writes into each document beside the page: the model it was made from. */
interface EmbeddedPage<Model> {
  readonly version: string
  readonly path: string
  readonly model: Model
}

/** Where the module with a page's model is served. One address for each page, so that no list of them is shipped. */
export const pageModule = (version: string, path: string): string =>
  `${import.meta.env.BASE_URL}content/${version}${path === '/' ? '/home' : path}.js`

/** A location's path as the routes write it: without the prefix that the site is served under. */
const pathOf = (pathname: string): string => `/${pathname.slice(import.meta.env.BASE_URL.length)}`

function readEmbedded<Model>(): EmbeddedPage<Model> | undefined {
  const data = document.getElementById('page')?.textContent
  return data ? JSON.parse(data) : undefined
}

/**
 * Pages in the browser: the first comes with the document, the others as modules on demand, which the browser keeps.
 * A module that has failed is asked for by another address, since some browsers remember a failure.
 */
export function createBrowserPageSource(): PageSource {
  const { version = 'dev', path: servedPath = undefined } = readEmbedded() ?? {}
  /** The host answered with the not-found page: there is nothing at the address that was asked for. */
  const nowhere = servedPath === '/404' ? pathOf(location.pathname) : undefined
  const failures = new Map<string, number>()

  async function load<Model>(path: string): Promise<Model | undefined> {
    if (path === nowhere) return undefined
    if (path === servedPath) return readEmbedded<Model>()?.model
    const count = failures.get(path) ?? 0
    const address = pageModule(version, path)
    try {
      // The build wrote the module from this very type.
      const module: { readonly default: Model } = await import(/* @vite-ignore */ count ? `${address}?again=${count}` : address)
      return module.default
    } catch (error) {
      failures.set(path, count + 1)
      throw error
    }
  }

  async function loadNotFound(): Promise<NotFoundPage> {
    const page = await load<NotFoundPage>('/404')
    if (!page) throw new Error('The not-found page must be in the document or in a module')
    return page
  }
  let notFound: Promise<NotFoundPage> | undefined

  return {
    notFound() {
      notFound ??= loadNotFound()
      return notFound
    },
    read<Kind extends keyof Pages>(_kind: Kind, path: string) {
      return load<Pages[Kind]>(path)
    },
  }
}
