import * as Dialog from '@radix-ui/react-dialog'
import { X } from 'lucide'
import type { RefObject } from 'react'
import { useQuietFocusGuards } from '#browser/focusGuards'
import { useMedia } from '#browser/viewport'
import { Icon } from '#components/Icon/Icon'
import { Logo } from '#components/Logo/Logo'
import { settings } from '#content/settings'
import { layoutStrings } from '#content/strings'
import { PanelContact, PanelIntroduction } from '#layout/SidePanel/PanelIntroduction'
import { PanelMenu } from '#layout/SidePanel/PanelMenu'
import type { SidePanelEvent } from '#machines/sidePanelMachine'
import { from } from '#tokens/breakpoints'
import * as styles from './SidePanel.css.ts'

export interface PanelDialogProps {
  readonly phase: 'open' | 'closing'
  readonly send: (event: SidePanelEvent) => void
  /** Takes focus once the panel has closed; nothing where focus follows the new page. */
  readonly returnFocusTo: RefObject<HTMLElement | null> | undefined
}

/** The modal itself: a menu on small screens, the firm on large ones (specification, section 2). */
export function PanelDialog({ phase, send, returnFocusTo }: PanelDialogProps) {
  const isDesktop = useMedia(from.desktop)
  useQuietFocusGuards()
  return (
    <Dialog.Root open={phase === 'open'} onOpenChange={(isOpen) => send({ type: isOpen ? 'menuButton.pressed' : 'close.pressed' })}>
      <Dialog.Portal forceMount>
        <div className={styles.scrim} data-state={phase} aria-hidden />
        <Dialog.Content
          forceMount
          className={styles.panel}
          data-phase={phase}
          aria-modal={phase === 'open'}
          aria-describedby={undefined}
          onAnimationEnd={(event) => {
            if (event.target === event.currentTarget && phase === 'closing') send({ type: 'animation.ended' })
          }}
          onEscapeKeyDown={(event) => {
            event.preventDefault()
            send({ type: 'escape.pressed' })
          }}
          onPointerDownOutside={(event) => {
            event.preventDefault()
            send({ type: 'outside.pressed' })
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            returnFocusTo?.current?.focus()
          }}
        >
          <div className={styles.head}>
            <Dialog.Close className={styles.roundButton} aria-label={layoutStrings.panel.close}><Icon icon={X} /></Dialog.Close>
            <Dialog.Title className={styles.title}><Logo />{settings.name}</Dialog.Title>
          </div>
          <div className={styles.body}>
            {isDesktop ? <PanelIntroduction /> : <PanelMenu send={send} />}
            <PanelContact />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
