import { Link } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { lazy, Suspense, useRef } from 'react'
import { useFocusWithin } from '#browser/focusWithin'
import { usePageScroll } from '#browser/pageScroll'
import { usePageSize } from '#browser/pageSize'
import { useRouteChange } from '#browser/routeChange'
import { Logo } from '#components/Logo/Logo'
import { settings } from '#content/settings'
import { SidePanel } from '#layout/SidePanel/SidePanel'
import { dropdownMachine } from '#machines/dropdownMachine'
import { headerMachine } from '#machines/headerMachine'
import * as styles from './Header.css.ts'

/** The header's look while the page is at its top (specification, section 2). */
export type HeaderLook = 'overlaid' | 'shadowed' | 'bordered'

export interface HeaderProps {
  /** A column of the route table. */
  readonly look: HeaderLook
}

/** Its code is not in the first load: until it comes, the menu stands as it was prerendered. */
const DesktopMenu = lazy(() => import('#layout/DesktopMenu/DesktopMenu').then((module) => ({ default: module.DesktopMenu })))

/** Hidden while one reads on, back when one turns round (specification, section 2). */
export function Header({ look }: HeaderProps) {
  const element = useRef<HTMLElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const actor = useActorRef(headerMachine)
  const { send } = actor
  // Selected, since the chart's context follows every scroll and the page must not render for that.
  const mode = useSelector(actor, (snapshot) => snapshot.value)
  const isMenuOpen = useSelector(actor, (snapshot) => snapshot.context.holders.includes('services'))
  const dropdown = useActorRef(dropdownMachine.provide({
    actions: {
      sayOpened: () => send({ type: 'menu.opened', menu: 'services' }),
      sayClosed: () => send({ type: 'menu.closed', menu: 'services' }),
      sayEscaped: () => trigger.current?.focus(),
    },
  }))
  usePageScroll(send)
  usePageSize(send)
  useRouteChange(send)
  useFocusWithin(element, send)
  return (
    <div className={styles.place} data-look={look}>
      <header
        ref={element}
        className={styles.header}
        data-look={look}
        data-mode={mode}
        data-menu={isMenuOpen ? 'open' : 'closed'}
      >
        <div className={styles.bar}>
          <Link to="/" className={styles.logo}><Logo />{settings.name}</Link>
          <div className={styles.tools}>
            <div className={styles.menu}>
              <Suspense><DesktopMenu dropdown={dropdown} trigger={trigger} /></Suspense>
            </div>
            <SidePanel
              onOpened={() => {
                send({ type: 'menu.opened', menu: 'panel' })
                dropdown.send({ type: 'panel.opened' })
              }}
              onClosed={() => send({ type: 'menu.closed', menu: 'panel' })}
            />
          </div>
        </div>
      </header>
    </div>
  )
}
