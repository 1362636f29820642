/** The browser's entry: hydrates the prerendered page, or renders it where there is none (development). */
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from '@tanstack/react-router'
import { documentReady } from '#browser/hydration/documentReady'
import { alive, isAlive } from '#browser/hydration/hydrated'
import { nextTask } from '#browser/hydration/nextTask'
import { handListenersToDocument } from '#browser/input/documentListeners'
import { pressOnce } from '#browser/input/pressOnce'
import { forgetSecondTaps } from '#browser/input/secondTap'
import { fetchAhead } from '#browser/loading/fetchAhead'
import { createBrowserPageSource } from '#browser/loading/pageSource'
import { retryPage, retryPart } from '#browser/loading/retryPage'
import { isSavingData } from '#browser/loading/savingData'
import { retryPictures } from '#browser/media/pictureRetry'
import { takeOverScrolling } from '#browser/navigation/arrival'
import { forgetUnshownPages } from '#browser/navigation/unshownPages'
import { showThoughBrokenOff } from '#browser/navigation/viewTransition'
import { followPinchZoom } from '#browser/viewport/pinchZoom'
import type { MenuPath } from '#content/menu'
import { pageModule } from '#content/pageModule'
import { loadPanel } from '#layout/SidePanel/SidePanel'
import { createSiteRouter } from './routes.tsx'

/** A finger gives no hint before it comes down. Contact is not among them: its form would come too. */
const likelyNext: readonly MenuPath[] = ['/about', '/portfolio', '/blogs']

async function start(): Promise<void> {
  await documentReady()
  // To read the code and to start the router are two tasks: what the visitor does comes in between.
  await nextTask()
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html must hold an element with the id "root"')

  // The dialogs stand in the body.
  handListenersToDocument(root, document.body)
  const router = createSiteRouter({ pages: createBrowserPageSource(pageModule), fetchPage: retryPage, fetchPart: retryPart, isAlive }, { defaultPreload: isSavingData() ? false : 'intent' })
  takeOverScrolling()
  showThoughBrokenOff(router)
  forgetUnshownPages(router)
  pressOnce()
  followPinchZoom()
  forgetSecondTaps()
  retryPictures()
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  if (root.firstElementChild) {
    // Tells the router that the server rendered its matches, so that it adds no boundary the HTML does not have.
    router.ssr = { manifest: undefined }
    await nextTask()
    await router.load()
    // A copy of a page that archives and proxies keep under an address of theirs: it stays as it was prerendered.
    if (router.state.matches.length < 2 && document.querySelector('[rel=canonical]')) return
    await nextTask()
    // As a transition it is done in small pieces, and what the visitor does meanwhile comes first.
    startTransition(() => void hydrateRoot(root, app))
    if (isSavingData()) return
    await alive
    void fetchAhead([loadPanel, ...likelyNext.map((to) => () => router.preloadRoute({ to }))])
  } else if (import.meta.env.DEV) {
    createRoot(root).render(app)
  }
}

void start()
