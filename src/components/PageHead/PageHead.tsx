import type { ReactNode } from 'react'
import { Container } from '#components/Container/Container'
import { Heading } from '#components/Heading/Heading'
import type { HeadingProps } from '#components/Heading/Heading'
import { Picture } from '#components/Picture/Picture'
import type { PictureSource } from '#components/Picture/Picture'
import { Room } from '#components/Room/Room'
import type { RoomProps } from '#components/Room/Room'
import { imageSizes } from '#tokens/imageSizes'
import * as styles from './PageHead.css.ts'

export interface PageHeadProps {
  readonly field: RoomProps['field']
  readonly title: ReactNode
  readonly about?: HeadingProps['about']
  readonly size: 'hero' | 'title'
  readonly picture: PictureSource
  /** Above the title: where one is. */
  readonly before?: ReactNode
  /** Beneath it: a lede, a date, the action. */
  readonly children?: ReactNode
}

/** A page's first room, with its object leaning out of it: what follows begins after that overhang. */
export function PageHead({ field, title, about, size, picture, before, children }: PageHeadProps) {
  return (
    <Room field={field} padding="head">
      <Container>
        {before ?? <div className={styles.headroom} />}
        <div className={styles.grid}>
          <div className={styles.title}><Heading level={1} size={size} about={about}>{title}</Heading></div>
          <div className={styles.words}>{children}</div>
          <div className={styles.object}>
            <Picture picture={picture} first fit="stand" sizes={imageSizes('95vw', '56vw', '42vw')} />
          </div>
        </div>
      </Container>
    </Room>
  )
}
