import { X } from 'lucide'
import type { ActorRefFrom } from 'xstate'
import { useModal } from '#browser/modal'
import { useFocusInside, useQuietFocusGuards } from '#browser/modalFocus'
import { useHasRoomFor } from '#browser/viewport'
import { Dialog, DialogTitle, DialogWindow } from '#components/Dialog/Dialog'
import { Icon } from '#components/Icon/Icon'
import { Logo } from '#components/Logo/Logo'
import { hidden } from '#components/VisuallyHidden/VisuallyHidden.css'
import { settings } from '#content/settings'
import { laterStrings } from '#content/laterStrings'
import { PanelContact } from '#layout/SidePanel/PanelContact'
import { PanelIntroduction } from '#layout/SidePanel/PanelIntroduction'
import { PanelMenu } from '#layout/SidePanel/PanelMenu'
import { PanelPicture } from '#layout/SidePanel/PanelPicture'
import type { sidePanelMachine } from '#machines/sidePanelMachine'
import * as styles from './SidePanel.css.ts'

export interface PanelDialogProps {
  readonly phase: 'open' | 'closing'
  readonly panel: ActorRefFrom<typeof sidePanelMachine>
}

/** The modal itself: a menu on small screens, the firm on large ones, whose header has the menu (specification, section 2). */
export function PanelDialog({ phase, panel }: PanelDialogProps) {
  const hasMenu = useHasRoomFor('header nav')
  const isOpen = phase === 'open'
  const inside = useFocusInside(isOpen)
  const { send } = panel
  // With the panel and not before: a page that is inert while focus is on its way is said anew.
  useModal(isOpen)
  useQuietFocusGuards()
  return (
    <Dialog isOpen={isOpen}>
      <div className={styles.scrim} data-phase={phase}>
        <DialogWindow isOpen={isOpen} onEscape={() => send({ type: 'escape.pressed' })} onPressOutside={() => send({ type: 'outside.pressed' })}>
          <div
            ref={inside}
            className={styles.panel}
            data-phase={phase}
            onAnimationEnd={(event) => {
              if (event.target === event.currentTarget && !isOpen) send({ type: 'animation.ended' })
            }}
          >
            <div className={styles.head}>
              <button type="button" className={styles.roundButton} aria-label={laterStrings.panel.close} onClick={() => send({ type: 'close.pressed' })}>
                <Icon icon={X} />
              </button>
              <DialogTitle>
                <h2 className={styles.title}><Logo />{settings.name}<span className={hidden}> {laterStrings.panel.title}</span></h2>
              </DialogTitle>
            </div>
            {hasMenu ? (
              <>
                <PanelIntroduction><PanelPicture /></PanelIntroduction>
                <PanelContact />
              </>
            ) : (
              <>
                <PanelMenu panel={panel} />
                <PanelContact />
                <PanelPicture />
              </>
            )}
          </div>
        </DialogWindow>
      </div>
    </Dialog>
  )
}
