import type { ReactNode } from 'react'
import * as styles from './Room.css.ts'

export interface RoomProps {
  readonly field: keyof typeof styles.field
  readonly padding: keyof typeof styles.padding
  readonly step?: keyof typeof styles.step
  /** The id of the heading that names this part of the page. */
  readonly labelledBy?: string
  readonly children: ReactNode
}

/** A flat field of one colour; what stands in it takes its colours from it. */
export function Room({ field, padding, step = 'none', labelledBy, children }: RoomProps) {
  const Tag = labelledBy ? 'section' : 'div'
  return (
    <Tag className={`${styles.room} ${styles.field[field]} ${styles.padding[padding]} ${styles.step[step]} ${styles.printed}`} aria-labelledby={labelledBy}>
      {children}
    </Tag>
  )
}
