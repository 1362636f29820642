import { Picture } from '#components/Picture/Picture'
import type { PictureSource } from '#components/Picture/Picture'
import * as styles from './Cutout.css.ts'

export interface CutoutProps {
  readonly picture: PictureSource
  readonly sizes: string
  readonly first?: boolean
  readonly lean: keyof typeof styles.lean
}

/** An object with its own shadow that stands in a room and leans out of it. */
export function Cutout({ picture, sizes, first = false, lean }: CutoutProps) {
  return (
    <div className={`${styles.cutout} ${styles.lean[lean]}`}>
      <Picture picture={picture} sizes={sizes} first={first} />
    </div>
  )
}
