import { useActorRef, useSelector } from '@xstate/react'
import { Suspense, useMemo, useRef } from 'react'
import { useEmitted } from '#browser/emitted'
import { useKeyboardFocus } from '#browser/focus/keyboardFocus'
import { useMarkedAlive } from '#browser/hydration/hydrated'
import { useHearing } from '#browser/hydration/keptPress'
import { laterPart, whenMatches } from '#browser/loading/laterParts'
import { useRouteArrival } from '#browser/navigation/routeChange'
import { usePageScroll } from '#browser/viewport/pageScroll'
import { usePageSize } from '#browser/viewport/pageSize'
import { Logo } from '#components/Logo/Logo'
import { layoutStrings } from '#content/layoutStrings'
import { settings } from '#content/settings'
import { PageLink } from '#layout/PageLink/PageLink'
import { loadedSidePanelMachine, SidePanel } from '#layout/SidePanel/SidePanel'
import { SkipLink } from '#layout/SkipLink/SkipLink'
import { headerMachine } from '#machines/headerMachine'
import { windowFrom } from '#tokens/breakpoints'
import * as styles from './Header.css.ts'

/** The header's look while the page is at its top (specification, section 2). */
export type HeaderLook = 'overlaid' | 'shadowed' | 'bordered'

export interface HeaderProps {
  /** A column of the route table. */
  readonly look: HeaderLook
}

/** Its code is not in the first load, and never on a small screen: until it comes, the menu stands as it was prerendered. */
const { Part: DesktopMenu } = laterPart(() => import('#layout/DesktopMenu/DesktopMenu'), (module) => module.DesktopMenu, () => whenMatches(windowFrom.desktop))

/** Hidden while one reads on, back when one turns round (specification, section 2). */
export function Header({ look }: HeaderProps) {
  const element = useRef<HTMLElement>(null)
  const menuButton = useRef<HTMLButtonElement>(null)
  const header = useActorRef(headerMachine)
  const panel = useActorRef(loadedSidePanelMachine)
  const { send } = header
  // Selected, since the chart's context follows every scroll and the page must not render for that.
  const mode = useSelector(header, (snapshot) => snapshot.value)
  const isMenuOpen = useSelector(header, (snapshot) => snapshot.context.holders.includes('services'))
  useHearing()
  useMarkedAlive()
  usePageSize(send)
  usePageScroll(send)
  useRouteArrival(send)
  useKeyboardFocus(element, send)
  useEmitted(panel, 'menu.opened', send)
  useEmitted(panel, 'menu.closed', send)
  // One and the same element at each rendering: a changed one would drop the prerendered menu before its code has come.
  const menu = useMemo(() => <Suspense><DesktopMenu header={header} panel={panel} menuButton={menuButton} /></Suspense>, [header, panel])
  return (
    <div className={styles.place} data-look={look}>
      <header ref={element} className={styles.header} data-look={look} data-mode={mode} data-menu={isMenuOpen ? 'open' : 'closed'}>
        <SkipLink />
        <div className={styles.bar}>
          <PageLink to="/" className={styles.logo} aria-label={layoutStrings.header.home}><Logo />{settings.name}</PageLink>
          <div className={styles.tools}>
            <div className={styles.menu}>{menu}</div>
            <SidePanel panel={panel} button={menuButton} />
          </div>
        </div>
      </header>
    </div>
  )
}
