import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider, RouterProvider } from '@tanstack/react-router'
import { Config, Parser } from 'html-validate'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, test } from 'vitest'
import { beneathHeader, earlyDialog, earlyPanelId, headerMenu, livingPanel, mainId, risingPage, usefulLinksId, withinEarlyDialog } from '#browser/landmarks'
import { EarlyPanel } from '#layout/SidePanel/EarlyPanel'
import { Layout, defaultLook } from '#layout/Layout/Layout'

const parser = new Parser(await Config.defaultConfig().resolve())

/** As the documents have it: the layout, and the early panel where its script puts it. */
async function documentOfLayout() {
  const router = createRouter({ routeTree: createRootRoute({ component: Layout, notFoundComponent: () => null, staticData: defaultLook }), history: createMemoryHistory({ initialEntries: ['/'] }), isServer: true })
  router.ssr = { manifest: undefined }
  await router.load()
  const { prelude } = await prerenderToNodeStream(<RouterProvider router={router} />, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  const panel = renderToStaticMarkup(<RouterContextProvider router={router}><EarlyPanel /></RouterContextProvider>)
  return parser.parseHtml(`<!doctype html><html><body><div id="root">${await text(prelude)}</div>${panel}</body></html>`)
}

test('the layout has each landmark that src/browser looks for, once where it is an id', async () => {
  const page = await documentOfLayout()
  for (const id of [mainId, usefulLinksId]) expect(page.querySelectorAll(`[id="${id}"]`), id).toHaveLength(1)
  for (const selector of [earlyDialog, withinEarlyDialog, headerMenu, risingPage, beneathHeader]) expect(page.querySelector(selector), selector).not.toBeNull()
  expect(page.querySelector(`a[href="#${mainId}"]`), 'the skip link').not.toBeNull()
  // It comes with a press alone (panel.spec.ts).
  expect(page.querySelector(livingPanel)).toBeNull()
  expect(readFileSync('index.html', 'utf8')).toContain(`<template id="${earlyPanelId}">`)
})

test.each([`'#${earlyPanelId}'`, `'#${usefulLinksId}'`, `'${earlyDialog}'`, `'${headerMenu}'`, `'${beneathHeader}'`])('the script in the document has %s, too', (landmark) => {
  expect(readFileSync('src/early.ts', 'utf8')).toContain(landmark)
})
