import { loadAgain, readAtOnce } from '#browser/loading/brokenPage'
import { Button } from '#components/Button/Button'
import { layoutStrings } from '#content/layoutStrings'
import * as styles from './PageBroken.css.ts'

const { title, text, again } = layoutStrings.broken

/** Stands where a page was that React had to give up, as when a translator or an extension has taken its elements away. */
export function PageBroken() {
  return (
    <div ref={readAtOnce} tabIndex={-1} role="group" aria-labelledby="broken" aria-describedby="broken-text" className={styles.message}>
      <h1 id="broken" className={styles.title}>{title}</h1>
      <p id="broken-text">{text}</p>
      <Button tone="solid" onPress={loadAgain}>{again}</Button>
    </div>
  )
}
