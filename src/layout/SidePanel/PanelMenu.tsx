import * as Accordion from '@radix-ui/react-accordion'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { Plus } from 'lucide'
import { Icon } from '#components/Icon/Icon'
import { ServiceIcon } from '#components/ServiceIcon/ServiceIcon'
import { menu, serviceGroups } from '#content/menu'
import { layoutStrings } from '#content/strings'
import { accordionMachine } from '#machines/accordionMachine'
import type { SidePanelEvent } from '#machines/sidePanelMachine'
import * as styles from './SidePanel.css.ts'

/** On small screens: the menu, its submenus an accordion of which one is open at a time. */
export function PanelMenu({ send }: { readonly send: (event: SidePanelEvent) => void }) {
  const [snapshot, toggle] = useMachine(accordionMachine)
  const { openSection } = snapshot.context
  const follow = () => send({ type: 'link.followed' })
  return (
    <nav aria-label={layoutStrings.panel.navigation}>
      <Accordion.Root
        type="single"
        collapsible
        value={openSection}
        // Closing the open section is reported as an empty value.
        onValueChange={(value) => toggle({ type: 'section.toggled', id: value === '' ? openSection : value })}
        asChild
      >
        <ul role="list" className={styles.menuList}>
          {menu.map((item) =>
            'path' in item ? (
              <li key={item.id} className={styles.menuItem}>
                <Link to={item.path} className={styles.menuRow} activeOptions={{ exact: item.path === '/' }} onClick={follow}>{item.title}</Link>
              </li>
            ) : (
              <Accordion.Item key={item.id} value={item.id} asChild>
                <li className={styles.menuItem}>
                  <Accordion.Header asChild>
                    <h2>
                      <Accordion.Trigger className={styles.menuRow}>{item.title}<span className={styles.sign}><Icon icon={Plus} /></span></Accordion.Trigger>
                    </h2>
                  </Accordion.Header>
                  <Accordion.Content className={styles.submenu}>
                    {serviceGroups.map((group) => (
                      <div key={group}>
                        <p id={`panel-${group}`} className={styles.contactTitle}>{layoutStrings.groups[group].title}</p>
                        <ul role="list" aria-labelledby={`panel-${group}`} className={styles.groupList[group]}>
                          {item.dropdown.filter((entry) => entry.group === group).map(({ id, icon, title, path }) => (
                            <li key={id}>
                              <Link to={path} className={styles.serviceLink} onClick={follow}><ServiceIcon name={icon} />{title}</Link>
                            </li>
                          ))}
                        </ul>
                      </div>
                    ))}
                  </Accordion.Content>
                </li>
              </Accordion.Item>
            ),
          )}
        </ul>
      </Accordion.Root>
    </nav>
  )
}
