/** The browser's entry: hydrates the prerendered page, or renders it where there is none (development). */
import { startTransition, StrictMode } from 'react'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from '@tanstack/react-router'
import { documentReady } from '#browser/hydration/documentReady'
import { alive, isAlive } from '#browser/hydration/hydrated'
import { nextTask } from '#browser/hydration/nextTask'
import { handListenersToDocument } from '#browser/input/documentListeners'
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

/** Fetched ahead, since no hover on a touch screen tells where the visitor goes next. Not Contact: the code of its form would come along. */
const likelyNext: readonly MenuPath[] = ['/about', '/portfolio', '/blogs']

type SiteRouter = ReturnType<typeof createSiteRouter>

/** Heard for the life of the document, whatever page it shows. */
function listenForLife(root: HTMLElement): void {
  // Dialogs are portalled into the body.
  handListenersToDocument(root, document.body)
  takeOverScrolling()
  followPinchZoom()
  forgetSecondTaps()
  retryPictures()
}

function makeRouter(): SiteRouter {
  const router = createSiteRouter({ pages: createBrowserPageSource(pageModule), fetchPage: retryPage, fetchPart: retryPart, isAlive }, { defaultPreload: isSavingData() ? false : 'intent' })
  showThoughBrokenOff(router)
  forgetUnshownPages(router)
  return router
}

/** A copy of a page that archives and proxies keep under an address of theirs: the page knows its own, and no row of the table leads to this one. */
const isCopyElsewhere = ({ state: { matches } }: SiteRouter): boolean => matches.length < 2 && document.querySelector('[rel=canonical]') !== null

/** Brings to life what was prerendered. @returns false where it is to stay as it is. */
async function hydrate(root: HTMLElement, router: SiteRouter, app: ReactNode): Promise<boolean> {
  // Tells the router that the server rendered its matches, so that it adds no boundary the HTML does not have.
  router.ssr = { manifest: undefined }
  await nextTask()
  await router.load()
  if (isCopyElsewhere(router)) return false
  await nextTask()
  // As a transition it is done in small pieces, and what the visitor does meanwhile comes first.
  startTransition(() => void hydrateRoot(root, app))
  return true
}

async function start(): Promise<void> {
  await documentReady()
  // To read the code and to start the router are two tasks: what the visitor does comes in between.
  await nextTask()
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html must hold an element with the id "root"')

  listenForLife(root)
  const router = makeRouter()
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  if (root.firstElementChild) {
    if (!await hydrate(root, router, app) || isSavingData()) return
    await alive
    void fetchAhead([loadPanel, ...likelyNext.map((to) => () => router.preloadRoute({ to }))])
  } else if (import.meta.env.DEV) {
    createRoot(root).render(app)
  }
}

void start()
