import { Picture } from '#components/Picture/Picture'
import { WallLabel } from '#components/WallLabel/WallLabel'
import type { PictureModel } from '#content/page'
import * as styles from './Project.css.ts'

export interface PieceProps {
  readonly picture: PictureModel
  readonly title: string
  readonly line: string
  readonly sizes: string
  readonly place: keyof typeof styles.figcaption
}

/** A piece of the work with its label. */
export function Piece({ picture, title, line, sizes, place }: PieceProps) {
  return (
    <figure className={styles.figure}>
      <Picture picture={picture} sizes={sizes} />
      <figcaption className={styles.figcaption[place]}><WallLabel title={title} line={line} /></figcaption>
    </figure>
  )
}
