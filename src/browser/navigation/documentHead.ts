import type { AnyRouter } from '@tanstack/react-router'
import type { HeadModel } from '#content/page'

/** Whether the page that the router has come to is the one that says that there is none. */
export const isNotFound = ({ state: { matches } }: AnyRouter): boolean => matches.some((match) => match.status === 'notFound' || ('_notFound' in match && match._notFound === true))

/** A page's title as other sites show it: the site's name stands beside it there. */
export const bareTitle = (title: string, siteName: string): string => title.replace(` | ${siteName}`, '')

/**
 * Makes the document's head that of the page now shown, as its own file would have it: who shares it or keeps it takes
 * the address from there. What describes the page that was loaded first alone, its picture and its structured data, goes.
 */
export function nameDocument(router: AnyRouter, notFoundTitle: string, siteName: string): void {
  const isMissing = isNotFound(router)
  const page: { readonly head: HeadModel } | undefined = router.state.matches.at(-1)?.loaderData
  if (!page && !isMissing) return
  const { title = notFoundTitle, description, address } = (!isMissing && page?.head) || {}
  const { head } = document
  const say = (names: string, value: string | undefined): void => {
    for (const tag of head.querySelectorAll<HTMLMetaElement>(names)) tag.content = value ?? tag.content
  }
  document.title = title
  say('[property="og:title"]', bareTitle(title, siteName))
  say('[name=description], [property="og:description"]', description)
  say('[property="og:url"]', address ?? location.href)
  say('[name="twitter:card"]', 'summary')
  for (const tag of head.querySelectorAll('[rel=canonical], [name=robots], [property^="og:image"], [type$="ld+json"]')) tag.remove()
  head.append(address ? Object.assign(document.createElement('link'), { rel: 'canonical', href: address }) : Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }))
}
