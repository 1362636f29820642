import { Outlet, useMatches } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { Suspense } from 'react'
import { sinceFirstPaint } from '#browser/hydration/firstPaint'
import { laterPart } from '#browser/loading/laterParts'
import { whenIdle } from '#browser/loading/whenIdle'
import { useArrival } from '#browser/navigation/arrival'
import { layoutStrings } from '#content/layoutStrings'
import { settings } from '#content/settings'
import { Header } from '#layout/Header/Header'
import type { HeaderLook } from '#layout/Header/Header'
import { LoadingOverlay } from '#layout/LoadingOverlay/LoadingOverlay'
import { PageFailed } from '#layout/PageFailed/PageFailed'
import { PageTransition } from '#layout/PageTransition/PageTransition'
import { loadingMachine } from '#machines/loadingMachine'
import '#tokens/theme.css'
import '#tokens/global.css'

/** How a page comes to be seen: columns of the route table (specification, section 2). */
export interface PageLook {
  readonly header: HeaderLook
  /** Whether the page fades and rises in. */
  readonly rises: boolean
}

/** The look of most pages: a row of the table says where its own differs. */
export const defaultLook: PageLook = { header: 'shadowed', rises: true }

/** What a first view does not need comes when the browser is idle; until then it stands as it was prerendered. */
const { Part: Footer } = laterPart(() => import('#layout/Footer/Footer'), (module) => module.Footer, whenIdle)

/** The same element at each rendering: a changed one would drop what was prerendered before its code has come. */
const footer = <Suspense><Footer /></Suspense>

/** What surrounds every screen. */
export function Layout() {
  const { header, rises } = useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? defaultLook
  const loading = useActorRef(loadingMachine, { input: { shownFor: sinceFirstPaint() } })
  useArrival(layoutStrings.notFoundTitle, settings.name)
  return (
    <>
      <Header look={header} />
      <PageFailed />
      {/* A page beneath the header is another element than one below it: the same one would be seen to move. */}
      <PageTransition key={header} rises={rises} loading={loading}><Outlet /></PageTransition>
      {footer}
      <LoadingOverlay loading={loading} />
    </>
  )
}
