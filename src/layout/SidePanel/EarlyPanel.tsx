import { useActorRef } from '@xstate/react'
import { settings } from '#content/settings'
import { laterStrings } from '#content/laterStrings'
import { accordionMachine } from '#machines/accordionMachine'
import { sidePanelMachine } from '#machines/sidePanelMachine'
import { PanelContact } from './PanelContact.tsx'
import { PanelHead } from './PanelHead.tsx'
import { PanelMenu } from './PanelMenu.tsx'
import * as styles from './SidePanel.css.ts'

/**
 * The panel of a small screen as every page has it in a template, never brought to life: the script in the document
 * (`early.ts`) shows it where the menu is asked for before the site's code has come, and `PanelDialog` takes its place.
 */
export function EarlyPanel() {
  const panel = useActorRef(sidePanelMachine)
  const accordion = useActorRef(accordionMachine)
  return (
    <dialog className={styles.early} aria-label={`${settings.name} ${laterStrings.panel.title}`}>
      <div className={styles.scrim} data-phase="open">
        <div className={styles.panel} data-phase="open">
          <PanelHead />
          <PanelMenu panel={panel} accordion={accordion} />
          <PanelContact />
        </div>
      </div>
    </dialog>
  )
}
