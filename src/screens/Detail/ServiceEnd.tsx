import { Link } from '@tanstack/react-router'
import { Closing } from '#components/Closing/Closing'
import { Container } from '#components/Container/Container'
import { Heading } from '#components/Heading/Heading'
import { Room } from '#components/Room/Room'
import type { ServicePage } from '#content/page'
import { settings } from '#content/settings'
import * as styles from './ServiceEnd.css.ts'

/** The rest of the group, set as one running line, and the last room. */
export function ServiceEnd({ page }: { readonly page: ServicePage }) {
  const { words, services, closingWords, object, enquiry } = page
  return (
    <>
      <Room field="paper" padding="section">
        <Container>
          <Heading level={2} size="accent" id="group">{words.services}</Heading>
          <ul role="list" className={styles.services}>
            {services.map(({ title, path }) => <li key={path}><Link to={path} className={styles.service}>{title}</Link></li>)}
          </ul>
        </Container>
      </Room>
      <Closing words={closingWords} picture={object} email={settings.email} telephone={settings.telephone} enquiry={enquiry} />
    </>
  )
}
