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
import { laterPart } from '#browser/loading/laterParts'
import { useDismissal, useMovingOn } from '#browser/modal/dismissal'
import { useReturnedFocus } from '#browser/modal/modal'
import { useNewPage } from '#browser/navigation/routeChange'
import { Icon } from '#components/Icon/Icon'
import { layoutStrings } from '#content/layoutStrings'
import { sidePanelMachine } from '#machines/sidePanelMachine'
import * as styles from './SidePanel.css.ts'

/** Never waited for on the page: the chart opens the panel when its code is there. */
const { Part: PanelDialog, bring } = laterPart(() => import('#layout/SidePanel/PanelDialog'), (module) => module.PanelDialog)

export async function loadPanel(): Promise<void> {
  await bring()
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
      {phase === 'open' || phase === 'closing' ? <PanelDialog phase={phase} panel={panel} button={button} /> : null}
    </>
  )
}
