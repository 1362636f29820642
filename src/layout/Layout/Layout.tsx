import { Outlet, useMatches } from '@tanstack/react-router'
import { useArrival } from '#browser/arrival'
import { layoutStrings } from '#content/strings'
import { BackToTop } from '#layout/BackToTop/BackToTop'
import { Footer } from '#layout/Footer/Footer'
import { Header } from '#layout/Header/Header'
import { LoadingOverlay } from '#layout/LoadingOverlay/LoadingOverlay'
import { PageTransition } from '#layout/PageTransition/PageTransition'
import { SkipLink } from '#layout/SkipLink/SkipLink'
import '#tokens/theme.css'
import '#tokens/global.css'
import * as styles from './Layout.css.ts'

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
      <Footer />
      <BackToTop />
      <LoadingOverlay />
    </>
  )
}
