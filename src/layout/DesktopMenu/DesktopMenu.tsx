import { Link } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback } from 'react'
import type { ActorRefFrom } from 'xstate'
import { currentPage } from '#browser/currentPage'
import { useHeard } from '#browser/heard'
import { useHydrationKey } from '#browser/hydrated'
import { Navigation } from '#components/Navigation/Navigation'
import { menu } from '#content/menu'
import { laterStrings } from '#content/laterStrings'
import { ServicesDropdown } from '#layout/DesktopMenu/ServicesDropdown'
import { dropdownMachine } from '#machines/dropdownMachine'
import type { headerMachine } from '#machines/headerMachine'
import type { sidePanelMachine } from '#machines/sidePanelMachine'
import * as styles from './DesktopMenu.css.ts'

export interface DesktopMenuProps {
  /** Is held in sight by the open dropdown. */
  readonly header: ActorRefFrom<typeof headerMachine>
  /** Only one thing is open at a time. */
  readonly panel: ActorRefFrom<typeof sidePanelMachine>
}

/** The menu of wide screens, with the 24 services under it in four columns (specification, section 2). */
export function DesktopMenu({ header, panel }: DesktopMenuProps) {
  const dropdown = useActorRef(dropdownMachine)
  const isOpen = useSelector(dropdown, (snapshot) => snapshot.matches('open'))
  useHeard(dropdown, 'menu.opened', header.send)
  useHeard(dropdown, 'menu.closed', header.send)
  useHeard(panel, 'menu.opened', useCallback(() => dropdown.send({ type: 'panel.opened' }), [dropdown]))
  return (
    <Navigation key={useHydrationKey()} name={laterStrings.menu.navigation} isOpen={isOpen}>
      <ul role="list" className={styles.list}>
        {menu.map((item) =>
          'path' in item ? (
            <li key={item.id} className={styles.item}>
              <Link to={item.path} className={styles.link} activeOptions={currentPage}><span className={styles.word}>{item.title}</span></Link>
            </li>
          ) : (
            <ServicesDropdown key={item.id} item={item} dropdown={dropdown} isOpen={isOpen} />
          ),
        )}
      </ul>
    </Navigation>
  )
}
