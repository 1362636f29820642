import { Link } from '@tanstack/react-router'
import { Play } from 'lucide'
import { Icon } from '#components/Icon/Icon'
import { Picture } from '#components/Picture/Picture'
import type { PictureSource } from '#components/Picture/Picture'
import * as room from '#components/Room/Room.css'
import { WallLabel } from '#components/WallLabel/WallLabel'
import { hidden } from '#components/VisuallyHidden/VisuallyHidden.css'
import * as styles from './Wall.css.ts'

export interface WallTile {
  readonly title: string
  readonly line: string
  readonly path: string
  readonly room: keyof typeof room.field
  readonly rowSpan: 1 | 2
  readonly colSpan: 4 | 6 | 8 | 12
  readonly picture: PictureSource
  /** What a screen reader hears of a tile that holds a film. */
  readonly film?: string
}

const columnsWide: Record<WallTile['colSpan'], string> = { 4: '34vw', 6: '50vw', 8: '67vw', 12: '100vw' }

/** The work, hung without gaps on twelve columns; the order seen is the order in the document. */
export function Wall({ tiles }: { readonly tiles: readonly WallTile[] }) {
  return (
    <ul role="list" className={styles.wall}>
      {tiles.map(({ title, line, path, room: field, rowSpan, colSpan, picture, film }) => (
        <li key={path} className={`${styles.tile} ${styles.span[`${rowSpan}x${colSpan}`]} ${room.field[field]}`}>
          <span className={styles.picture}>
            <Picture picture={{ ...picture, alt: '' }} fit="cover" sizes={`(min-width: 1024px) ${columnsWide[colSpan]}, (min-width: 768px) ${colSpan >= 8 ? '100vw' : '50vw'}, 100vw`} />
          </span>
          <Link to={path} className={styles.link}>
            <span className={styles.caption}><WallLabel title={title} line={line} /></span>
            {film ? <span className={styles.play}><Icon icon={Play} /><span className={hidden}>{film}</span></span> : null}
          </Link>
        </li>
      ))}
    </ul>
  )
}
