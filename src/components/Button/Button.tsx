import type { MouseEvent, ReactNode } from 'react'
import * as styles from './Button.css.ts'

export interface ButtonProps {
  readonly tone: keyof typeof styles.tone
  /** A button that sends its form says so by its type and needs no `onPress`. */
  readonly type?: 'button' | 'submit'
  /** It can be reached and pressed, and nothing comes of it for now. */
  readonly isResting?: boolean
  /** The id of what is said of it beside it. */
  readonly describedBy?: string
  readonly onPress?: (event: MouseEvent<HTMLButtonElement>) => void
  readonly children: ReactNode
}

export function Button({ tone, type = 'button', isResting = false, describedBy, onPress, children }: ButtonProps) {
  return <button type={type} className={styles.tone[tone]} aria-disabled={isResting || undefined} aria-describedby={describedBy} onClick={onPress}>{children}</button>
}
