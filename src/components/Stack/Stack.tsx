import type { ReactNode } from 'react'
import * as styles from './Stack.css.ts'

/** Sets what it holds one under the other, with the same space between. */
export function Stack({ gap, children }: { readonly gap: keyof typeof styles.stack; readonly children: ReactNode }) {
  return <div className={styles.stack[gap]}>{children}</div>
}
