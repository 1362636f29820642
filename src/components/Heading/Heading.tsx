import type { ReactNode } from 'react'
import * as styles from './Heading.css.ts'

export interface HeadingProps {
  readonly level: 1 | 2 | 3 | 4
  readonly size: keyof typeof styles.size
  readonly id?: string
  readonly children: ReactNode
}

/** A heading's place in the outline and its size are two choices: `level` is for readers, `size` for the eye. */
export function Heading({ level, size, id, children }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag id={id} className={styles.size[size]} data-optical={size === 'accent' ? undefined : ''}>{children}</Tag>
}
