import type { ReactNode } from 'react'
import * as styles from './Room.css.ts'

export interface RoomProps {
  readonly field: keyof typeof styles.field
  readonly padding: keyof typeof styles.padding
  readonly step?: keyof typeof styles.step
  readonly children: ReactNode
}

/**
 * A flat field of one colour; what stands in it takes its colours from it. It is no landmark: its heading says what it
 * is, and a region of that name would say it twice.
 */
export function Room({ field, padding, step = 'none', children }: RoomProps) {
  return <div className={`${styles.room} ${field === 'paper' ? '' : styles.edge} ${styles.field[field]} ${styles.padding[padding]} ${styles.step[step]} ${styles.printed}`}>{children}</div>
}
