import { useActorRef, useSelector } from '@xstate/react'
import { ArrowUp } from 'lucide'
import { useEmitted } from '#browser/emitted'
import { usePageScroll } from '#browser/viewport/pageScroll'
import { returnToTop } from '#browser/viewport/returnToTop'
import { Icon } from '#components/Icon/Icon'
import { laterStrings } from '#content/laterStrings'
import { backToTopMachine } from '#machines/backToTopMachine'
import * as styles from './BackToTop.css.ts'

/** A round button once the page is scrolled by more than 50 px (specification, section 2). */
export function BackToTop() {
  const actor = useActorRef(backToTopMachine)
  const state = useSelector(actor, (snapshot) => snapshot.value)
  usePageScroll(actor.send)
  useEmitted(actor, 'top.requested', returnToTop)
  return (
    <div className={styles.way}>
      <button type="button" className={styles.button} data-state={state} aria-label={laterStrings.backToTop} onClick={() => actor.send({ type: 'button.pressed' })}>
        <Icon icon={ArrowUp} />
      </button>
    </div>
  )
}
