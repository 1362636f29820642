import { getRouteApi } from '@tanstack/react-router'
import { ArticleList } from '#components/ArticleList/ArticleList'
import { Container } from '#components/Container/Container'
import { Heading } from '#components/Heading/Heading'
import { Room } from '#components/Room/Room'
import { Text } from '#components/Text/Text'
import { Wall } from '#components/Wall/Wall'
import { settings } from '#content/settings'
import * as styles from './ThankYou.css.ts'

const route = getRouteApi('/thankyou')

export function ThankYou() {
  const { words, tiles, articles } = route.useLoaderData()
  return (
    <>
      <Room field="butter" padding="room">
        <Container>
          <div className={styles.head}>
            <Heading level={1} size="hero">{words.title}</Heading>
            <Text size="lead">{words.direct}</Text>
          </div>
        </Container>
      </Room>
      <Room field="paper" padding="section" labelledBy="steps">
        <Container>
          <Heading level={2} size="section" id="steps">{words.stepsTitle}</Heading>
          <ol role="list" className={styles.steps}>
            {words.steps.map(({ title, text }, index) => (
              <li key={title} className={styles.step}>
                <span className={styles.numeral} aria-hidden>{index + 1}</span>
                <Heading level={3} size="row">{title}</Heading>
                <Text>{text}</Text>
              </li>
            ))}
          </ol>
          <p className={styles.urgent}>{words.urgent} <a href={settings.telephone.href}>{settings.telephone.shown}</a>.</p>
        </Container>
      </Room>
      <Room field="paper" padding="none" labelledBy="projects">
        <Container><Heading level={2} size="section" id="projects">{words.projects}</Heading></Container>
        <Wall tiles={tiles.map((tile) => ({ ...tile, colSpan: 4, rowSpan: 1 }))} />
      </Room>
      <Room field="paper" padding="section" labelledBy="articles">
        <Container>
          <Heading level={2} size="section" id="articles">{words.articles}</Heading>
          <ArticleList level={3} articles={articles} />
        </Container>
      </Room>
    </>
  )
}
