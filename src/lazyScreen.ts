/** How a row of the address table (`routes.tsx`) comes to its screen: the code and the model are fetched together, before either is shown. */
import { notFound, redirect } from '@tanstack/react-router'
import { createElement } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { PageSource, Pages, RedirectPage } from '#content/page'
import { Screen } from '#layout/Screen/Screen'

export interface RouterContext {
  readonly pages: PageSource
  /** Fetches what the page at a path needs; how patient it is with the network is for each side to say. */
  readonly fetchPage: <Needed>(path: string, fetch: () => Promise<Needed>) => Promise<Needed>
  /** The same for what is of no one address, which nobody can ask for again. */
  readonly fetchPart: <Needed>(fetch: () => Promise<Needed>) => Promise<Needed>
  /** Whether the visitor comes from another page of the site: this one is then fetched whole before it is shown. */
  readonly isAlive: () => boolean
}

export interface LazyScreen {
  /** Shows the screen, which has been fetched. */
  readonly component: () => ReactNode
  readonly fetch: () => Promise<void>
  /** Brings the part that the screen fetches for itself on a first load, where it stands as it was prerendered until that comes. */
  readonly fetchRest: () => Promise<unknown>
}

/** The part that a screen fetches for itself on a first load. */
interface Rest<Module> {
  /** Fetches its code, beside the screen's own. */
  readonly load: () => Promise<unknown>
  /** Has the screen take it. */
  readonly take: (module: Module) => Promise<unknown>
}

/**
 * A screen's code is fetched along with its model, so that a route has one thing to wait for and one that can fail.
 * The router's own lazy component would load the whole document anew where the code cannot be had.
 */
export function lazyScreen<Module>(load: () => Promise<Module>, pick: (module: Module) => ComponentType, rest?: Rest<Module>): LazyScreen {
  let found: ComponentType | undefined
  return {
    component: () => createElement(Screen, { of: found }),
    fetch: async () => {
      found ??= pick(await load())
    },
    fetchRest: async () => rest && Promise.all([rest.load(), load().then(rest.take)]),
  }
}

/** The model of the page at a path, once its screen’s code has come too; no page, and the not-found screen is shown. */
export async function readPage<Kind extends keyof Pages>({ pages, fetchPage, isAlive }: RouterContext, kind: Kind, path: string, { fetch, fetchRest }: LazyScreen): Promise<Pages[Kind]> {
  const [page] = await fetchPage(path, () => Promise.all([pages.read(kind, path), fetch(), isAlive() && fetchRest()]))
  if (!page) throw notFound()
  return page
}

const isRedirect = (page: object): page is RedirectPage => 'redirect' in page

/** The model itself; where the address is not the page's own, the router is sent on to that. @throws the router's redirect. */
export function followRedirect<Page extends object>(page: Page | RedirectPage): Page {
  if (isRedirect(page)) throw redirect({ href: page.redirect, replace: true })
  return page
}
