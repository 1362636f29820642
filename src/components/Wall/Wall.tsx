import { Link } from '@tanstack/react-router'
import { Play } from 'lucide'
import { Icon } from '#components/Icon/Icon'
import { Picture } from '#components/Picture/Picture'
import type { Crop, PictureSource } from '#components/Picture/Picture'
import * as room from '#components/Room/Room.css'
import { hidden } from '#components/VisuallyHidden/VisuallyHidden.css'
import { imageSizes } from '#tokens/imageSizes'
import * as styles from './Wall.css.ts'

export interface WallTile {
  readonly title: string
  readonly line: string
  readonly path: string
  readonly room: keyof typeof room.field
  /** Its place on twelve columns, and on the two of a tablet. */
  readonly rowSpan: 1 | 2 | 3
  readonly colSpan: 4 | 6 | 8 | 12
  readonly tablet: keyof typeof styles.tablet
  readonly picture: PictureSource
  /** What of the picture stays in view where it is cropped. */
  readonly subject: Crop
  /** What a screen reader hears of a tile that holds a film. */
  readonly film?: string
}

export interface WallProps {
  readonly tiles: readonly WallTile[]
  /** Whether each project is a heading under one of the second level. */
  readonly isListed?: boolean
}

/** How wide a tile's picture is drawn on a desktop: it covers the tile, and is cut at the sides where the tile is higher than it; uncut it stands within. */
function drawnWide({ colSpan, rowSpan, subject, picture: { width, height } }: Pick<WallTile, 'colSpan' | 'rowSpan' | 'subject' | 'picture'>): string {
  const shares = [colSpan / 12, (rowSpan / 4.8) * (width / height)]
  return `${Math.round(100 * (subject === 'uncut' ? Math.min(...shares) : Math.max(...shares)))}vw`
}

/** On a tablet a high tile is half as wide as the page and three quarters as high. */
function drawnOnTablet({ tablet, picture: { width, height } }: Pick<WallTile, 'tablet' | 'picture'>): string {
  if (tablet === 'tall') return `${Math.round(75 * Math.max(2 / 3, width / height))}vw`
  return tablet === 'half' ? '60vw' : '100vw'
}

/** Two of one colour near each other, which without a line between them would look like one picture. */
const isAlike = (tiles: readonly WallTile[]): boolean =>
  tiles.some((tile, index) => [tiles[index + 1], tiles[index + 2]].some((next) => next?.room === tile.room))

/** The work, hung without gaps on twelve columns; the order seen is the order in the document. */
export function Wall({ tiles, isListed = false }: WallProps) {
  return (
    <ul role="list" className={isAlike(tiles) ? styles.lined : styles.wall}>
      {tiles.map(({ title, line, path, room: field, rowSpan, colSpan, tablet, picture, subject, film }) => {
        const link = (
          <Link to={path} className={styles.link}>
            <span className={styles.title}>{title} <br /></span>
            <span className={styles.line}>{line} <br /></span>
            {film ? <><span className={hidden}>({film})</span><span className={styles.play}><Icon icon={Play} size="large" /></span></> : null}
          </Link>
        )
        return (
          <li key={path} className={`${styles.tile} ${styles.tablet[tablet]} ${styles.span[`${rowSpan}x${colSpan}`]} ${room.field[field]}`}>
            <span className={styles.picture}>
              <Picture picture={{ ...picture, alt: '' }} fit={subject} sizes={imageSizes('134vw', drawnOnTablet({ tablet, picture }), drawnWide({ rowSpan, colSpan, subject, picture }))} />
            </span>
            {isListed ? <h3 className={styles.heading}>{link}</h3> : link}
          </li>
        )
      })}
    </ul>
  )
}
