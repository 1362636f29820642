import { useSelector } from '@xstate/react'
import { Plus } from 'lucide'
import type { ActorRefFrom } from 'xstate'
import { onPlainClick } from '#browser/input/plainClick'
import { Accordion, AccordionContent, AccordionHeader, AccordionSection } from '#components/Accordion/Accordion'
import { Icon } from '#components/Icon/Icon'
import { ServiceIcon } from '#components/ServiceIcon/ServiceIcon'
import { menu } from '#content/menu'
import { serviceGroups } from '#content/serviceGroups'
import { laterStrings } from '#content/laterStrings'
import { PageLink } from '#layout/PageLink/PageLink'
import type { accordionMachine } from '#machines/accordionMachine'
import type { sidePanelMachine } from '#machines/sidePanelMachine'
import * as styles from './SidePanel.css.ts'

/** On small screens: the menu, its submenus an accordion of which one is open at a time. */
export function PanelMenu({ panel, accordion }: { readonly panel: ActorRefFrom<typeof sidePanelMachine>; readonly accordion: ActorRefFrom<typeof accordionMachine> }) {
  const openSection = useSelector(accordion, (snapshot) => snapshot.context.openSection)
  const follow = onPlainClick(() => panel.send({ type: 'link.followed' }))
  return (
    <nav aria-label={laterStrings.panel.navigation}>
      <Accordion openSection={openSection} onToggle={(id) => accordion.send({ type: 'section.toggled', id })}>
        <ul role="list" className={styles.menuList}>
          {menu.map((item) =>
            'path' in item ? (
              <li key={item.id} className={styles.menuItem}>
                <PageLink to={item.path} className={styles.menuRow} onClick={follow}>{item.title}</PageLink>
              </li>
            ) : (
              <AccordionSection key={item.id} id={item.id}>
                <li className={styles.menuItem}>
                  <AccordionHeader>
                    <button type="button" className={styles.menuRow}>{item.title}<span className={styles.sign}><Icon icon={Plus} /></span></button>
                  </AccordionHeader>
                  <AccordionContent>
                    <section className={styles.submenu}>
                      {serviceGroups.map((group) => (
                        <div key={group}>
                          <p id={`panel-${group}`} className={styles.groupTitle}>{laterStrings.groups[group].title}</p>
                          <ul role="list" aria-labelledby={`panel-${group}`} className={styles.groupList[group]}>
                            {item.dropdown.filter((entry) => entry.group === group).map(({ id, icon, title, path }) => (
                              <li key={id} className={styles.serviceItem}>
                                <PageLink to={path} className={styles.serviceLink} onClick={follow}><ServiceIcon name={icon} />{title}</PageLink>
                              </li>
                            ))}
                          </ul>
                        </div>
                      ))}
                    </section>
                  </AccordionContent>
                </li>
              </AccordionSection>
            ),
          )}
        </ul>
      </Accordion>
    </nav>
  )
}
