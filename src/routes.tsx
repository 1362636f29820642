/**
 * The address table (specification, section 2): one row for each route, typed, its screen loaded on demand.
 * What differs from route to route is a column here and never a comparison of paths inside a part.
 */
import { createRootRouteWithContext, createRoute, createRouter, notFound, useRouter } from '@tanstack/react-router'
import type { RouterHistory } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { counts } from '#content/counts'
import type { EnquiryValues } from '#content/enquiryText'
import { defaultLook, Layout } from '#layout/Layout/Layout'
import type { PageLook } from '#layout/Layout/Layout'
import { PageBroken } from '#layout/PageBroken/PageBroken'
import { followRedirect, lazyScreen, readPage } from './lazyScreen.ts'
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
const homeScreen: LazyScreen = lazyScreen(() => import('#screens/Home/Home'), ({ Home }) => Home, {
  load: () => import('#screens/Home/HomeBody'),
  take: ({ bringBody }) => bringBody(),
})
const serviceScreen: LazyScreen = lazyScreen(() => import('#screens/Detail/ServiceDetail'), ({ ServiceDetail }) => ServiceDetail)
const aboutScreen: LazyScreen = lazyScreen(() => import('#screens/About/About'), ({ About }) => About)
const portfolioScreen: LazyScreen = lazyScreen(() => import('#screens/Portfolio/Portfolio'), ({ Portfolio }) => Portfolio)
const projectScreen: LazyScreen = lazyScreen(() => import('#screens/Project/Project'), ({ Project }) => Project)
const blogsScreen: LazyScreen = lazyScreen(() => import('#screens/Blogs/Blogs'), ({ Blogs }) => Blogs)
const articleScreen: LazyScreen = lazyScreen(() => import('#screens/Detail/ArticleDetail'), ({ ArticleDetail }) => ArticleDetail)
const contactScreen: LazyScreen = lazyScreen(() => import('#screens/Contact/Contact'), ({ Contact }) => Contact, {
  load: () => import('#screens/Contact/EnquiryForm'),
  take: ({ bringForm }) => bringForm(),
})
const thankYouScreen: LazyScreen = lazyScreen(() => import('#screens/ThankYou/ThankYou'), ({ ThankYou }) => ThankYou)
const privacyScreen: LazyScreen = lazyScreen(() => import('#screens/Document/Document'), ({ PrivacyNotice }) => PrivacyNotice)
const accessibilityScreen: LazyScreen = lazyScreen(() => import('#screens/Document/Document'), ({ AccessibilityStatement }) => AccessibilityStatement)

interface RouteContext extends RouterContext {
  readonly NotFound: ComponentType
}

/** The routes are shared by all routers, and the not-found screen is not: each router has its own in its context. */
function NotFoundOfRouter() {
  const { NotFound } = useRouter().options.context
  return <Suspense><NotFound /></Suspense>
}

const rootRoute = createRootRouteWithContext<RouteContext>()({
  staticData: defaultLook,
  component: Layout,
  // At the root, whatever address is not found: there alone it stands as it was prerendered.
  notFoundComponent: NotFoundOfRouter,
})

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { header: 'overlaid', rises: false },
  loader: ({ context }) => readPage(context, 'home', '/', homeScreen),
  component: homeScreen.component,
})

const serviceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services/$serviceId',
  staticData: defaultLook,
  loader: async ({ context, params }) => followRedirect(await readPage(context, 'service', `/services/${params.serviceId}`, serviceScreen)),
  component: serviceScreen.component,
})

const aboutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/about',
  staticData: { ...defaultLook, rises: false },
  loader: ({ context }) => readPage(context, 'about', '/about', aboutScreen),
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
  staticData: { ...defaultLook, header: 'bordered' },
  validateSearch: category,
  loader: ({ context }) => readPage(context, 'portfolio', '/portfolio', portfolioScreen),
  component: portfolioScreen.component,
})

const projectRoute = createRoute({
  getParentRoute: () => rootRoute,
  // Spelled so on purpose (specification, section 2).
  path: '/porject_{$number}',
  staticData: defaultLook,
  loader: ({ context, params }) => {
    if (!/^[1-9]\d*$/.test(params.number) || Number(params.number) > counts.projects) throw notFound()
    return readPage(context, 'project', `/porject_${params.number}`, projectScreen)
  },
  component: projectScreen.component,
})

const blogsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/blogs',
  staticData: defaultLook,
  validateSearch: category,
  loader: ({ context }) => readPage(context, 'blogs', '/blogs', blogsScreen),
  component: blogsScreen.component,
})

const articleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/blogs/$blogId',
  staticData: defaultLook,
  loader: async ({ context, params }) => followRedirect(await readPage(context, 'article', `/blogs/${params.blogId}`, articleScreen)),
  component: articleScreen.component,
})

const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  // Spelled so on purpose (specification, section 2).
  path: '/contactUs',
  staticData: defaultLook,
  // Once, with commas, or once for each service: which of them there are is for the form to say.
  validateSearch: (search: Record<string, unknown>): { service?: string | undefined } => {
    const slugs = [search['service']].flat().filter((slug) => typeof slug === 'string')
    return { service: slugs.join() || undefined }
  },
  loader: ({ context }) => readPage(context, 'contact', '/contactUs', contactScreen),
  component: contactScreen.component,
})

const thankYouRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/thankyou',
  staticData: defaultLook,
  loader: ({ context }) => readPage(context, 'thankYou', '/thankyou', thankYouScreen),
  component: thankYouScreen.component,
})

const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy',
  staticData: defaultLook,
  loader: ({ context }) => readPage(context, 'document', '/privacy', privacyScreen),
  component: privacyScreen.component,
})

const accessibilityRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/accessibility',
  staticData: defaultLook,
  loader: ({ context }) => readPage(context, 'document', '/accessibility', accessibilityScreen),
  component: accessibilityScreen.component,
})

const routeTree = rootRoute.addChildren([
  homeRoute, serviceRoute, aboutRoute, portfolioRoute, projectRoute, blogsRoute, articleRoute, contactRoute, thankYouRoute,
  privacyRoute, accessibilityRoute,
])

/** Where the browser's router and the prerenderer's differ. */
export interface RouterSide {
  readonly history?: RouterHistory
  readonly isServer?: true
  /** Whether a page is fetched as soon as a link to it is pointed at. */
  readonly defaultPreload?: 'intent' | false
}

/** The not-found screen, with its model. Not `lazyRouteComponent`: the router would fetch that with every first page. */
function lazyNotFound({ fetchPart, pages }: RouterContext) {
  const fetchScreen = () => Promise.all([import('#screens/NotFound/NotFound'), pages.notFound()])
  return lazy(() => fetchPart(fetchScreen).then(([{ NotFound }]) => ({ default: NotFound })))
}

/** The router of one side, the browser's or the prerenderer's: `context` is how that comes to code and models. */
export function createSiteRouter(context: RouterContext, side: RouterSide) {
  return createRouter({
    routeTree,
    context: { ...context, NotFound: lazyNotFound(context) },
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
