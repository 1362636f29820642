import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useDueMedia } from '#browser/media/dueMedia'
import { useFreshAnimations } from '#browser/media/freshAnimations'
import { useRouteChange, useRouteEnd } from '#browser/navigation/routeChange'
import { Mark } from '#components/Logo/Mark'
import { hidden } from '#components/VisuallyHidden/VisuallyHidden.css'
import { layoutStrings } from '#content/layoutStrings'
import type { loadingMachine } from '#machines/loadingMachine'
import * as styles from './LoadingOverlay.css.ts'

export interface LoadingOverlayProps {
  readonly loading: ActorRefFrom<typeof loadingMachine>
}

/** A veil while the page's pictures come: never longer than 1000 ms, never in anyone's way (decisions, section 6). */
export function LoadingOverlay({ loading }: LoadingOverlayProps) {
  const element = useRef<HTMLDivElement>(null)
  const isShown = useSelector(loading, (snapshot) => snapshot.matches('shown'))
  const isSettling = useSelector(loading, (snapshot) => snapshot.matches({ shown: { media: 'settling' } }))
  const isTold = useSelector(loading, (snapshot) => snapshot.matches({ shown: { word: 'told' } }))
  useRouteChange(loading.send)
  useRouteEnd(loading.send)
  useDueMedia(isShown, loading.send)
  useFreshAnimations(element)
  return (
    <>
      <div ref={element} className={styles.overlay} data-state={isSettling ? 'settling' : isShown ? 'shown' : 'hidden'} aria-hidden>
        <div className={styles.veil} />
        <svg className={styles.mark} viewBox="0 0 28 28" width="28" height="28" strokeWidth={1} focusable={false}>
          <Mark ball={styles.ball} />
        </svg>
        <span className={styles.word}>{layoutStrings.overlay.loading}</span>
      </div>
      <p role="status" className={hidden}>{isTold ? layoutStrings.overlay.loading : ''}</p>
    </>
  )
}
