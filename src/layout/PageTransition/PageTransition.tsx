import { useMatches } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useHydrated } from '#browser/hydration/hydrated'
import { mainId } from '#browser/landmarks'
import type { loadingMachine } from '#machines/loadingMachine'
import * as styles from './PageTransition.css.ts'

export interface PageTransitionProps {
  /** Whether the route's page fades and rises in (specification, section 2). */
  readonly rises: boolean
  readonly loading: ActorRefFrom<typeof loadingMachine>
  readonly children: ReactNode
}

/** The page itself. Each comes in anew: the element is keyed by the path, and the movement is CSS alone. */
export function PageTransition({ rises, loading, children }: PageTransitionProps) {
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  // The veil stays for a while over a page that has come. That one is busy no longer: JAWS shows nothing of what is, and
  // focus is on its heading by then.
  const isAwaited = useSelector(loading, (snapshot) => snapshot.hasTag('busy'))
  // Never in the served page: without scripts nothing would end it.
  const isBusy = useHydrated() && isAwaited
  return (
    <main id={mainId} className={styles.main} aria-busy={isBusy || undefined}>
      <div key={path} className={rises ? styles.rises : undefined}>{children}</div>
    </main>
  )
}
