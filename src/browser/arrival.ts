import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

function nameDocument(title: string | undefined, description: string | undefined, isNotFound: boolean, notFoundTitle: string): void {
  document.title = isNotFound ? notFoundTitle : title ?? document.title
  const tag = document.querySelector('meta[name="description"]')
  if (description) tag?.setAttribute('content', description)
}

/**
 * On arriving at another page: names the document, goes to the top (Back and Forward too, as the
 * specification says) and gives focus to the page's first heading, or to the target of the hash.
 */
export function useArrival(notFoundTitle: string): void {
  const router = useRouter()
  useEffect(
    () => router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return
      // From now on pages fade in as they rise; the first one was there from the first paint.
      document.documentElement.dataset['arrived'] = ''
      const { matches } = router.state
      const isNotFound = matches.some((match) => match.status === 'notFound' || ('globalNotFound' in match && match.globalNotFound === true))
      const meta = matches.flatMap((match) => match.meta ?? []).filter((tag) => tag !== undefined)
      const title = meta.findLast((tag) => 'title' in tag)?.title
      const description = meta.findLast((tag) => 'name' in tag && tag.name === 'description')
      nameDocument(title, description && 'content' in description ? description.content : undefined, isNotFound, notFoundTitle)

      const target = toLocation.hash ? document.getElementById(toLocation.hash) : null
      if (!target) window.scrollTo({ top: 0, behavior: 'instant' })
      const focused = target ?? document.querySelector<HTMLElement>('main h1')
      if (target && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
      focused?.focus({ preventScroll: !target })
    }),
    [router, notFoundTitle],
  )
}
