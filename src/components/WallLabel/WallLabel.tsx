import type { ReactNode } from 'react'
import * as styles from './WallLabel.css.ts'

/** The caption of everything on this site, as beside a picture on a museum's wall: a bold title, an italic line. */
export function WallLabel({ title, line }: { readonly title: ReactNode; readonly line: ReactNode }) {
  return (
    <>
      {/* Orca runs lines together that only their looks keep apart. */}
      <span className={styles.title}>{title} <br /></span>
      <span className={styles.line}>{line}</span>
    </>
  )
}
