/** One of each kind of page. */
export const kinds: readonly string[] = ['/', '/about', '/portfolio', '/porject_1', '/blogs', '/blogs/an-e-mail-newsletter-worth-opening', '/contactUs', '/services/seo', '/privacy', '/nope']
