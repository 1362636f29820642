import { getRouteApi, Link } from '@tanstack/react-router'
import { useHydrated } from '#browser/hydrated'
import { ArticleList } from '#components/ArticleList/ArticleList'
import { Closing } from '#components/Closing/Closing'
import { Container } from '#components/Container/Container'
import { Cutout } from '#components/Cutout/Cutout'
import { FilterLinks } from '#components/FilterLinks/FilterLinks'
import { Heading } from '#components/Heading/Heading'
import { Room } from '#components/Room/Room'
import { Text } from '#components/Text/Text'
import { WallLabel } from '#components/WallLabel/WallLabel'
import { settings } from '#content/settings'
import * as styles from './Blogs.css.ts'

const route = getRouteApi('/blogs')

export function Blogs() {
  const page = route.useLoaderData()
  const { category } = route.useSearch()
  // The page is prerendered whole; which part was asked for is known in the browser alone.
  const asked = useHydrated() ? category : undefined
  const filter = page.filters.find(({ id }) => id === asked) ?? page.filters[0]
  const [lead, ...others] = page.articles.filter((article) => filter?.categories.includes(article.category))
  const years = Map.groupBy(others, ({ published }) => published.slice(0, 4))
  return (
    <>
      <Room field="paper" padding="room">
        <Container>
          <div className={styles.pageTitle}><Heading level={1} size="title">{page.words.title}</Heading></div>
          <Text size="lead">{page.words.lede}</Text>
        </Container>
      </Room>
      {lead ? (
        <Room field={lead.room} padding="room" step="start">
          <Container>
            <div className={styles.lead}>
              <Link to={lead.path} className={styles.leadWords}>
                <Heading level={2} size="section">{lead.title}</Heading>
                <span><WallLabel title={<time dateTime={lead.published}>{lead.date}</time>} line={lead.category} /></span>
                <Text size="lead">{lead.lead}</Text>
              </Link>
              <Cutout picture={lead.picture} first lean="below" sizes="(min-width: 1024px) 45vw, 90vw" />
            </div>
          </Container>
        </Room>
      ) : null}
      <Room field="paper" padding="sectionAfter">
        <Container>
          <FilterLinks label={page.words.filter} to="/blogs" filters={page.filters} current={filter?.id} />
          {[...years].map(([year, articles]) => (
            <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
              <h2 id={`year-${year}`} className={styles.yearTitle}>{year}</h2>
              <ArticleList level={3} articles={articles} dayOnly />
            </section>
          ))}
        </Container>
      </Room>
      <Closing words={page.closingWords} picture={page.closing} email={settings.email} telephone={settings.telephone} />
    </>
  )
}
