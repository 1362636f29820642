/**
 * The address table (specification, section 2): one row for each route, typed, its screen loaded on demand.
 * What differs from route to route is a column here and never a comparison of paths inside a part.
 */
import { createRootRouteWithContext, createRoute, createRouter, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router'
import type { RouterHistory } from '@tanstack/react-router'
import { lazy } from 'react'
import type { DetailPage, HeadModel, PageSource, Pages, RedirectPage } from '#content/page'
import type { HeaderLook } from '#layout/Header/Header'
import { Layout } from '#layout/Layout/Layout'
import { PageFailed } from '#layout/PageFailed/PageFailed'

export interface RouterContext {
  readonly pages: PageSource
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly header: HeaderLook
    /** Whether the page fades and rises in. */
    readonly rises: boolean
  }
  /** What travels with a navigation and stands in no address: whom to thank, and for what. */
  interface HistoryState {
    name?: string
    services?: readonly string[]
  }
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}

async function read<Kind extends keyof Pages>(context: RouterContext, kind: Kind, path: string): Promise<Pages[Kind]> {
  const page = await context.pages.read(kind, path)
  if (!page) throw notFound()
  return page
}

function head(page: { readonly head: HeadModel } | undefined) {
  return page ? { meta: [{ title: page.head.title }, { name: 'description', content: page.head.description }] } : {}
}

/** Not `lazyRouteComponent`: the router would fetch that with every first page. */
const NotFound = lazy(() => import('#screens/NotFound/NotFound').then((module) => ({ default: module.NotFound })))

const isRedirect = (page: DetailPage | RedirectPage): page is RedirectPage => 'redirect' in page

const rootRoute = createRootRouteWithContext<RouterContext>()({
  staticData: { header: 'shadowed', rises: true },
  component: Layout,
  notFoundComponent: NotFound,
})

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { header: 'overlaid', rises: false },
  loader: ({ context }) => read(context, 'home', '/'),
  head: ({ loaderData }) => head(loaderData),
  component: lazyRouteComponent(() => import('#screens/Home/Home'), 'Home'),
})

const serviceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services/$serviceId',
  staticData: { header: 'shadowed', rises: true },
  loader: async ({ context, params }) => {
    const page = await read(context, 'service', `/services/${params.serviceId}`)
    if (isRedirect(page)) throw redirect({ href: page.redirect, replace: true })
    return page
  },
  head: ({ loaderData }) => head(loaderData),
  component: lazyRouteComponent(() => import('#screens/Detail/Detail'), 'ServiceDetail'),
})

const aboutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/about',
  staticData: { header: 'shadowed', rises: false },
  loader: ({ context }) => read(context, 'about', '/about'),
  head: ({ loaderData }) => head(loaderData),
  component: lazyRouteComponent(() => import('#screens/About/About'), 'About'),
})

/**
 * A category in the address; one that does not exist shows everything. What is not valid is said to be undefined: the
 * router leaves as it is what is left out.
 */
const category = (search: Record<string, unknown>): { category?: string | undefined } =>
  ({ category: typeof search['category'] === 'string' && /^[a-z-]+$/.test(search['category']) ? search['category'] : undefined })

const portfolioRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/portfolio',
  staticData: { header: 'bordered', rises: true },
  validateSearch: category,
  loader: ({ context }) => read(context, 'portfolio', '/portfolio'),
  head: ({ loaderData }) => head(loaderData),
  component: lazyRouteComponent(() => import('#screens/Portfolio/Portfolio'), 'Portfolio'),
})

const projectRoute = createRoute({
  getParentRoute: () => rootRoute,
  // Spelled so on purpose (specification, section 2).
  path: '/porject_{$number}',
  staticData: { header: 'shadowed', rises: true },
  loader: ({ context, params }) => {
    if (!/^(?:[1-9]|1[0-2])$/.test(params.number)) throw notFound()
    return read(context, 'project', `/porject_${params.number}`)
  },
  head: ({ loaderData }) => head(loaderData),
  component: lazyRouteComponent(() => import('#screens/Project/Project'), 'Project'),
})

const blogsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/blogs',
  staticData: { header: 'shadowed', rises: true },
  validateSearch: category,
  loader: ({ context }) => read(context, 'blogs', '/blogs'),
  head: ({ loaderData }) => head(loaderData),
  component: lazyRouteComponent(() => import('#screens/Blogs/Blogs'), 'Blogs'),
})

const articleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/blogs/$blogId',
  staticData: { header: 'shadowed', rises: true },
  loader: ({ context, params }) => read(context, 'article', `/blogs/${params.blogId}`),
  head: ({ loaderData }) => head(loaderData),
  component: lazyRouteComponent(() => import('#screens/Detail/Detail'), 'ArticleDetail'),
})

const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  // Spelled so on purpose (specification, section 2).
  path: '/contactUs',
  staticData: { header: 'shadowed', rises: true },
  validateSearch: (search: Record<string, unknown>): { service?: string | undefined } =>
    ({ service: typeof search['service'] === 'string' && /^[a-z0-9-]+(?:,[a-z0-9-]+)*$/.test(search['service']) ? search['service'] : undefined }),
  loader: ({ context }) => read(context, 'contact', '/contactUs'),
  head: ({ loaderData }) => head(loaderData),
  component: lazyRouteComponent(() => import('#screens/Contact/Contact'), 'Contact'),
})

const thankYouRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/thankyou',
  staticData: { header: 'shadowed', rises: true },
  loader: ({ context }) => read(context, 'thankYou', '/thankyou'),
  head: ({ loaderData }) => head(loaderData),
  component: lazyRouteComponent(() => import('#screens/ThankYou/ThankYou'), 'ThankYou'),
})

const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy',
  staticData: { header: 'shadowed', rises: true },
  loader: ({ context }) => read(context, 'document', '/privacy'),
  head: ({ loaderData }) => head(loaderData),
  component: lazyRouteComponent(() => import('#screens/Document/Document'), 'PrivacyNotice'),
})

const accessibilityRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/accessibility',
  staticData: { header: 'shadowed', rises: true },
  loader: ({ context }) => read(context, 'document', '/accessibility'),
  head: ({ loaderData }) => head(loaderData),
  component: lazyRouteComponent(() => import('#screens/Document/Document'), 'AccessibilityStatement'),
})

const routeTree = rootRoute.addChildren([
  homeRoute, serviceRoute, aboutRoute, portfolioRoute, projectRoute, blogsRoute, articleRoute, contactRoute, thankYouRoute,
  privacyRoute, accessibilityRoute,
])

export function createSiteRouter(context: RouterContext, server?: { readonly history: RouterHistory }) {
  return createRouter({
    routeTree,
    context,
    basepath: import.meta.env.BASE_URL,
    // /ABOUT is another address than /about, here as on the host (decisions, section 1).
    caseSensitive: true,
    trailingSlash: 'never',
    defaultPreload: 'intent',
    defaultErrorComponent: PageFailed,
    scrollRestoration: false,
    ...(server ? { history: server.history, isServer: true } : {}),
  })
}
