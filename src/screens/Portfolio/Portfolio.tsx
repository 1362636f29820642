import { getRouteApi } from '@tanstack/react-router'
import { useHydrated } from '#browser/hydrated'
import { Closing } from '#components/Closing/Closing'
import { Container } from '#components/Container/Container'
import { FilterLinks } from '#components/FilterLinks/FilterLinks'
import { Heading } from '#components/Heading/Heading'
import { Room } from '#components/Room/Room'
import { Text } from '#components/Text/Text'
import { Wall } from '#components/Wall/Wall'
import { settings } from '#content/settings'
import * as styles from './Portfolio.css.ts'

const route = getRouteApi('/portfolio')

export function Portfolio() {
  const page = route.useLoaderData()
  const { category } = route.useSearch()
  // The page is prerendered whole; which part was asked for is known in the browser alone.
  const asked = useHydrated() ? category : undefined
  const filter = page.filters.find(({ id }) => id === asked) ?? page.filters[0]
  const tiles = page.tiles.filter((tile) => filter?.categories.includes(tile.category))
  return (
    <>
      <Room field="paper" padding="room">
        <Container>
          <div className={styles.head}>
            <p className={styles.count} aria-hidden>{tiles.length}</p>
            <div className={styles.words}>
              <Heading level={1} size="section">{page.words.title}</Heading>
              <Text size="lead">{page.words.lede}</Text>
              <FilterLinks label={page.words.filter} to="/portfolio" filters={page.filters} current={filter?.id} />
            </div>
          </div>
        </Container>
      </Room>
      <Wall tiles={tiles} />
      <Closing words={page.closingWords} picture={page.closing} email={settings.email} telephone={settings.telephone} />
    </>
  )
}
