import type { LucideIcon } from 'lucide-react'
import * as styles from './Icon.css.ts'

/** A drawn sign beside words that say the same: hidden from screen readers, in the colour of the text. */
export function Icon({ icon: Drawing, size = 'medium' }: { readonly icon: LucideIcon; readonly size?: keyof typeof styles.size }) {
  return <Drawing className={styles.size[size]} strokeWidth={1.75} aria-hidden focusable={false} />
}
