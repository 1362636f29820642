import { getRouteApi } from '@tanstack/react-router'
import { ArticleList } from '#components/ArticleList/ArticleList'
import { QuietLink } from '#components/Button/ButtonLink'
import { Closing } from '#components/Closing/Closing'
import { Container } from '#components/Container/Container'
import { Cutout } from '#components/Cutout/Cutout'
import { Heading } from '#components/Heading/Heading'
import { IndexList } from '#components/IndexList/IndexList'
import { LogoRow } from '#components/LogoRow/LogoRow'
import { Quote } from '#components/Quote/Quote'
import { Room } from '#components/Room/Room'
import { Statement } from '#components/Statement/Statement'
import { Text } from '#components/Text/Text'
import { Wall } from '#components/Wall/Wall'
import { WallLabel } from '#components/WallLabel/WallLabel'
import { settings } from '#content/settings'
import brands from '../../content/logos/brands.svg'
import { Hero } from './Hero.tsx'
import * as styles from './Home.css.ts'

const route = getRouteApi('/')
const steps = ['start', 'end', 'none', 'none'] as const

export function Home() {
  const page = route.useLoaderData()
  const { words } = page
  const [first, ...others] = page.quotes
  return (
    <>
      <Hero title={words.title} slides={page.slides} words={page.slider} />
      <Room field="paper" padding="sectionAfter" labelledBy="story">
        <Container>
          <Heading level={2} size="statement" id="story"><Statement>{words.story.title}</Statement></Heading>
          <div className={styles.story}>
            <div className={styles.storyFirst}>
              {page.story.map(({ subtitle, title, description }) => (
                <div key={title} className={styles.storyBlock}>
                  <p className={styles.storySubtitle}>{subtitle}</p>
                  <h3 className={styles.storyTitle}>{title}</h3>
                  <Text tone="muted">{description}</Text>
                </div>
              ))}
            </div>
          </div>
        </Container>
      </Room>
      {page.groups.map(({ group, title, caption, room, picture, services }, index) => (
        <Room key={group} field={room} padding={index > 0 ? 'after' : 'room'} step={steps[index] ?? 'none'} labelledBy={`group-${group}`}>
          <Container>
            <div className={styles.roomGrid}>
              <div className={`${styles.roomWords} ${index % 2 === 0 ? styles.listFirst : styles.listLast}`}>
                <Heading level={2} size="room" id={`group-${group}`}>{title}</Heading>
                <IndexList links={services} />
                <p><WallLabel title={title} line={caption} /></p>
              </div>
              <Cutout picture={picture} lean="below" sizes="(min-width: 1024px) 45vw, 90vw" />
            </div>
          </Container>
        </Room>
      ))}
      <Room field="paper" padding="sectionAfter" labelledBy="work">
        <Container>
          <div className={styles.sectionHead}>
            <div className={styles.sectionWords}>
              <Heading level={2} size="section" id="work">{words.work.title}</Heading>
              <Text size="lead">{words.work.lede}</Text>
            </div>
            <QuietLink to="/portfolio">{words.work.all}</QuietLink>
          </div>
        </Container>
        <Wall tiles={page.tiles} />
      </Room>
      <Room field="coral" padding="room" step="end" labelledBy="quotes">
        <Container>
          <Heading level={2} size="accent" id="quotes">{words.quotes.title}</Heading>
          {first ? <Quote words={first.words} size="large" caption={<WallLabel title={first.job} line={first.client} />} portrait={first.portrait} /> : null}
          <div className={styles.quotes}>
            {others.map(({ words: said, job, client, portrait }) => (
              <Quote key={said} words={said} size="small" caption={<WallLabel title={job} line={client} />} portrait={portrait} />
            ))}
          </div>
        </Container>
      </Room>
      <Room field="paper" padding="section" labelledBy="brands">
        <Container>
          <Heading level={2} size="accent" id="brands">{words.brands.title}</Heading>
          <div className={styles.logos}><LogoRow sprite={brands} logos={page.brands} /></div>
        </Container>
      </Room>
      <Room field="paper" padding="section" labelledBy="articles">
        <Container>
          <div className={styles.articles}>
            <div className={styles.sectionWords}>
              <Heading level={2} size="section" id="articles">{words.articles.title}</Heading>
              <Text size="lead">{words.articles.lede}</Text>
              <QuietLink to="/blogs">{words.articles.all}</QuietLink>
            </div>
            <ArticleList level={3} articles={page.articles} />
          </div>
        </Container>
      </Room>
      <Closing words={page.closingWords} picture={page.closing} email={settings.email} telephone={settings.telephone} />
    </>
  )
}
