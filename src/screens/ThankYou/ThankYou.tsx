import { getRouteApi } from '@tanstack/react-router'
import { useHydrated } from '#browser/hydration/hydrated'
import { useShownLocation } from '#browser/navigation/shownLocation'
import { ArticleList } from '#components/ArticleList/ArticleList'
import { QuietLink } from '#components/Button/ButtonLink'
import { Container } from '#components/Container/Container'
import { Heading } from '#components/Heading/Heading'
import { PageHead } from '#components/PageHead/PageHead'
import { Room } from '#components/Room/Room'
import { Text } from '#components/Text/Text'
import { Wall } from '#components/Wall/Wall'
import { settings } from '#content/settings'
import * as styles from './ThankYou.css.ts'

const route = getRouteApi('/thankyou')

/** A first name; with a title before it, the whole name. */
const calledBy = /^(?:m(?:rs?|s|x|iss)|dr|prof|sir|dame|lord|lady|rev)\b.*|\S+/i

/** Thanks by name where the form has just sent somebody here; the prerendered page, opened directly, knows of none. */
export function ThankYou() {
  const { words, picture, projects, places, articles } = route.useLoaderData()
  const { state } = useShownLocation()
  const { name = '', services = [] } = useHydrated() ? state : {}
  const [called] = calledBy.exec(String(name).trim()) ?? []
  const asked = (project: (typeof projects)[number]): number => project.services.filter((slug) => services.includes(slug)).length
  const chosen = [...projects].sort((one, other) => asked(other) - asked(one))
  return (
    <>
      <PageHead field="mint" size="hero" picture={picture} title={called ? `${words.titleNamed} ${called}` : words.title}>
        <Text size="lead">{called ? words.sent : words.direct}</Text>
      </PageHead>
      <Room field="paper" padding="sectionAfter">
        <Container>
          <Heading level={2} size="section" id="steps">{words.stepsTitle}</Heading>
          <ol role="list" className={styles.steps}>
            {words.steps.map(({ title, text }, index) => (
              <li key={title} className={styles.step}>
                <span className={styles.numeral}>{index + 1}</span>
                <Heading level={3} size="name">{title}</Heading>
                <div className={styles.explanation}><Text>{text}</Text></div>
              </li>
            ))}
          </ol>
          <p className={styles.urgent}>
            {words.urgent} <a href={settings.telephone.href} className={styles.telephone}>{settings.telephone.shown}</a>
          </p>
        </Container>
      </Room>
      <Room field="paper" padding="none">
        <Container>
          <div className={styles.title}>
            <Heading level={2} size="section" id="projects">{words.projects}</Heading>
            <QuietLink to="/portfolio">{words.allProjects}</QuietLink>
          </div>
        </Container>
        <Wall tiles={places.flatMap((place, index) => { const tile = chosen[index]; return tile ? [{ ...tile, ...place }] : [] })} />
      </Room>
      <Room field="paper" padding="section">
        <Container>
          <div className={styles.reading}>
            <Heading level={2} size="name" id="articles">{words.articles}</Heading>
            <ArticleList articles={articles} />
          </div>
        </Container>
      </Room>
    </>
  )
}
