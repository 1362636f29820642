import { useMachine } from '@xstate/react'
import { Menu } from 'lucide'
import { lazy, Suspense, useRef } from 'react'
import { fromPromise } from 'xstate'
import { usePageLock } from '#browser/pageLock'
import { useRouteChange } from '#browser/routeChange'
import { Icon } from '#components/Icon/Icon'
import { layoutStrings } from '#content/strings'
import { sidePanelMachine } from '#machines/sidePanelMachine'
import { goToSiteLinks } from '#browser/siteLinks'
import * as styles from './SidePanel.css.ts'

const load = () => import('#layout/SidePanel/PanelDialog')
const PanelDialog = lazy(() => load().then((module) => ({ default: module.PanelDialog })))

export interface SidePanelProps {
  readonly onOpened: () => void
  readonly onClosed: () => void
}

/** The round menu button and the modal panel that it opens; the panel's code comes with the first wish to see it. */
export function SidePanel({ onOpened, onClosed }: SidePanelProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [snapshot, send] = useMachine(sidePanelMachine.provide({
    actors: { loadPanel: fromPromise(() => load().then(() => undefined)) },
    actions: { sayOpened: onOpened, sayClosed: onClosed, sayFailed: goToSiteLinks },
  }))
  useRouteChange(send)
  const isOpen = snapshot.matches('open')
  const isPresent = isOpen || snapshot.matches('closing')
  usePageLock(isOpen)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.menuButton}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={layoutStrings.header.openMenu}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => send({ type: 'menuButton.pressed' })}
      >
        <Icon icon={Menu} />
      </button>
      <a href="#site-links" className={styles.menuLink} aria-label={layoutStrings.header.openMenu}><Icon icon={Menu} /></a>
      {isPresent ? (
        <Suspense>
          <PanelDialog phase={isOpen ? 'open' : 'closing'} send={send} returnFocusTo={snapshot.context.returnsFocus ? button : undefined} />
        </Suspense>
      ) : null}
    </>
  )
}
