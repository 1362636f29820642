import { Link } from '@tanstack/react-router'
import { Picture } from '#components/Picture/Picture'
import type { PictureSource } from '#components/Picture/Picture'
import * as room from '#components/Room/Room.css'
import { imageSizes } from '#tokens/imageSizes'
import * as styles from './Neighbours.css.ts'

export interface Neighbour {
  readonly title: string
  readonly path: string
  readonly room: keyof typeof room.field
  readonly picture: PictureSource
}

export interface NeighboursProps {
  readonly label: string
  readonly previous: Neighbour
  readonly next: Neighbour
  readonly words: { readonly previous: string; readonly next: string }
}

/** The page before and the page after, each in its own room. */
export function Neighbours({ label, previous, next, words }: NeighboursProps) {
  return (
    <nav aria-label={label} className={styles.neighbours}>
      <ul role="list" className={styles.pair}>
        {[{ ...previous, word: words.previous }, { ...next, word: words.next }].map(({ title, path, room: field, picture, word }) => (
          <li key={path} className={`${styles.neighbour} ${room.field[field]}`}>
            <Link to={path} className={styles.link}>
              <span className={styles.label}>{`${word} `}</span>
              <span className={styles.title}>{title}</span>
            </Link>
            <span className={styles.object}><Picture fit="stand" picture={{ ...picture, alt: '' }} sizes={imageSizes('71vw', '34vw')} /></span>
          </li>
        ))}
      </ul>
    </nav>
  )
}
