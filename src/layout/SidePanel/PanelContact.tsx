import { settings } from '#content/settings'
import { laterStrings } from '#content/laterStrings'
import * as styles from './SidePanel.css.ts'

const { address, telephone, email } = settings

/** Where the office is, and how to ring or write (specification, section 2). */
export function PanelContact() {
  return (
    <address className={styles.contact}>
      <div>
        <div className={styles.contactTitle}>{laterStrings.panel.address}</div>
        <p>{address.street}<br />{`${address.town} ${address.postcode}`}</p>
      </div>
      <div>
        <div className={styles.contactTitle}>{laterStrings.panel.contact}</div>
        <p className={styles.firstContact}><a href={telephone.href} className={styles.contactLink}>{telephone.shown}</a></p>
        <p><a href={`mailto:${email}`} className={styles.contactLink}>{email}</a></p>
      </div>
    </address>
  )
}
