import { ButtonLink } from '#components/Button/ButtonLink'
import { Container } from '#components/Container/Container'
import { Heading } from '#components/Heading/Heading'
import { IndexList } from '#components/IndexList/IndexList'
import { Room } from '#components/Room/Room'
import { Text } from '#components/Text/Text'
import type { ArticlePage } from '#content/page'
import * as styles from './ArticleEnd.css.ts'

/** Who does it, where it was done, and the one action. */
export function ArticleEnd({ page }: { readonly page: ArticlePage }) {
  const { words, services, projects, enquiry, parts } = page
  return (
    <Room field="paper" padding={parts.at(-1)?.kind === 'tips' ? 'sectionAfter' : 'sectionOn'}>
      <Container>
        <section className={styles.block}>
          <div className={styles.title}><Heading level={2} size="name" id="services">{words.services}</Heading></div>
          <div className={styles.list}>
            <IndexList links={services} />
            <div className={styles.action}>
              {/* Spelled so on purpose (specification, section 2). */}
              <ButtonLink tone="signal" to="/contactUs" search={{ service: enquiry.join(',') }}>{words.ask}</ButtonLink>
              <Text>{words.askLede}</Text>
            </div>
          </div>
        </section>
        {projects.length > 0 ? (
          <section className={styles.block}>
            <div className={styles.title}><Heading level={2} size="name" id="projects">{words.projects}</Heading></div>
            <div className={styles.list}><IndexList links={projects} /></div>
          </section>
        ) : null}
      </Container>
    </Room>
  )
}
