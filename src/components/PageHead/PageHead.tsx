import type { ReactNode } from 'react'
import { Container } from '#components/Container/Container'
import { Cutout } from '#components/Cutout/Cutout'
import { Heading } from '#components/Heading/Heading'
import type { PictureSource } from '#components/Picture/Picture'
import { Room } from '#components/Room/Room'
import type { RoomProps } from '#components/Room/Room'
import { imageSizes } from '#tokens/imageSizes'
import * as styles from './PageHead.css.ts'

export interface PageHeadProps {
  readonly field: RoomProps['field']
  readonly title: ReactNode
  readonly size: 'hero' | 'title' | 'giant'
  readonly picture: PictureSource
  /** Above the title: where one is. */
  readonly before?: ReactNode
  /** Beneath it: a lede, a date, the action. */
  readonly children?: ReactNode
}

/** A page's first room, with its object leaning out of it. */
export function PageHead({ field, title, size, picture, before, children }: PageHeadProps) {
  return (
    <Room field={field} padding="room">
      <Container>
        {before}
        <div className={styles.grid}>
          <div className={styles.words}>
            <Heading level={1} size={size}>{title}</Heading>
            {children}
          </div>
          <div className={styles.object}>
            <Cutout picture={picture} first lean="below" sizes={imageSizes('100vw', '60vw', '50vw')} />
          </div>
        </div>
      </Container>
    </Room>
  )
}
