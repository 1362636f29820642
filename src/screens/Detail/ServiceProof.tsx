import { Link } from '@tanstack/react-router'
import { ArrowRight, Play } from 'lucide'
import { ArticleList } from '#components/ArticleList/ArticleList'
import { Container } from '#components/Container/Container'
import { Heading } from '#components/Heading/Heading'
import { Icon } from '#components/Icon/Icon'
import { Picture } from '#components/Picture/Picture'
import { Room } from '#components/Room/Room'
import { hidden } from '#components/VisuallyHidden/VisuallyHidden.css'
import { Wall } from '#components/Wall/Wall'
import { WallLabel } from '#components/WallLabel/WallLabel'
import type { ServicePage, TileModel } from '#content/page'
import { imageSizes } from '#tokens/imageSizes'
import * as styles from './ServiceProof.css.ts'

const sizes = imageSizes('100vw', '60vw')

/** Where it was done, and what to read first. */
export function ServiceProof({ page }: { readonly page: ServicePage }) {
  const { words, tiles, articles, pictures: [, picture] } = page
  const [only] = tiles
  return (
    <>
      <Room field="paper" padding="after">
        {tiles.length === 1 && only ? <OneProject title={words.projects} tile={only} /> : (
          <>
            <Container><div className={styles.title}><Heading level={2} size="room" id="projects">{words.projects}</Heading></div></Container>
            <Wall tiles={tiles} />
          </>
        )}
      </Room>
      <Room field="paper" padding="sectionOn">
        <Container>
          <div className={styles.one}>
            <div className={styles.list}>
              <Heading level={2} size="section" id="articles">{words.articles}</Heading>
              <ArticleList articles={articles} />
            </div>
            {picture ? <div className={styles.picture}><Picture picture={picture} sizes={sizes} /></div> : null}
          </div>
        </Container>
      </Room>
    </>
  )
}

/** A single project is shown whole, beside its title. */
function OneProject({ title, tile }: { readonly title: string; readonly tile: TileModel }) {
  return (
    <Container>
      <div className={styles.one}>
        <div className={styles.oneTitle}><Heading level={2} size="section" id="projects">{title}</Heading></div>
        <div className={styles.picture}><Picture picture={{ ...tile.picture, alt: '' }} sizes={sizes} /></div>
        <Link to={tile.path} className={styles.project}>
          <span>
            <WallLabel title={tile.title} line={tile.line} />
            {tile.film ? <span className={hidden}> ({tile.film})</span> : null}
          </span>
          <Icon icon={tile.film ? Play : ArrowRight} />
        </Link>
      </div>
    </Container>
  )
}
