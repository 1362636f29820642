import { ArrowUpRight } from 'lucide'
import { fallBackTo } from '#browser/pictureFallback'
import { Icon } from '#components/Icon/Icon'
import { settings } from '#content/settings'
import { socialLinks } from '#content/social'
import { layoutStrings } from '#content/strings'
import fallback from './panelField.webp'
import * as styles from './SidePanel.css.ts'

const { src, width, height } = settings.panelPicture

/** On large screens: who the firm is, where else it can be found (specification, section 2). */
export function PanelIntroduction() {
  return (
    <>
      <p className={styles.blurb}>{layoutStrings.panel.blurb}</p>
      <div className={styles.field}>
        <img className={styles.fieldPicture} src={src} width={width} height={height} alt="" loading="lazy" referrerPolicy="no-referrer" onError={fallBackTo(fallback)} />
      </div>
      <ul role="list" className={styles.social} aria-label={layoutStrings.panel.social}>
        {socialLinks.map(({ id, title, path, accessibleName }) => (
          <li key={id}>
            <a href={path} className={styles.socialLink} rel="noreferrer">
              <span>{title}{accessibleName ? <span className={styles.aside}>{accessibleName.slice(title.length)}</span> : null}</span>
              <Icon icon={ArrowUpRight} />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

export function PanelContact() {
  const { address, telephone, email } = settings
  return (
    <div className={styles.contact}>
      <div>
        <p className={styles.contactTitle}>{layoutStrings.panel.address}</p>
        <address>{address.street}<br />{address.town} {address.postcode}</address>
      </div>
      <div>
        <p className={styles.contactTitle}>{layoutStrings.panel.contact}</p>
        <a href={telephone.href} className={styles.contactLink}>{telephone.shown}</a><br />
        <a href={`mailto:${email}`} className={styles.contactLink}>{email}</a>
      </div>
    </div>
  )
}
