import type { ReactNode } from 'react'
import { hidden } from '#components/VisuallyHidden/VisuallyHidden.css'
import * as styles from './Heading.css.ts'

export interface HeadingProps {
  readonly level: 1 | 2 | 3 | 4
  readonly size: keyof typeof styles.size
  readonly id?: string
  /** What the title itself leaves unsaid: read out before it, and not seen. */
  readonly about?: string | undefined
  readonly children: ReactNode
}

/** A heading's place in the outline and its size are two choices: `level` is for readers, `size` for the eye. */
export function Heading({ level, size, id, about, children }: HeadingProps) {
  const Tag = `h${level}` as const
  // A single text is the heading's own: a translator that puts another in its place does not keep the next one out.
  const words = about ? <><span className={hidden}>{`${about}: `}</span>{children}</> : children
  return <Tag id={id} className={styles.size[size]} data-optical={size === 'accent' ? undefined : ''}>{words}</Tag>
}
