import { getRouteApi } from '@tanstack/react-router'
import { Container } from '#components/Container/Container'
import { Heading } from '#components/Heading/Heading'
import { PageHead } from '#components/PageHead/PageHead'
import { Room } from '#components/Room/Room'
import { Text } from '#components/Text/Text'
import { settings } from '#content/settings'
import * as styles from './Contact.css.ts'

const route = getRouteApi('/contactUs')

export function Contact() {
  const { picture, words } = route.useLoaderData()
  const { address, email, telephone, openingHours, mapUrl, gettingHere } = settings
  const { office } = words
  return (
    <>
      <PageHead field="lilac" picture={picture} size="title" title={words.title}><Text size="lead">{words.lede}</Text></PageHead>
      <Room field="paper" padding="sectionAfter" labelledBy="office">
        <Container>
          <div className={styles.body}>
            <div className={styles.words}>
              <Heading level={2} size="section" id="office">{office.title}</Heading>
            </div>
            <dl className={styles.office}>
              <div className={styles.fact}><dt className={styles.factName}>{office.telephone}</dt><dd><a href={telephone.href} className={styles.link}>{telephone.shown}</a></dd></div>
              <div className={styles.fact}><dt className={styles.factName}>{office.email}</dt><dd><a href={`mailto:${email}`} className={styles.link}>{email}</a></dd></div>
              <div className={styles.fact}>
                <dt className={styles.factName}>{office.address}</dt>
                <dd><address>{address.street}<br />{address.town} {address.postcode}</address><a href={mapUrl} className={styles.link}>{office.map}</a></dd>
              </div>
              <div className={styles.fact}><dt className={styles.factName}>{office.open}</dt><dd>{openingHours.shown.days}, {openingHours.shown.hours}</dd></div>
              <div className={styles.fact}><dt className={styles.factName}>{office.gettingHere}</dt><dd>{gettingHere}</dd></div>
            </dl>
          </div>
        </Container>
      </Room>
    </>
  )
}
