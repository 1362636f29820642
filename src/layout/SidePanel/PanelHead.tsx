import { X } from 'lucide'
import { Fragment } from 'react'
import type { ElementType } from 'react'
import { Icon } from '#components/Icon/Icon'
import { Logo } from '#components/Logo/Logo'
import { hidden } from '#components/VisuallyHidden/VisuallyHidden.css'
import { settings } from '#content/settings'
import { laterStrings } from '#content/laterStrings'
import * as styles from './SidePanel.css.ts'

export interface PanelHeadProps {
  /** What the panel holds: said after the firm's name, and not seen. */
  readonly title?: string
  readonly onClose?: () => void
  /** What makes the heading the name of its dialog. */
  readonly as?: ElementType
}

/** The button that closes the panel, and the panel's name; stays in reach however far one scrolls. */
export function PanelHead({ title = laterStrings.panel.title, onClose, as: Name = Fragment }: PanelHeadProps) {
  return (
    <div className={styles.head}>
      <button type="button" className={styles.roundButton} aria-label={laterStrings.panel.close} onClick={onClose}>
        <Icon icon={X} />
      </button>
      <Name><h2 className={styles.title}><Logo />{settings.name}<span className={hidden}> {title}</span></h2></Name>
    </div>
  )
}
