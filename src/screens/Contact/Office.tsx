import { Heading } from '#components/Heading/Heading'
import type { ContactPage } from '#content/page'
import { settings } from '#content/settings'
import * as styles from './Office.css.ts'

const { address, email, telephone, openingHours, mapUrl, gettingHere } = settings

/** The other ways to reach the firm. */
export function Office({ words }: { readonly words: ContactPage['words']['office'] }) {
  return (
    <section className={styles.office} aria-labelledby="office">
      <Heading level={2} size="name" id="office">{words.title}</Heading>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt className={styles.name}>{words.telephone}</dt>
          <dd><a href={telephone.href} className={styles.link}>{telephone.shown}</a></dd>
        </div>
        <div className={styles.fact}>
          <dt className={styles.name}>{words.email}</dt>
          <dd><a href={`mailto:${email}`} className={styles.link}>{email}</a></dd>
        </div>
        <div className={styles.fact}>
          <dt className={styles.name}>{words.address}</dt>
          <dd>
            <address>{address.street}<br />{`${address.town} ${address.postcode}`}</address>
            <a href={mapUrl} rel="noreferrer" className={styles.quietLink}>{words.map}</a>
          </dd>
        </div>
        <div className={styles.fact}>
          <dt className={styles.name}>{words.open}</dt>
          <dd>{openingHours.shown.days}, {openingHours.shown.hours}</dd>
        </div>
        <div className={styles.fact}>
          <dt className={styles.name}>{words.gettingHere}</dt>
          <dd>{gettingHere}</dd>
        </div>
      </dl>
    </section>
  )
}
