import { getRouteApi, Link } from '@tanstack/react-router'
import { ArticleList } from '#components/ArticleList/ArticleList'
import { Breadcrumbs } from '#components/Breadcrumbs/Breadcrumbs'
import { ButtonLink } from '#components/Button/ButtonLink'
import { Container } from '#components/Container/Container'
import { Heading } from '#components/Heading/Heading'
import { Picture } from '#components/Picture/Picture'
import { Quote } from '#components/Quote/Quote'
import { Room } from '#components/Room/Room'
import { Statement } from '#components/Statement/Statement'
import { Text } from '#components/Text/Text'
import { Wall } from '#components/Wall/Wall'
import { WallLabel } from '#components/WallLabel/WallLabel'
import type { PictureModel } from '#content/page'
import { imageSizes } from '#tokens/imageSizes'
import { Piece } from './Piece.tsx'
import { Excerpt } from './Excerpt.tsx'
import * as styles from './Project.css.ts'

/** Drawn for a tile that is hardly wider than high. */
const isTall = ({ width, height }: PictureModel): boolean => width < 1.5 * height
/** Of a drawing wider than its place, what lies beyond the window counts too. */
const leadSizes = ({ width, height }: PictureModel): string => {
  const beyond = Math.max(1, width / height / 1.6)
  return imageSizes(`${Math.round(134 * beyond)}vw`, `${Math.round(100 * beyond)}vw`)
}

const route = getRouteApi('/porject_{$number}')

export function Project() {
  const page = route.useLoaderData()
  const { words, film } = page
  const [large, ...details] = page.details
  return (
    <>
      <Room field={page.room} padding="none">
        <Container>
          <div className={styles.head}>
            <Breadcrumbs label={page.breadcrumbs.label} trail={[{ title: page.breadcrumbs.portfolio, to: '/portfolio' }, { ...page.filter, to: '/portfolio' }]} />
            <div className={styles.name}>
              <h1 className={styles.client}>{page.title}</h1>
              <p className={styles.line}>{page.line}</p>
            </div>
          </div>
        </Container>
        <div className={styles.lead[isTall(page.picture) ? 'tall' : 'wide']}>
          {film
            ? <Excerpt film={film} poster={page.picture} sizes={leadSizes(page.picture)} subject={page.subject} />
            : <Picture picture={page.picture} first fit={page.subject} sizes={leadSizes(page.picture)} />}
        </div>
      </Room>
      {film ? <Container><p className={styles.shown}><WallLabel title={film.words.shows} line={film.description} /></p></Container> : null}
      <Room field="paper" padding="section">
        <Container>
          <div className={styles.grid}>
            <dl className={styles.facts}>
              <div className={styles.fact}><dt className={styles.factName}>{words.facts.client}</dt><dd>{page.trade}</dd></div>
              <div className={styles.fact}><dt className={styles.factName}>{words.facts.made}</dt><dd>{page.made}</dd></div>
              <div className={styles.fact}><dt className={styles.factName}>{words.facts.year}</dt><dd>{page.year}</dd></div>
              <div className={styles.fact}>
                <dt className={styles.factName}>{words.facts.services}</dt>
                <dd className={styles.services}>{page.services.map(({ title, path }) => <div key={path}><Link to={path} className={styles.service}>{title}</Link></div>)}</dd>
              </div>
            </dl>
            <div className={styles.opening}>
              <p className={styles.statement}><Statement>{page.statement}</Statement></p>
              <section className={styles.part}>
                <Heading level={2} size="accent" id="brief">{words.brief}</Heading>
                {page.brief.map((paragraph) => <Text key={paragraph} size="lead">{paragraph}</Text>)}
              </section>
            </div>
          </div>
        </Container>
      </Room>
      <div className={styles.work}>
        {large ? <div className={styles.large}><Piece {...large} place="offStart" sizes={imageSizes('100vw', '92vw', '84vw')} /></div> : null}
        <section className={styles.did}>
          <Heading level={2} size="accent" id="did">{words.did}</Heading>
          {page.did.map((paragraph) => <Text key={paragraph}>{paragraph}</Text>)}
        </section>
        {details.map((detail, index) => (
          <div key={detail.picture.name} className={index === 0 ? styles.square : styles.small}><Piece {...detail} place={index === 0 ? 'offEnd' : 'inside'} sizes={imageSizes('100vw', '42vw')} /></div>
        ))}
        <section className={styles.changed}>
          <Heading level={2} size="accent" id="changed">{words.changed}</Heading>
          {page.changed.map((paragraph) => <Text key={paragraph} size="lead">{paragraph}</Text>)}
          <div className={styles.start}><ButtonLink tone="signal" to="/contactUs" search={{ service: page.enquiry.join(',') }}>{words.start}</ButtonLink></div>
        </section>
      </div>
      {page.quote ? (
        <Room field={page.quote.room} padding="none" step="start">
          <Container>
            <div className={styles.voice}>
              <div className={styles.words}><Quote words={page.quote.words} size={page.quote.isShort ? 'pull' : 'modest'} caption={<WallLabel title={page.quote.job} line={page.quote.client} />} /></div>
              <div className={styles.portrait}><Picture picture={{ ...page.quote.portrait, alt: '' }} sizes={imageSizes('60vw', '29vw', '27vw')} /></div>
            </div>
          </Container>
        </Room>
      ) : null}
      {page.articles.length > 0 ? (
        <Room field="paper" padding="section">
          <Container>
            <div className={styles.grid}>
              <div className={styles.aside}><Heading level={2} size="name">{words.articles}</Heading></div>
              <div className={styles.wide}><ArticleList articles={page.articles} /></div>
            </div>
          </Container>
        </Room>
      ) : null}
      <nav aria-label={words.neighbours} className={styles.neighbours}>
        <Wall tiles={page.neighbours} />
      </nav>
    </>
  )
}
