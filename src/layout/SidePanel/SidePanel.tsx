import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import type { RefObject } from 'react'
import { fromPromise } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import { useEmitted } from '#browser/emitted'
import { useLivingPanel } from '#browser/hydration/earlyPanel'
import { useKeptPress } from '#browser/hydration/keptPress'
import { goToUsefulLinks } from '#browser/hydration/usefulLinks'
import { ignoreSecondOfTwo } from '#browser/input/doubleClick'
import { useDismissal, useMovingOn } from '#browser/modal/dismissal'
import { useReturnedFocus } from '#browser/modal/modal'
import { useNewPage } from '#browser/navigation/routeChange'
import { Icon } from '#components/Icon/Icon'
import { layoutStrings } from '#content/layoutStrings'
import { sidePanelMachine } from '#machines/sidePanelMachine'
import * as styles from './SidePanel.css.ts'

/** Not React's `lazy`: what has come already would be held back for up to 300 ms. */
let dialog: typeof import('#layout/SidePanel/PanelDialog') | undefined
/** What is here opens at once: an import, even of what has come, takes some frames. With the panel come the signs of the services, which the desktop's menu has too. */
export async function loadPanel(): Promise<void> {
  if (dialog) return
  dialog = await import('#layout/SidePanel/PanelDialog')
  dialog.fetchSigns()
}
const prepare = () => void loadPanel().catch(() => undefined)

/** The chart with the way to the panel's code. */
export const loadedSidePanelMachine = sidePanelMachine.provide({ actors: { loadPanel: fromPromise(loadPanel) } })

const menuLines = [['path', { d: 'M2 8.5h20M2 16h12' }]] satisfies Parameters<typeof Icon>[0]['icon']

export interface SidePanelProps {
  readonly panel: ActorRefFrom<typeof sidePanelMachine>
  /** Becomes the menu button. */
  readonly button: RefObject<HTMLButtonElement | null>
}

/** The round menu button and the modal panel that it opens; the panel's code comes when the browser is idle, or with the first wish to see it. */
export function SidePanel({ panel, button }: SidePanelProps) {
  const { send } = panel
  const phase = useSelector(panel, (snapshot) => snapshot.value)
  const returnsFocus = useSelector(panel, (snapshot) => snapshot.context.returnsFocus)
  const isOpen = phase === 'open'
  useLivingPanel(send)
  useNewPage(send)
  useDismissal(button, phase === 'opening', send)
  useMovingOn(phase === 'opening', send)
  useReturnedFocus(isOpen, returnsFocus ? button : undefined)
  useEmitted(panel, 'panel.failed', goToUsefulLinks)
  useKeptPress(button, useCallback(() => send({ type: 'menuButton.pressed' }), [send]))
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.menuButton}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={layoutStrings.header.openMenu}
        data-early="panel"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClickCapture={ignoreSecondOfTwo}
        onClick={() => send({ type: 'menuButton.pressed' })}
      >
        <Icon icon={menuLines} />
      </button>
      <a href="#site-links" className={styles.menuLink} aria-label={layoutStrings.header.openMenu}><Icon icon={menuLines} /></a>
      {dialog && (phase === 'open' || phase === 'closing') ? <dialog.PanelDialog phase={phase} panel={panel} button={button} /> : null}
    </>
  )
}
