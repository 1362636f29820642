import { Outlet, useMatches } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useArrival } from '#browser/arrival'
import { whenIdle } from '#browser/whenIdle'
import { layoutStrings } from '#content/strings'
import { Header } from '#layout/Header/Header'
import { LoadingOverlay } from '#layout/LoadingOverlay/LoadingOverlay'
import { PageTransition } from '#layout/PageTransition/PageTransition'
import { SkipLink } from '#layout/SkipLink/SkipLink'
import '#tokens/theme.css'
import '#tokens/global.css'
import * as styles from './Layout.css.ts'

/** What a first view does not need comes when the browser is idle; until then it stands as it was prerendered. */
const Footer = lazy(() => whenIdle().then(() => import('#layout/Footer/Footer')).then((module) => ({ default: module.Footer })))
const BackToTop = lazy(() => whenIdle().then(() => import('#layout/BackToTop/BackToTop')).then((module) => ({ default: module.BackToTop })))

/** What surrounds every screen. */
export function Layout() {
  const { header, rises } = useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? { header: 'shadowed', rises: true }
  useArrival(layoutStrings.notFoundTitle)
  return (
    <>
      <SkipLink />
      <Header look={header} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <PageTransition rises={rises}><Outlet /></PageTransition>
      </main>
      <Suspense><Footer /></Suspense>
      <Suspense><BackToTop /></Suspense>
      <LoadingOverlay />
    </>
  )
}
