import type { ReactNode } from 'react'
import { Picture } from '#components/Picture/Picture'
import type { PictureSource } from '#components/Picture/Picture'
import { Statement } from '#components/Statement/Statement'
import { imageSizes } from '#tokens/imageSizes'
import * as styles from './Quote.css.ts'

export interface QuoteProps {
  readonly words: string
  readonly size: keyof typeof styles.length
  /** Who said it; a belief of the agency's own has nobody. */
  readonly caption?: ReactNode
  readonly portrait?: PictureSource
}

/** Words with hanging quotation marks. */
export function Quote({ words, size, caption, portrait }: QuoteProps) {
  // Without a caption it would be a figure of nothing.
  const Tag = caption ? 'figure' : 'div'
  return (
    <Tag className={styles.figure}>
      <blockquote><p className={styles.length[size]}><Statement>{`“${words}”`}</Statement></p></blockquote>
      {caption ? (
        <figcaption className={styles.caption}>
          {portrait ? <span className={styles.portrait}><Picture picture={portrait} sizes={imageSizes('20vw', '12vw', '7vw')} /></span> : null}
          <span className={styles.who}>{caption}</span>
        </figcaption>
      ) : null}
    </Tag>
  )
}
