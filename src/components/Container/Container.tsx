import type { ReactNode } from 'react'
import * as styles from './Container.css.ts'

/** Keeps what it holds inside the page's margins. */
export function Container({ children }: { readonly children: ReactNode }) {
  return <div className={styles.container}>{children}</div>
}
