import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useEmitted } from '#browser/emitted'
import { useStandIn } from '#browser/focus/standIn'
import { useHydrationKey } from '#browser/hydration/hydrated'
import { useViewportNarrowed } from '#browser/viewport/viewport'
import { Navigation } from '#components/Navigation/Navigation'
import { menu } from '#content/menu'
import { laterStrings } from '#content/laterStrings'
import { PageLink } from '#layout/PageLink/PageLink'
import { dropdownMachine } from '#machines/dropdownMachine'
import type { headerMachine } from '#machines/headerMachine'
import type { sidePanelMachine } from '#machines/sidePanelMachine'
import { ServicesDropdown } from './ServicesDropdown.tsx'
import * as styles from './DesktopMenu.css.ts'

export interface DesktopMenuProps {
  /** Is held in sight by the open dropdown. */
  readonly header: ActorRefFrom<typeof headerMachine>
  /** Only one thing is open at a time. */
  readonly panel: ActorRefFrom<typeof sidePanelMachine>
  /** Leads on where the window is too narrow for this menu. */
  readonly menuButton: RefObject<HTMLButtonElement | null>
}

/** The menu of wide screens, with the services under it in four columns (specification, section 2). */
export function DesktopMenu({ header, panel, menuButton }: DesktopMenuProps) {
  const dropdown = useActorRef(dropdownMachine)
  const isOpen = useSelector(dropdown, (snapshot) => snapshot.matches('open'))
  useEmitted(dropdown, 'menu.opened', header.send)
  useEmitted(dropdown, 'menu.closed', header.send)
  useEmitted(panel, 'menu.opened', useCallback(() => dropdown.send({ type: 'panel.opened' }), [dropdown]))
  return (
    <Navigation key={useHydrationKey()} name={laterStrings.menu.navigation} isOpen={isOpen}>
      <List dropdown={dropdown} menuButton={menuButton}>
        {menu.map((item) =>
          'path' in item ? (
            <li key={item.id} className={styles.item}>
              <PageLink to={item.path} className={styles.link}><span className={styles.word}>{item.title}</span></PageLink>
            </li>
          ) : (
            <ServicesDropdown key={item.id} item={item} dropdown={dropdown} isOpen={isOpen} />
          ),
        )}
      </List>
    </Navigation>
  )
}

interface ListProps extends Pick<DesktopMenuProps, 'menuButton'> {
  readonly dropdown: ActorRefFrom<typeof dropdownMachine>
  readonly children: ReactNode
}

/** Under the key of the navigation, so that its hooks look after the list that stands. */
function List({ dropdown, menuButton, children }: ListProps) {
  const list = useRef<HTMLUListElement>(null)
  useStandIn(list, menuButton)
  useViewportNarrowed(list, dropdown.send)
  return <ul ref={list} role="list" className={styles.list}>{children}</ul>
}
