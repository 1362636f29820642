import * as styles from './Logo.css.ts'

/** The agency's mark: a ball that lands on a line. Its name stands beside it as text. */
export function Logo() {
  return (
    <svg className={styles.mark} viewBox="0 0 28 28" width="28" height="28" aria-hidden focusable={false}>
      <circle className={styles.ball} cx="9" cy="8.5" r="8.5" />
      <path d="M0 17h28v5h-1.5v6h-5v-6H0z" fill="currentColor" />
    </svg>
  )
}
