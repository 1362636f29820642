/**
 * The address table (specification, section 2): one row for each route, typed, its screen loaded on demand.
 * What differs from route to route is a column here and never a comparison of paths inside a part.
 */
import { createRootRouteWithContext, createRoute, createRouter, notFound, useRouter } from '@tanstack/react-router'
import type { RouterHistory } from '@tanstack/react-router'
import { createElement, lazy, Suspense } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { counts } from '#content/counts'
import type { EnquiryValues } from '#content/enquiryText'
import { Layout, usual } from '#layout/Layout/Layout'
import type { PageLook } from '#layout/Layout/Layout'
import { PageBroken } from '#layout/PageBroken/PageBroken'
import { read, screen, shown } from './lazyScreen.ts'
import type { LazyScreen, RouterContext } from './lazyScreen.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends PageLook {}
  /** What travels with a navigation and stands in no address. */
  interface HistoryState {
    /** Whom to thank, and for what, as it stood in the form. */
    name?: EnquiryValues[string] | undefined
    services?: EnquiryValues[string] | undefined
    /** Of a link that changes what is shown around it, as a filter does: the visitor stays where the link stands. */
    keepsPlace?: boolean
  }
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}

// Typed by hand, since a screen's own types come from the routes below.
const homeScreen: LazyScreen = screen(() => import('#screens/Home/Home'), ({ Home }) => Home, { load: () => import('#screens/Home/HomeBody'), take: ({ bringBody }) => bringBody() })
const serviceScreen: LazyScreen = screen(() => import('#screens/Detail/ServiceDetail'), ({ ServiceDetail }) => ServiceDetail)
const aboutScreen: LazyScreen = screen(() => import('#screens/About/About'), ({ About }) => About)
const portfolioScreen: LazyScreen = screen(() => import('#screens/Portfolio/Portfolio'), ({ Portfolio }) => Portfolio)
const projectScreen: LazyScreen = screen(() => import('#screens/Project/Project'), ({ Project }) => Project)
const blogsScreen: LazyScreen = screen(() => import('#screens/Blogs/Blogs'), ({ Blogs }) => Blogs)
const articleScreen: LazyScreen = screen(() => import('#screens/Detail/ArticleDetail'), ({ ArticleDetail }) => ArticleDetail)
const contactScreen: LazyScreen = screen(() => import('#screens/Contact/Contact'), ({ Contact }) => Contact, { load: () => import('#screens/Contact/EnquiryForm'), take: ({ bringForm }) => bringForm() })
const thankYouScreen: LazyScreen = screen(() => import('#screens/ThankYou/ThankYou'), ({ ThankYou }) => ThankYou)
const privacyScreen: LazyScreen = screen(() => import('#screens/Document/Document'), ({ PrivacyNotice }) => PrivacyNotice)
const accessibilityScreen: LazyScreen = screen(() => import('#screens/Document/Document'), ({ AccessibilityStatement }) => AccessibilityStatement)

interface RouteContext extends RouterContext {
  readonly NotFound: ComponentType
}

/** The routes are those of every router: what shows a page that is not there, each has for itself. */
const NotFoundOfRouter = (): ReactNode => createElement(Suspense, null, createElement(useRouter().options.context.NotFound))

const rootRoute = createRootRouteWithContext<RouteContext>()({
  staticData: usual,
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
  staticData: usual,
  loader: async ({ context, params }) => shown(await read(context, 'service', `/services/${params.serviceId}`, serviceScreen)),
  component: serviceScreen.component,
})

const aboutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/about',
  staticData: { ...usual, rises: false },
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
  staticData: { ...usual, header: 'bordered' },
  validateSearch: category,
  loader: ({ context }) => read(context, 'portfolio', '/portfolio', portfolioScreen),
  component: portfolioScreen.component,
})

const projectRoute = createRoute({
  getParentRoute: () => rootRoute,
  // Spelled so on purpose (specification, section 2).
  path: '/porject_{$number}',
  staticData: usual,
  loader: ({ context, params }) => {
    if (!/^[1-9]\d*$/.test(params.number) || Number(params.number) > counts.projects) throw notFound()
    return read(context, 'project', `/porject_${params.number}`, projectScreen)
  },
  component: projectScreen.component,
})

const blogsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/blogs',
  staticData: usual,
  validateSearch: category,
  loader: ({ context }) => read(context, 'blogs', '/blogs', blogsScreen),
  component: blogsScreen.component,
})

const articleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/blogs/$blogId',
  staticData: usual,
  loader: async ({ context, params }) => shown(await read(context, 'article', `/blogs/${params.blogId}`, articleScreen)),
  component: articleScreen.component,
})

const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  // Spelled so on purpose (specification, section 2).
  path: '/contactUs',
  staticData: usual,
  // Once, with commas, or once for each service: which of them there are is for the form to say.
  validateSearch: (search: Record<string, unknown>): { service?: string | undefined } =>
    ({ service: [search['service']].flat().filter((slug) => typeof slug === 'string').join() || undefined }),
  loader: ({ context }) => read(context, 'contact', '/contactUs', contactScreen),
  component: contactScreen.component,
})

const thankYouRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/thankyou',
  staticData: usual,
  loader: ({ context }) => read(context, 'thankYou', '/thankyou', thankYouScreen),
  component: thankYouScreen.component,
})

const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy',
  staticData: usual,
  loader: ({ context }) => read(context, 'document', '/privacy', privacyScreen),
  component: privacyScreen.component,
})

const accessibilityRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/accessibility',
  staticData: usual,
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
