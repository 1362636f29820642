import { getRouteApi } from '@tanstack/react-router'
import { useChosenFilter } from '#browser/navigation/chosenFilter'
import { Closing } from '#components/Closing/Closing'
import { Container } from '#components/Container/Container'
import { FilterLinks } from '#components/FilterLinks/FilterLinks'
import { Heading } from '#components/Heading/Heading'
import { Text } from '#components/Text/Text'
import { hidden, passing } from '#components/VisuallyHidden/VisuallyHidden.css'
import { Wall } from '#components/Wall/Wall'
import { settings } from '#content/settings'
import * as styles from './Portfolio.css.ts'

const route = getRouteApi('/portfolio')

export function Portfolio() {
  const page = route.useLoaderData()
  const { category } = route.useSearch()
  const { filter, said } = useChosenFilter(page.filters, category)
  const tiles = page.tiles
    .filter((tile) => filter?.categories.includes(tile.category))
    .map((tile, index) => ({ ...tile, ...filter?.places[index] }))
  return (
    <>
      <Container>
        <div className={styles.head}>
          <div className={styles.words}>
            <Heading level={1} size="section">{filter?.heading}</Heading>
            <Text size="lead">{page.words.lede}</Text>
            <FilterLinks label={page.words.filter} to="/portfolio" filters={page.filters} current={filter?.id} />
          </div>
          <p className={styles.count} aria-hidden>{tiles.length}</p>
        </div>
      </Container>
      <p role="status" className={hidden}>{said && <span key={said} className={passing}>{said}</span>}</p>
      {/* Another one: of a heading that changes, Orca keeps the old words. */}
      <h2 key={filter?.shown} className={hidden}>{filter?.shown}</h2>
      <Wall tiles={tiles} isListed />
      <Closing words={page.closingWords} picture={page.closing} email={settings.email} telephone={settings.telephone} />
    </>
  )
}
