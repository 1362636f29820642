import { skipToContent } from '#browser/focus/skipToContent'
import { mainId } from '#browser/landmarks'
import { layoutStrings } from '#content/layoutStrings'
import * as styles from './SkipLink.css.ts'

/** The first stop of every page leads past the header (WCAG 2.4.1). */
export function SkipLink() {
  return <a href={`#${mainId}`} className={styles.link} onClick={skipToContent}>{layoutStrings.skipLink}</a>
}
