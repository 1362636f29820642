import { text } from 'node:stream/consumers'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, test } from 'vitest'
import { strings } from '#content/strings'
import { sitePages } from '../../src/prerender.tsx'
import { createSiteRouter } from '../../src/routes.tsx'

const missing = sitePages().find((page) => page.kind === 'notFound')

/** A router at an address that leads nowhere, and what is done where it is asked for a part. */
function routerNowhere(onPart: () => void) {
  if (missing?.kind !== 'notFound') throw new Error('src/content/pages.ts must make the not-found page')
  const page = Promise.resolve(missing.model)
  const router = createSiteRouter({
    pages: { notFound: () => page, read: () => Promise.resolve(undefined) },
    fetchPage: (_, fetch) => fetch(),
    fetchPart: (fetch) => {
      onPart()
      return fetch()
    },
    isAlive: () => false,
  }, { history: createMemoryHistory({ initialEntries: ['/nowhere'] }), isServer: true })
  router.ssr = { manifest: undefined }
  return router
}

test('each router fetches for itself what shows that a page is not there, whichever was made last', async () => {
  const asked: string[] = []
  const first = routerNowhere(() => asked.push('first'))
  const second = routerNowhere(() => asked.push('second'))
  for (const router of [first, second]) {
    await router.load()
    const { prelude } = await prerenderToNodeStream(<RouterProvider router={router} />)
    expect(await text(prelude)).toContain(strings.notFound.title)
  }
  expect(asked).toEqual(['first', 'second'])
})
