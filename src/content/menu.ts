/** The menu (specification, section 2), and the small index of services that menus and lists share. */
import type { ServiceGroup } from './serviceGroups.ts'

export interface MenuEntry {
  readonly id: number
  readonly icon: string
  readonly title: string
  readonly path: `/services/${string}`
  readonly group: ServiceGroup
}

export type MenuPath = '/' | '/about' | '/portfolio' | '/blogs' | '/contactUs'

export type MenuItem =
  | { readonly id: string; readonly title: string; readonly path: MenuPath }
  | { readonly id: string; readonly title: string; readonly dropdown: readonly ServiceEntry[] }

/**
 * All services in the order of their ids, row by row of the dropdown: the footer's Top Services are the
 * first six and the six after them.
 */
export const serviceEntries = [
  { id: 21, icon: 'compass', title: 'Brand strategy', path: '/services/brand-strategy', group: 'brand' },
  { id: 22, icon: 'search', title: 'SEO', path: '/services/seo', group: 'search' },
  { id: 23, icon: 'message-circle', title: 'Social media management', path: '/services/social-media', group: 'content' },
  { id: 24, icon: 'app-window', title: 'Web design', path: '/services/web-design', group: 'web' },
  { id: 25, icon: 'fingerprint', title: 'Brand identity', path: '/services/brand-identity', group: 'brand' },
  { id: 26, icon: 'mouse-pointer-click', title: 'Paid search', path: '/services/paid-search', group: 'search' },
  { id: 27, icon: 'clapperboard', title: 'Video production', path: '/services/video-production', group: 'content' },
  { id: 28, icon: 'book-open', title: 'Amazon book publishing', path: '/services/amazon-book-publishing', group: 'web' },
  { id: 29, icon: 'map', title: 'Marketing strategy', path: '/services/marketing-strategy', group: 'brand' },
  { id: 30, icon: 'megaphone', title: 'Paid social', path: '/services/paid-social', group: 'search' },
  { id: 31, icon: 'newspaper', title: 'Content marketing', path: '/services/content-marketing', group: 'content' },
  { id: 32, icon: 'shopping-bag', title: 'E-commerce websites', path: '/services/ecommerce', group: 'web' },
  { id: 33, icon: 'users', title: 'Market research', path: '/services/market-research', group: 'brand' },
  { id: 34, icon: 'map-pin', title: 'Local SEO', path: '/services/local-seo', group: 'search' },
  { id: 35, icon: 'mail', title: 'Email marketing', path: '/services/email-marketing', group: 'content' },
  { id: 36, icon: 'code', title: 'Web development', path: '/services/web-development', group: 'web' },
  { id: 37, icon: 'pen-line', title: 'Copywriting', path: '/services/copywriting', group: 'brand' },
  { id: 38, icon: 'funnel', title: 'Conversion improvement', path: '/services/conversion', group: 'search' },
  { id: 39, icon: 'camera', title: 'Photography', path: '/services/photography', group: 'content' },
  { id: 40, icon: 'wrench', title: 'Website care', path: '/services/website-care', group: 'web' },
  { id: 41, icon: 'refresh-cw', title: 'Rebranding', path: '/services/rebranding', group: 'brand' },
  { id: 42, icon: 'layout-template', title: 'Display advertising', path: '/services/display-advertising', group: 'search' },
  { id: 43, icon: 'radio', title: 'Digital PR', path: '/services/digital-pr', group: 'content' },
  { id: 44, icon: 'chart-no-axes-column', title: 'Analytics and reporting', path: '/services/analytics', group: 'web' },
] as const satisfies readonly MenuEntry[]

/** An entry as the menus show it: its icon is one that is drawn, its address checked when the site is built. */
export type ServiceEntry = Omit<(typeof serviceEntries)[number], 'path'> & { readonly path: string }

export const menu: readonly MenuItem[] = [
  { id: 'home', title: 'Home', path: '/' },
  { id: 'services', title: 'Services', dropdown: serviceEntries },
  { id: 'about', title: 'About Us', path: '/about' },
  { id: 'portfolio', title: 'Portfolio', path: '/portfolio' },
  { id: 'blogs', title: 'Blogs', path: '/blogs' },
  // Spelled so on purpose (specification, section 2).
  { id: 'contact', title: 'Contact Us', path: '/contactUs' },
]
