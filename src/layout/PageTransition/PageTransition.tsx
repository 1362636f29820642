import { useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as styles from './PageTransition.css.ts'

export interface PageTransitionProps {
  /** Whether the route's page fades and rises in (specification, section 2). */
  readonly rises: boolean
  readonly children: ReactNode
}

/** Each page comes in anew: the element is keyed by the path, and the movement is CSS alone. */
export function PageTransition({ rises, children }: PageTransitionProps) {
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  return <div key={path} className={rises ? styles.rises : undefined}>{children}</div>
}
