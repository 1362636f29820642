import { useMachine } from '@xstate/react'
import { useDueMedia } from '#browser/dueMedia'
import { sinceStart } from '#browser/pageStart'
import { useRouteChange } from '#browser/routeChange'
import { layoutStrings } from '#content/strings'
import { loadingMachine } from '#machines/loadingMachine'
import { hidden } from '#components/VisuallyHidden/VisuallyHidden.css'
import * as styles from './LoadingOverlay.css.ts'

/** A veil while the page's pictures come: never longer than 1000 ms, never in anyone's way (decisions, section 6). */
export function LoadingOverlay() {
  const [snapshot, send] = useMachine(loadingMachine, { input: { shownFor: sinceStart() } })
  useRouteChange(send)
  useDueMedia(send)
  const isShown = snapshot.matches('shown')
  return (
    <>
      <div className={styles.overlay} data-state={isShown ? 'shown' : 'hidden'} aria-hidden>
        <svg className={styles.mark} viewBox="0 -16 28 44" focusable={false}>
          <circle className={styles.ball} cx="9" cy="8.5" r="8.5" />
          <path d="M0 17h28v5h-1.5v6h-5v-6H0z" fill="currentColor" />
        </svg>
      </div>
      <p role="status" className={hidden}>{snapshot.matches({ shown: { word: 'told' } }) ? layoutStrings.overlay.loading : ''}</p>
    </>
  )
}
