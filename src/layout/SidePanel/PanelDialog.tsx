import { useActorRef } from '@xstate/react'
import { useCallback } from 'react'
import type { RefObject } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useEmitted } from '#browser/emitted'
import { takeOverEarlyPanel } from '#browser/hydration/earlyPanel'
import { ignoreSecondOfTwo } from '#browser/input/doubleClick'
import { headerMenu } from '#browser/landmarks'
import { useCloseRequest, useFocusAfter, useModal } from '#browser/modal/modal'
import { useFocusInside, useQuietFocusGuards } from '#browser/modal/modalFocus'
import { useHasRoomFor } from '#browser/viewport/viewport'
import { Dialog, DialogTitle, DialogWindow } from '#components/Dialog/Dialog'
import { fetchServiceIcons } from '#components/ServiceIcon/ServiceIcon'
import { laterStrings } from '#content/laterStrings'
import { accordionMachine } from '#machines/accordionMachine'
import type { sidePanelMachine } from '#machines/sidePanelMachine'
import { PanelContact } from './PanelContact.tsx'
import { PanelHead } from './PanelHead.tsx'
import { PanelIntroduction } from './PanelIntroduction.tsx'
import { PanelMenu } from './PanelMenu.tsx'
import { PanelPicture } from './PanelPicture.tsx'
import * as styles from './SidePanel.css.ts'

// The services' icons, which the desktop's menu has too, come along with the panel's code.
fetchServiceIcons()

export interface PanelDialogProps {
  readonly phase: 'open' | 'closing'
  readonly panel: ActorRefFrom<typeof sidePanelMachine>
  readonly button: RefObject<HTMLButtonElement | null>
}

/** The modal itself: a menu on small screens, the firm on large ones, whose header has the menu (specification, section 2). */
export function PanelDialog({ phase, panel, button }: PanelDialogProps) {
  const isMenuInHeader = useHasRoomFor(headerMenu)
  const isOpen = phase === 'open'
  const keepFocusInside = useFocusInside(isOpen)
  const place = useCallback((element: HTMLElement | null) => {
    takeOverEarlyPanel(element)
    return keepFocusInside(element)
  }, [keepFocusInside])
  const { send } = panel
  // Here and not in the menu: a tablet that is turned and turned back finds open what was open.
  const accordion = useActorRef(accordionMachine)
  // With its next opening: while the panel moves out of sight, nothing in it folds up.
  useEmitted(panel, 'menu.opened', useCallback(() => accordion.send({ type: 'panel.closed' }), [accordion]))
  // With the panel and not before: a page that is inert while focus is on its way is said anew.
  useModal(isOpen)
  useCloseRequest(isOpen, send)
  useQuietFocusGuards()
  useFocusAfter(button)
  return (
    <Dialog isOpen={isOpen}>
      {/* The panel's close button comes to stand where the menu button was. */}
      <div className={styles.scrim} data-phase={phase} onClickCapture={ignoreSecondOfTwo}>
        <DialogWindow isOpen={isOpen} onEscape={() => send({ type: 'escape.pressed' })} onPressOutside={() => send({ type: 'outside.pressed' })}>
          <div
            ref={place}
            className={styles.panel}
            data-phase={phase}
            onAnimationEnd={(event) => {
              if (event.target === event.currentTarget) send({ type: 'animation.ended' })
            }}
          >
            <PanelHead title={isMenuInHeader ? laterStrings.panel.titleBesideMenu : laterStrings.panel.title} onClose={() => send({ type: 'close.pressed' })} as={DialogTitle} />
            {isMenuInHeader ? (
              <>
                <PanelIntroduction><PanelPicture /></PanelIntroduction>
                <PanelContact />
              </>
            ) : (
              <>
                <PanelMenu panel={panel} accordion={accordion} />
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
