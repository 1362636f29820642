import { ArrowUpRight } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#components/Icon/Icon'
import { socialLinks } from '#content/social'
import { laterStrings } from '#content/laterStrings'
import * as styles from './SidePanel.css.ts'

/** On large screens: who the firm is, and where else it can be found (specification, section 2). */
export function PanelIntroduction({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <p className={styles.blurb}>{laterStrings.panel.blurb}</p>
      {children}
      <ul role="list" className={styles.social} aria-label={laterStrings.panel.social}>
        {socialLinks.map(({ id, title, path, accessibleName = title }) => (
          <li key={id} className={styles.socialItem}>
            <a href={path} className={styles.socialLink} rel="noreferrer">
              {title} <br />
              <Icon icon={ArrowUpRight} size="small" />
              {accessibleName === title ? null : <span className={styles.aside}>{accessibleName.slice(title.length)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
