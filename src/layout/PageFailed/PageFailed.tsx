import { useActorRef, useSelector } from '@xstate/react'
import { useEmitted } from '#browser/emitted'
import { useSaidAgain } from '#browser/focus/announcement'
import { uncoverFocus } from '#browser/loading/pageAttempt'
import { usePageFetch } from '#browser/loading/pageFetch'
import { usePageRescue, useTurningBack } from '#browser/loading/pageRescue'
import { Button } from '#components/Button/Button'
import { layoutStrings } from '#content/layoutStrings'
import { pageMachine } from '#machines/pageMachine'
import * as styles from './PageFailed.css.ts'

const { title, text, retry, retrying, stay } = layoutStrings.chunkFailure

/**
 * A line at the head of the window while a page takes longer than the veil may lie, and a message across the foot when it does
 * not come; the page on the screen stays in use (decisions, section 7).
 */
export function PageFailed() {
  const page = useActorRef(pageMachine)
  const rescue = usePageRescue()
  const isMissing = useSelector(page, (snapshot) => snapshot.hasTag('missing'))
  const isLate = useSelector(page, (snapshot) => snapshot.matches({ awaited: 'late' }))
  const isTold = useSelector(page, (snapshot) => snapshot.hasTag('told'))
  const again = useSaidAgain(isTold)
  usePageFetch(page.send)
  useTurningBack(isMissing, page.send)
  useEmitted(page, 'page.wanted', rescue.retry)
  useEmitted(page, 'document.wanted', rescue.renew)
  useEmitted(page, 'page.declined', rescue.stay)
  return (
    <div className={isMissing ? styles.message : styles.place}>
      {isLate ? <div className={styles.late} aria-hidden /> : null}
      {/* The words alone: pressing a button in it would have them all said again. They are one paragraph, since of two Orca
          reads the second first, and a new one at a second failure, which is then said. Not an alert: Orca says an
          empty one on the way from the header to the content, and one that becomes an alert is said twice. */}
      <div aria-live="assertive" aria-atomic>
        {isMissing ? (
          <p key={`${isTold}${again}`} aria-hidden={!isTold} className={styles.words}>
            <span className={styles.title}>{`${title}. `}</span>
            <br />
            {text}
          </p>
        ) : null}
      </div>
      {isMissing ? (
        <section ref={uncoverFocus} aria-label={title} className={styles.ways}>
          <Button tone="solid" isResting={!isTold} onPress={() => page.send({ type: 'retry.pressed' })}>{isTold ? retry : retrying}</Button>
          <Button tone="outline" onPress={() => page.send({ type: 'stay.pressed' })}>{stay}</Button>
        </section>
      ) : null}
    </div>
  )
}
