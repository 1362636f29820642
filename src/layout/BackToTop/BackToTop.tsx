import { useMachine } from '@xstate/react'
import { ArrowUp } from 'lucide'
import { usePageScroll } from '#browser/pageScroll'
import { returnToTop } from '#browser/returnToTop'
import { Icon } from '#components/Icon/Icon'
import { layoutStrings } from '#content/strings'
import { backToTopMachine } from '#machines/backToTopMachine'
import * as styles from './BackToTop.css.ts'

const machine = backToTopMachine.provide({ actions: { askForTop: returnToTop } })

/** A round button once the page is scrolled by more than 50 px (specification, section 2). */
export function BackToTop() {
  const [snapshot, send] = useMachine(machine)
  usePageScroll(send)
  return (
    <button type="button" className={styles.button} data-state={snapshot.value} aria-label={layoutStrings.backToTop} onClick={() => send({ type: 'button.pressed' })}>
      <Icon icon={ArrowUp} />
    </button>
  )
}
