import * as NavigationMenu from '@radix-ui/react-navigation-menu'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { ChevronDown } from 'lucide'
import { useRef } from 'react'
import type { RefObject } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useDismissal } from '#browser/dismissal'
import { useQuietFocusProxies } from '#browser/focusProxies'
import { useFocusWithin } from '#browser/focusWithin'
import { useHover } from '#browser/hover'
import { useHydrated } from '#browser/hydrated'
import { useRouteChange } from '#browser/routeChange'
import { useViewportNarrowed } from '#browser/viewport'
import { Icon } from '#components/Icon/Icon'
import { ServiceIcon } from '#components/ServiceIcon/ServiceIcon'
import { menu, serviceGroups } from '#content/menu'
import type { MenuItem } from '#content/menu'
import { layoutStrings } from '#content/strings'
import type { dropdownMachine } from '#machines/dropdownMachine'
import { below } from '#tokens/breakpoints'
import * as styles from './DesktopMenu.css.ts'

const dropdownName = 'services'

export interface DesktopMenuProps {
  readonly dropdown: ActorRefFrom<typeof dropdownMachine>
  /** Takes focus when Escape closes the dropdown. */
  readonly trigger: RefObject<HTMLButtonElement | null>
}

/** The menu of wide screens, with the 24 services under it in four columns (specification, section 2). */
export function DesktopMenu({ dropdown, trigger }: DesktopMenuProps) {
  const isOpen = useSelector(dropdown, (snapshot) => snapshot.matches('open'))
  return (
    <NavigationMenu.Root
      aria-label={layoutStrings.header.navigation}
      activationMode="manual"
      value={isOpen ? dropdownName : ''}
      // Radix is left to report one thing, the choice of a link; all else reaches the chart by its own event.
      onValueChange={(value) => {
        if (value === '') dropdown.send({ type: 'link.followed' })
      }}
    >
      <ul role="list" className={styles.list}>
        {menu.map((item) =>
          'path' in item ? (
            <li key={item.id}>
              <NavigationMenu.Link asChild>
                <Link to={item.path} className={styles.link} activeOptions={{ exact: item.path === '/' }}>{item.title}</Link>
              </NavigationMenu.Link>
            </li>
          ) : (
            <ServicesDropdown key={item.id} item={item} dropdown={dropdown} trigger={trigger} />
          ),
        )}
      </ul>
    </NavigationMenu.Root>
  )
}

function ServicesDropdown({ item, dropdown, trigger }: DesktopMenuProps & { readonly item: Extract<MenuItem, { dropdown: unknown }> }) {
  const element = useRef<HTMLLIElement>(null)
  const { send } = dropdown
  // The signs are drawn once the page lives: nobody sees them before, and they would weigh on every document.
  const isHydrated = useHydrated()
  useHover(element, send)
  useFocusWithin(element, send)
  useDismissal(element, send)
  useRouteChange(send)
  useViewportNarrowed(below.desktop, send)
  useQuietFocusProxies(element)
  return (
    <NavigationMenu.Item ref={element} value={dropdownName} className={styles.item}>
      <NavigationMenu.Trigger
        ref={trigger}
        className={styles.link}
        onClick={(event) => {
          event.preventDefault()
          send({ type: 'trigger.pressed' })
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          send({ type: 'arrowDown.pressed' })
        }}
      >
        {item.title}
        <span className={styles.chevron}><Icon icon={ChevronDown} /></span>
      </NavigationMenu.Trigger>
      <NavigationMenu.Content
        forceMount
        role="group"
        className={styles.panel}
        // Radix would write it as a style attribute, which the content security policy forbids in served HTML.
        style={{ pointerEvents: undefined }}
        onEscapeKeyDown={(event) => event.preventDefault()}
        onPointerDownOutside={(event) => event.preventDefault()}
        onFocusOutside={(event) => event.preventDefault()}
      >
        <div className={styles.columns}>
          {serviceGroups.map((group) => (
            <div key={group} className={styles.group[group]}>
              <p id={`services-${group}`} className={styles.columnTitle}>{layoutStrings.groups[group].title}</p>
              <ul role="list" aria-labelledby={`services-${group}`} className={styles.services}>
                {item.dropdown.filter((entry) => entry.group === group).map(({ id, icon, title, path }) => (
                  <li key={id}>
                    <NavigationMenu.Link asChild>
                      <Link to={path} className={styles.service}><span className={styles.icon}>{isHydrated ? <ServiceIcon name={icon} /> : null}</span>{title}</Link>
                    </NavigationMenu.Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </NavigationMenu.Content>
    </NavigationMenu.Item>
  )
}
