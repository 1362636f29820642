import { Link } from '@tanstack/react-router'
import type { RegisteredRouter, ValidateToPath } from '@tanstack/react-router'
import { ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#components/Icon/Icon'
import * as styles from './Button.css.ts'

export interface ButtonLinkProps<To extends string> {
  readonly tone: keyof typeof styles.tone
  /** An address of the route table, or one that the content has. */
  readonly to: ValidateToPath<RegisteredRouter, To>
  readonly search?: Record<string, string>
  readonly children: ReactNode
}

/** A link that is the next thing to do. */
export function ButtonLink<const To extends string>({ tone, to, search, children }: ButtonLinkProps<To>) {
  const checked: string = to
  return (
    <Link to={checked} search={search ?? {}} className={styles.tone[tone]}>
      {children}
      <span className={styles.arrow}><Icon icon={ArrowRight} /></span>
    </Link>
  )
}

/** A link of its own line: underlined words, no field. */
export function QuietLink<const To extends string>({ to, search, children }: Omit<ButtonLinkProps<To>, 'tone'>) {
  const checked: string = to
  return <Link to={checked} search={search ?? {}} className={styles.quiet}>{children}</Link>
}
