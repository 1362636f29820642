import { getRouteApi } from '@tanstack/react-router'
import { Closing } from '#components/Closing/Closing'
import { Container } from '#components/Container/Container'
import { Heading } from '#components/Heading/Heading'
import { LogoRow } from '#components/LogoRow/LogoRow'
import { PageHead } from '#components/PageHead/PageHead'
import { Quote } from '#components/Quote/Quote'
import { Room } from '#components/Room/Room'
import { Text } from '#components/Text/Text'
import { WallLabel } from '#components/WallLabel/WallLabel'
import { settings } from '#content/settings'
import brands from '../../content/logos/brands.svg'
import * as styles from './About.css.ts'

const route = getRouteApi('/about')

export function About() {
  const page = route.useLoaderData()
  const { words } = page
  return (
    <>
      <PageHead field="butter" picture={page.picture} size="title" title={words.title}><Text size="lead">{words.lede}</Text></PageHead>
      <Room field="plum" padding="after" labelledBy="story">
        <Container>
          <Heading level={2} size="section" id="story">{words.story.title}</Heading>
          <ul role="list" className={styles.story}>
            {page.story.map(({ subtitle, title, description }) => (
              <li key={title} className={styles.block}>
                <p><WallLabel title="" line={subtitle} /></p>
                <Heading level={3} size="name">{title}</Heading>
                <Text>{description}</Text>
              </li>
            ))}
          </ul>
        </Container>
      </Room>
      <Room field="paper" padding="section" labelledBy="quotes">
        <Container>
          <Heading level={2} size="section" id="quotes">{words.quotes.title}</Heading>
          <div className={styles.quotes}>
            {page.quotes.map(({ words: said, job, client, portrait }) => (
              <Quote key={said} words={said} size="small" caption={<WallLabel title={job} line={client} />} portrait={portrait} />
            ))}
          </div>
        </Container>
      </Room>
      <Room field="sand" padding="room" labelledBy="brands">
        <Container>
          <Heading level={2} size="name" id="brands">{words.brands.title}</Heading>
          <div className={styles.logos}><LogoRow sprite={brands} logos={page.brands} /></div>
          <Text size="small">{words.fictionNote}</Text>
        </Container>
      </Room>
      <Closing words={page.closingWords} picture={page.closing} email={settings.email} telephone={settings.telephone} />
    </>
  )
}
