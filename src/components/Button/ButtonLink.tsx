import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#components/Icon/Icon'
import * as styles from './Button.css.ts'

export interface ButtonLinkProps {
  readonly tone: keyof typeof styles.tone
  readonly to: string
  readonly search?: Record<string, string>
  readonly children: ReactNode
}

/** A link that is the next thing to do. */
export function ButtonLink({ tone, to, search, children }: ButtonLinkProps) {
  return (
    <Link to={to} search={search ?? {}} className={styles.tone[tone]}>
      {children}
      <span className={styles.arrow}><Icon icon={ArrowRight} /></span>
    </Link>
  )
}

/** A link of its own line: underlined words, no field. */
export function QuietLink({ to, search, children }: Omit<ButtonLinkProps, 'tone'>) {
  return <Link to={to} search={search ?? {}} className={styles.quiet}>{children}</Link>
}
