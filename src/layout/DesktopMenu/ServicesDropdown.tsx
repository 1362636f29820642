import { useSelector } from '@xstate/react'
import { ArrowRight, ChevronDown } from 'lucide'
import { useCallback, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useEmitted } from '#browser/emitted'
import { focusFirstLink } from '#browser/focus/firstLink'
import { giveFocusBack } from '#browser/focus/focusBack'
import { useFocusWithin } from '#browser/focus/focusWithin'
import { goSideways } from '#browser/focus/sideways'
import { useHydrated } from '#browser/hydration/hydrated'
import { useKeptPress } from '#browser/hydration/keptPress'
import { ignoreSecondOfTwo } from '#browser/input/doubleClick'
import { useHover } from '#browser/input/hover'
import { onPlainClick } from '#browser/input/plainClick'
import { useDismissal } from '#browser/modal/dismissal'
import { useNewPage } from '#browser/navigation/routeChange'
import { Icon } from '#components/Icon/Icon'
import { Disclosed, DisclosedLink, DisclosureItem } from '#components/Navigation/Navigation'
import { ServiceIcon } from '#components/ServiceIcon/ServiceIcon'
import type { MenuItem } from '#content/menu'
import { serviceGroups } from '#content/serviceGroups'
import { laterStrings } from '#content/laterStrings'
import { PageLink } from '#layout/PageLink/PageLink'
import type { dropdownMachine } from '#machines/dropdownMachine'
import * as styles from './DesktopMenu.css.ts'

export interface ServicesDropdownProps {
  readonly item: Extract<MenuItem, { dropdown: unknown }>
  readonly dropdown: ActorRefFrom<typeof dropdownMachine>
  readonly isOpen: boolean
}

const triggerId = 'services-trigger'
const panelId = 'services-panel'

/** The trigger and the services under it: one region for the pointer, one group for focus. */
export function ServicesDropdown({ item, dropdown, isOpen }: ServicesDropdownProps) {
  const region = useRef<HTMLLIElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const services = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  const isAtRest = useSelector(dropdown, (snapshot) => snapshot.matches('closed'))
  const { send } = dropdown
  useHover(region, send)
  useFocusWithin(region, send)
  useDismissal(region, !isAtRest, send)
  useNewPage(send)
  useEmitted(dropdown, 'trigger.wanted', useCallback(() => giveFocusBack(trigger, region), []))
  useEmitted(dropdown, 'firstLink.wanted', useCallback(() => focusFirstLink(services), []))
  useKeptPress(trigger, useCallback(() => send({ type: 'trigger.pressed' }), [send]))
  return (
    <DisclosureItem ref={region}>
      <li className={styles.item}>
        <button
          ref={trigger}
          type="button"
          id={triggerId}
          className={styles.link}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          data-early=""
          onClickCapture={ignoreSecondOfTwo}
          onClick={() => send({ type: 'trigger.pressed' })}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return
            event.preventDefault()
            send({ type: 'arrowDown.pressed' })
          }}
        >
          <span className={styles.word}>{item.title}</span>
          <span className={styles.chevron}><Icon icon={ChevronDown} size="small" /></span>
        </button>
        {/* Prerendered for those who come without scripts; from then on it is there while it is open. */}
        <Disclosed id={panelId} labelledBy={triggerId} isKept={!isHydrated}>
          <div ref={services} className={styles.panel}>
            <div className={styles.columns} onKeyDownCapture={goSideways}>
              {serviceGroups.map((group) => (
                <div key={group} className={styles.group[group]}>
                  <p id={`services-${group}`} className={styles.columnTitle}>{laterStrings.groups[group].title}</p>
                  <ul role="list" aria-labelledby={`services-${group}`} className={styles.services}>
                    {item.dropdown.filter((entry) => entry.group === group).map(({ id, icon, title, path }) => (
                      <li key={id} className={styles.row}>
                        <DisclosedLink>
                          <PageLink to={path} className={styles.service} onClick={onPlainClick(() => send({ type: 'link.followed' }))}>
                            {/* Nobody sees the icons before the page has come to life, and they would weigh on every document. */}
                            {isHydrated ? <ServiceIcon name={icon} /> : null}
                            {title}
                            {isHydrated ? <span className={styles.arrow}><Icon icon={ArrowRight} size="small" /></span> : null}
                          </PageLink>
                        </DisclosedLink>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </div>
        </Disclosed>
      </li>
    </DisclosureItem>
  )
}
