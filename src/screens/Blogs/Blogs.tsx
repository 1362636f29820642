import { getRouteApi, Link } from '@tanstack/react-router'
import { useChosenFilter } from '#browser/navigation/chosenFilter'
import { ArticleList } from '#components/ArticleList/ArticleList'
import { Closing } from '#components/Closing/Closing'
import { Container } from '#components/Container/Container'
import { Cutout } from '#components/Cutout/Cutout'
import { FilterLinks } from '#components/FilterLinks/FilterLinks'
import { Heading } from '#components/Heading/Heading'
import { Room } from '#components/Room/Room'
import { Text } from '#components/Text/Text'
import { hidden, passing } from '#components/VisuallyHidden/VisuallyHidden.css'
import { settings } from '#content/settings'
import { imageSizes } from '#tokens/imageSizes'
import * as styles from './Blogs.css.ts'

const route = getRouteApi('/blogs')

export function Blogs() {
  const page = route.useLoaderData()
  const { category } = route.useSearch()
  const { filter, said } = useChosenFilter(page.filters, category)
  const chosen = page.articles.filter((article) => filter?.categories.includes(article.category))
  const [lead, ...others] = chosen
  // Under a filter all that it finds is in the list: the lead stands above it, and may be out of sight.
  const listed = chosen.length < page.articles.length ? chosen : others
  const yearOf = ({ published }: (typeof listed)[number]): string => published.slice(0, 4)
  const years = [...new Set(listed.map(yearOf))]
  const Year = filter?.id ? 'h3' : 'h2'
  return (
    <>
      <Container>
        <div className={styles.head}>
          <div className={styles.title}><Heading level={1} size="hero" about={page.words.name}>{page.words.title}</Heading></div>
          <div className={styles.lede}><Text size="lead">{page.words.lede}</Text></div>
        </div>
      </Container>
      {lead ? (
        <Room field={lead.room} padding="none" step="start">
          <Container>
            <div className={styles.lead}>
              <div className={styles.leadWords}>
                <p className={styles.when}><time dateTime={lead.published}>{lead.date}</time> <span className={styles.category}>{lead.category}</span></p>
                <Heading level={2} size="statement"><Link to={lead.path} className={styles.leadLink}>{lead.title}</Link></Heading>
                <Text size="lead">{lead.lead}</Text>
              </div>
              <Cutout key={lead.path} picture={{ ...lead.picture, alt: '' }} first lean="edge" sizes={imageSizes('86vw', '85vw', '42vw')} />
            </div>
          </Container>
        </Room>
      ) : null}
      <Room field="paper" padding="sectionAfter">
        <Container>
          <FilterLinks label={page.words.filter} to="/blogs" filters={page.filters} current={filter?.id} />
          <p role="status" className={hidden}>{said && <span key={said} className={passing}>{said}</span>}</p>
          {/* As on the portfolio, and the years stand under it; without a filter they are the list's own headings. */}
          {filter?.id ? <h2 key={filter.shown} className={hidden}>{filter.shown}</h2> : null}
          {years.map((year) => (
            <section key={year} className={styles.year}>
              <Year id={`year-${year}`} className={styles.yearTitle}>{year}</Year>
              <div className={styles.list}><ArticleList articles={listed.filter((article) => yearOf(article) === year)} dayOnly level={filter?.id ? 4 : 3} /></div>
            </section>
          ))}
        </Container>
      </Room>
      <Closing words={page.closingWords} picture={page.closing} email={settings.email} telephone={settings.telephone} />
    </>
  )
}
