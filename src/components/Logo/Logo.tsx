import { Mark } from './Mark.tsx'
import * as styles from './Logo.css.ts'

/** The agency's mark. Its name stands beside it as text. */
export function Logo() {
  return (
    <svg className={styles.mark} viewBox="0 0 28 28" width="28" height="28" aria-hidden focusable={false}>
      <Mark ball={styles.ball} />
    </svg>
  )
}
