import { getRouteApi } from '@tanstack/react-router'
import { ArticleList } from '#components/ArticleList/ArticleList'
import { Breadcrumbs } from '#components/Breadcrumbs/Breadcrumbs'
import { ButtonLink } from '#components/Button/ButtonLink'
import { Closing } from '#components/Closing/Closing'
import { Container } from '#components/Container/Container'
import { Heading } from '#components/Heading/Heading'
import { IndexList } from '#components/IndexList/IndexList'
import { Neighbours } from '#components/Neighbours/Neighbours'
import { PageHead } from '#components/PageHead/PageHead'
import { Room } from '#components/Room/Room'
import { Text } from '#components/Text/Text'
import { Wall } from '#components/Wall/Wall'
import type { DetailPage } from '#content/page'
import { settings } from '#content/settings'
import { ArticleBody } from './ArticleBody.tsx'
import { ServiceBody } from './ServiceBody.tsx'
import * as styles from './Detail.css.ts'

const serviceRoute = getRouteApi('/services/$serviceId')
const articleRoute = getRouteApi('/blogs/$blogId')

export function ServiceDetail() {
  return <Detail page={serviceRoute.useLoaderData()} />
}

export function ArticleDetail() {
  return <Detail page={articleRoute.useLoaderData()} />
}

/** One screen for services and articles (specification, section 2): both bring the same model. */
function Detail({ page }: { readonly page: DetailPage }) {
  const { kind, words, dates } = page
  const trail = kind === 'service' ? [{ title: words.breadcrumbs.home, to: '/' }] : [{ title: words.breadcrumbs.blogs, to: '/blogs' }]
  const Main = kind === 'article' ? 'article' : 'div'
  return (
    <>
      <Main>
        <PageHead
          field={page.room}
          picture={page.picture}
          size={page.word ? 'hero' : 'title'}
          title={page.word ?? page.title}
          before={<Breadcrumbs label={words.breadcrumbs.label} trail={trail} here={page.section} />}
        >
          {dates ? <p><time dateTime={dates.machine}>{dates.shown}</time><br />{words.minutes}</p> : <Text size="lead">{page.lead}</Text>}
          {kind === 'service' ? <ButtonLink tone="solid" to="/contactUs" search={{ service: page.enquiry.join(',') }}>{words.ask}</ButtonLink> : null}
        </PageHead>
        {kind === 'service' ? <ServiceBody page={page} /> : <ArticleBody page={page} />}
      </Main>
      {page.tiles.length > 0 ? (
        <Room field="paper" padding="none" labelledBy="projects">
          <Container><Heading level={2} size="section" id="projects">{words.projects}</Heading></Container>
          <Wall tiles={page.tiles.map((tile) => ({ ...tile, colSpan: 4, rowSpan: 1 }))} />
        </Room>
      ) : null}
      <Room field="paper" padding="section">
        <Container>
          <div className={styles.related}>
            <Heading level={2} size="name">{kind === 'service' ? words.articles : words.services}</Heading>
            {kind === 'service' ? <ArticleList level={3} articles={page.articles} /> : <IndexList links={page.services} />}
          </div>
        </Container>
      </Room>
      <Neighbours label={words.neighbours} previous={page.previous} next={page.next} words={words} />
      <Closing words={page.closingWords} picture={page.closing} email={settings.email} telephone={settings.telephone} enquiry={page.enquiry} />
    </>
  )
}
