import { getRouteApi } from '@tanstack/react-router'
import { Closing } from '#components/Closing/Closing'
import { Container } from '#components/Container/Container'
import { Cutout } from '#components/Cutout/Cutout'
import { Heading } from '#components/Heading/Heading'
import { LogoRow } from '#components/LogoRow/LogoRow'
import { Room } from '#components/Room/Room'
import { Text } from '#components/Text/Text'
import { settings } from '#content/settings'
import { imageSizes } from '#tokens/imageSizes'
import brands from '#content/logos/brands.svg'
import { Voices } from './Voices.tsx'
import * as styles from './About.css.ts'

const route = getRouteApi('/about')

export function About() {
  const page = route.useLoaderData()
  const { words } = page
  return (
    <>
      <Container>
        <div className={styles.head}><Heading level={1} size="hero" about={words.name}>{words.title}</Heading></div>
      </Container>
      <Room field="sky" padding="none">
        <Container>
          <div className={styles.river}>
            <p className={styles.lede}>{words.lede}</p>
            <div className={styles.object}><Cutout picture={page.picture} first lean="edge" sizes={imageSizes('90vw', '45vw', '53vw')} /></div>
          </div>
        </Container>
      </Room>
      <Room field="plum" padding="after">
        <Container>
          <Heading level={2} size="name" id="story">{words.story.title}</Heading>
          <ul role="list" className={styles.story}>
            {page.story.map(({ subtitle, title, description, picture }) => (
              <li key={title} className={styles.block}>
                <div className={styles.blockTitle}>
                  <div className={styles.blockSubtitle}>{subtitle}</div>
                  <Heading level={3} size="section">{title}</Heading>
                </div>
                <div className={styles.blockText}><Text>{description}</Text></div>
                <div className={styles.blockObject}><Cutout picture={picture} lean="none" sizes={imageSizes('60vw', '40vw', '24vw')} /></div>
              </li>
            ))}
          </ul>
        </Container>
      </Room>
      <Room field="paper" padding="section">
        <Container>
          <Heading level={2} size="section" id="work">{words.work.title}</Heading>
        </Container>
        <ol role="list" className={styles.stairs}>
          {words.work.steps.map(({ when, title, text }, index) => (
            <li key={title} className={styles.step[index]}>
              {/* The heading has it for who hears it. */}
              <div className={styles.stepWhen} aria-hidden>{when}</div>
              <Heading level={3} size="name" about={when}>{title}</Heading>
              <Text>{text}</Text>
            </li>
          ))}
        </ol>
      </Room>
      <Voices title={words.quotes.title} note={words.fictionNote} quotes={page.quotes} />
      <Room field="paper" padding="section">
        <Container>
          <Heading level={2} size="section" id="brands">{words.brands.title}</Heading>
          <div className={styles.logos}><LogoRow sprite={brands} logos={page.brands} /></div>
        </Container>
      </Room>
      <Closing words={page.closingWords} picture={page.closing} email={settings.email} telephone={settings.telephone} />
    </>
  )
}
