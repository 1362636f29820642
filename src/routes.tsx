/**
 * The address table (specification, section 2): one row for each route, typed, its screen loaded on demand.
 * What differs from route to route is a column here and never a comparison of paths inside a part.
 */
import { createRootRouteWithContext, createRoute, createRouter, notFound, redirect, useRouter } from '@tanstack/react-router'
import type { RouterHistory } from '@tanstack/react-router'
import { createElement, lazy, Suspense } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { counts } from '#content/counts'
import type { PageSource, Pages, RedirectPage } from '#content/page'
import type { HeaderLook } from '#layout/Header/Header'
import { Layout } from '#layout/Layout/Layout'
import { PageBroken } from '#layout/PageBroken/PageBroken'
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

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly header: HeaderLook
    /** Whether the page fades and rises in. */
    readonly rises: boolean
  }
  /** What travels with a navigation and stands in no address. */
  interface HistoryState {
    /** Whom to thank, and for what. */
    name?: string
    services?: readonly string[]
    /** Of a link that changes what is shown around it, as a filter does: the visitor stays where the link stands. */
    keepsPlace?: boolean
  }
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}

interface LazyScreen {
  /** Shows the screen, which has been fetched. */
  readonly component: () => ReactNode
  readonly fetch: () => Promise<void>
  /** Brings the part that the screen fetches for itself on a first load, where it stands as it was prerendered until that comes. */
  readonly fetchRest: () => Promise<unknown>
}

/**
 * A screen's code is fetched along with its model, so that a route has one thing to wait for and one that can fail.
 * The router's own lazy component would load the whole document anew where the code cannot be had.
 *
 * @param loadRest Fetches the code of the part that the screen fetches for itself on a first load, beside the screen's own.
 * @param takeRest Has the screen take that part.
 */
function screen<Module>(load: () => Promise<Module>, pick: (module: Module) => ComponentType, loadRest?: () => Promise<unknown>, takeRest?: (module: Module) => Promise<unknown>): LazyScreen {
  let found: ComponentType | undefined
  return {
    component: () => createElement(Screen, { of: found }),
    fetch: async () => {
      found ??= pick(await load())
    },
    fetchRest: () => Promise.all([loadRest?.(), load().then(takeRest)]),
  }
}

async function read<Kind extends keyof Pages>({ pages, fetchPage, isAlive }: RouterContext, kind: Kind, path: string, { fetch, fetchRest }: LazyScreen): Promise<Pages[Kind]> {
  const [page] = await fetchPage(path, () => Promise.all([pages.read(kind, path), fetch(), isAlive() && fetchRest()]))
  if (!page) throw notFound()
  return page
}

const isRedirect = (page: object): page is RedirectPage => 'redirect' in page

/** Leads on from an address that is not the page's own. */
function shown<Page extends object>(page: Page | RedirectPage): Page {
  if (isRedirect(page)) throw redirect({ href: page.redirect, replace: true })
  return page
}

// Typed by hand, since a screen's own types come from the routes below.
const homeScreen: LazyScreen = screen(() => import('#screens/Home/Home'), ({ Home }) => Home, () => import('#screens/Home/HomeBody'), ({ bringBody }) => bringBody())
const serviceScreen: LazyScreen = screen(() => import('#screens/Detail/ServiceDetail'), ({ ServiceDetail }) => ServiceDetail)
const aboutScreen: LazyScreen = screen(() => import('#screens/About/About'), ({ About }) => About)
const portfolioScreen: LazyScreen = screen(() => import('#screens/Portfolio/Portfolio'), ({ Portfolio }) => Portfolio)
const projectScreen: LazyScreen = screen(() => import('#screens/Project/Project'), ({ Project }) => Project)
const blogsScreen: LazyScreen = screen(() => import('#screens/Blogs/Blogs'), ({ Blogs }) => Blogs)
const articleScreen: LazyScreen = screen(() => import('#screens/Detail/ArticleDetail'), ({ ArticleDetail }) => ArticleDetail)
const contactScreen: LazyScreen = screen(() => import('#screens/Contact/Contact'), ({ Contact }) => Contact, () => import('#screens/Contact/EnquiryForm'), ({ bringForm }) => bringForm())
const thankYouScreen: LazyScreen = screen(() => import('#screens/ThankYou/ThankYou'), ({ ThankYou }) => ThankYou)
const privacyScreen: LazyScreen = screen(() => import('#screens/Document/Document'), ({ PrivacyNotice }) => PrivacyNotice)
const accessibilityScreen: LazyScreen = screen(() => import('#screens/Document/Document'), ({ AccessibilityStatement }) => AccessibilityStatement)

interface RouteContext extends RouterContext {
  readonly NotFound: ComponentType
}

/** The routes are those of every router: what shows a page that is not there, each has for itself. */
const NotFoundOfRouter = (): ReactNode => createElement(Suspense, null, createElement(useRouter().options.context.NotFound))

const rootRoute = createRootRouteWithContext<RouteContext>()({
  staticData: { header: 'shadowed', rises: true },
  component: Layout,
  // At the root, whatever address is not found: there alone it stands as it was prerendered.
  notFoundComponent: NotFoundOfRouter,
})

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { header: 'overlaid', rises: false },
  loader: ({ context }) => read(context, 'home', '/', homeScreen),
  component: homeScreen.component,
})

const serviceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services/$serviceId',
  staticData: { header: 'shadowed', rises: true },
  loader: async ({ context, params }) => shown(await read(context, 'service', `/services/${params.serviceId}`, serviceScreen)),
  component: serviceScreen.component,
})

const aboutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/about',
  staticData: { header: 'shadowed', rises: false },
  loader: ({ context }) => read(context, 'about', '/about', aboutScreen),
  component: aboutScreen.component,
})

/**
 * A category in the address, of several the first, in whatever letters it was typed; one that does not exist shows
 * everything. What is not valid is said to be undefined: the router leaves as it is what is left out.
 */
function category(search: Record<string, unknown>): { category?: string | undefined } {
  const [asked] = [search['category']].flat()
  return { category: typeof asked === 'string' && /^[a-z-]+$/i.test(asked) ? asked.toLowerCase() : undefined }
}

const portfolioRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/portfolio',
  staticData: { header: 'bordered', rises: true },
  validateSearch: category,
  loader: ({ context }) => read(context, 'portfolio', '/portfolio', portfolioScreen),
  component: portfolioScreen.component,
})

const projectRoute = createRoute({
  getParentRoute: () => rootRoute,
  // Spelled so on purpose (specification, section 2).
  path: '/porject_{$number}',
  staticData: { header: 'shadowed', rises: true },
  loader: ({ context, params }) => {
    if (!/^[1-9]\d*$/.test(params.number) || Number(params.number) > counts.projects) throw notFound()
    return read(context, 'project', `/porject_${params.number}`, projectScreen)
  },
  component: projectScreen.component,
})

const blogsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/blogs',
  staticData: { header: 'shadowed', rises: true },
  validateSearch: category,
  loader: ({ context }) => read(context, 'blogs', '/blogs', blogsScreen),
  component: blogsScreen.component,
})

const articleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/blogs/$blogId',
  staticData: { header: 'shadowed', rises: true },
  loader: async ({ context, params }) => shown(await read(context, 'article', `/blogs/${params.blogId}`, articleScreen)),
  component: articleScreen.component,
})

const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  // Spelled so on purpose (specification, section 2).
  path: '/contactUs',
  staticData: { header: 'shadowed', rises: true },
  // Once, with commas, or once for each service: which of them there are is for the form to say.
  validateSearch: (search: Record<string, unknown>): { service?: string | undefined } =>
    ({ service: [search['service']].flat().filter((slug) => typeof slug === 'string').join() || undefined }),
  loader: ({ context }) => read(context, 'contact', '/contactUs', contactScreen),
  component: contactScreen.component,
})

const thankYouRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/thankyou',
  staticData: { header: 'shadowed', rises: true },
  loader: ({ context }) => read(context, 'thankYou', '/thankyou', thankYouScreen),
  component: thankYouScreen.component,
})

const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy',
  staticData: { header: 'shadowed', rises: true },
  loader: ({ context }) => read(context, 'document', '/privacy', privacyScreen),
  component: privacyScreen.component,
})

const accessibilityRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/accessibility',
  staticData: { header: 'shadowed', rises: true },
  loader: ({ context }) => read(context, 'document', '/accessibility', accessibilityScreen),
  component: accessibilityScreen.component,
})

const routeTree = rootRoute.addChildren([
  homeRoute, serviceRoute, aboutRoute, portfolioRoute, projectRoute, blogsRoute, articleRoute, contactRoute, thankYouRoute,
  privacyRoute, accessibilityRoute,
])

export interface RouterSide {
  readonly history?: RouterHistory
  readonly isServer?: true
  /** Whether a page is fetched as soon as a link to it is pointed at. */
  readonly defaultPreload?: 'intent' | false
}

export function createSiteRouter(context: RouterContext, side: RouterSide) {
  // Not `lazyRouteComponent`: the router would fetch that with every first page.
  const NotFound = lazy(() => context.fetchPart(() => Promise.all([import('#screens/NotFound/NotFound'), context.pages.notFound()])).then(([module]) => ({ default: module.NotFound })))
  return createRouter({
    routeTree,
    context: { ...context, NotFound },
    basepath: import.meta.env.BASE_URL,
    // /ABOUT is another address than /about, here as on the host (decisions, section 1).
    caseSensitive: true,
    trailingSlash: 'never',
    scrollRestoration: false,
    // What a page says does not change during a visit: it is read once, and stays as it was for who comes back to it.
    defaultStaleTime: Infinity,
    defaultPreloadStaleTime: Infinity,
    defaultGcTime: Infinity,
    defaultPreloadGcTime: Infinity,
    defaultErrorComponent: PageBroken,
    ...side,
  })
}
