import { getRouteApi, Link } from '@tanstack/react-router'
import { ArticleList } from '#components/ArticleList/ArticleList'
import { Breadcrumbs } from '#components/Breadcrumbs/Breadcrumbs'
import { ButtonLink } from '#components/Button/ButtonLink'
import { Container } from '#components/Container/Container'
import { Heading } from '#components/Heading/Heading'
import { Neighbours } from '#components/Neighbours/Neighbours'
import { Picture } from '#components/Picture/Picture'
import { Quote } from '#components/Quote/Quote'
import { Room } from '#components/Room/Room'
import { Statement } from '#components/Statement/Statement'
import { Text } from '#components/Text/Text'
import { WallLabel } from '#components/WallLabel/WallLabel'
import * as styles from './Project.css.ts'

const route = getRouteApi('/porject_{$number}')

export function Project() {
  const page = route.useLoaderData()
  const { words } = page
  return (
    <>
      <Room field={page.room} padding="room">
        <Container>
          <div className={styles.head}>
            <Breadcrumbs label={page.breadcrumbs.label} trail={[{ title: page.breadcrumbs.portfolio, to: '/portfolio' }]} here={page.category} />
            <Heading level={1} size="title">{page.title}</Heading>
            <p><WallLabel title="" line={page.line} /></p>
          </div>
        </Container>
      </Room>
      <div className={styles.picture}><Picture picture={page.picture} first fit="cover" sizes="100vw" /></div>
      <Room field="paper" padding="section">
        <Container>
          <div className={styles.body}>
            <dl className={styles.facts} aria-label={words.facts.title}>
              <div className={styles.fact}><dt className={styles.factName}>{words.facts.client}</dt><dd>{page.trade}</dd></div>
              <div className={styles.fact}><dt className={styles.factName}>{words.facts.made}</dt><dd>{page.made}</dd></div>
              <div className={styles.fact}><dt className={styles.factName}>{words.facts.year}</dt><dd>{page.year}</dd></div>
              <div className={styles.fact}>
                <dt className={styles.factName}>{words.facts.services}</dt>
                <dd>{page.services.map(({ title, path }) => <Link key={path} to={path} className={styles.serviceLink}>{title}</Link>)}</dd>
              </div>
            </dl>
            <div className={styles.text}>
              <Heading level={2} size="statement"><Statement>{page.statement}</Statement></Heading>
              <div className={styles.columns}>
                <div className={styles.part}>
                  <Heading level={2} size="accent">{words.brief}</Heading>
                  {page.brief.map((paragraph) => <Text key={paragraph}>{paragraph}</Text>)}
                </div>
                <div className={styles.part}>
                  <Heading level={2} size="accent">{words.did}</Heading>
                  {page.did.map((paragraph) => <Text key={paragraph}>{paragraph}</Text>)}
                </div>
              </div>
            </div>
          </div>
        </Container>
      </Room>
      <Room field="paper" padding="none">
        <Container>
          <div className={styles.details}>
            {page.details.map(({ picture, title, line }) => (
              <figure key={picture.name} className={styles.detail}>
                <Picture picture={picture} sizes="(min-width: 1024px) 50vw, 90vw" />
                <figcaption><WallLabel title={title} line={line} /></figcaption>
              </figure>
            ))}
          </div>
        </Container>
      </Room>
      <Room field="paper" padding="section">
        <Container>
          <div className={styles.part}>
            <Heading level={2} size="accent">{words.changed}</Heading>
            {page.changed.map((paragraph) => <Text key={paragraph} size="lead">{paragraph}</Text>)}
          </div>
          <ButtonLink tone="signal" to="/contactUs" search={{ service: page.enquiry.join(',') }}>{words.start}</ButtonLink>
        </Container>
      </Room>
      {page.quote ? (
        <Room field="mint" padding="room" step="start">
          <Container>
            <Quote words={page.quote.words} size="medium" caption={<WallLabel title={page.quote.job} line={page.quote.client} />} portrait={page.quote.portrait} />
          </Container>
        </Room>
      ) : null}
      {page.articles.length > 0 ? (
        <Room field="paper" padding="section">
          <Container>
            <Heading level={2} size="name">{words.articles}</Heading>
            <ArticleList level={3} articles={page.articles} />
          </Container>
        </Room>
      ) : null}
      <Neighbours label={words.neighbours} previous={page.previous} next={page.next} words={words} />
    </>
  )
}
