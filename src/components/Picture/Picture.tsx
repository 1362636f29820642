import * as styles from './Picture.css.ts'

export interface PictureSource {
  readonly name: string
  /** What is to be seen and why, in one sentence; empty where the words beside the picture say it all. */
  readonly alt: string
  /** px, of the widest file. */
  readonly width: number
  readonly height: number
  readonly hash: string
  /** px, of the files that there are. */
  readonly widths: readonly number[]
  /** px, of the one file that every browser can show. */
  readonly webp: number
}

/** How a drawing lies in a box of another shape: cropped to the middle or the end of its lower edge, or whole. */
export type Crop = 'middle' | 'end' | 'uncut'

export interface PictureProps {
  /** Name, text alternative, dimensions and files. */
  readonly picture: PictureSource
  /** How wide it is shown, as `sizes` has it: "(min-width: 64em) 50vw, 100vw". */
  readonly sizes: string
  /** The picture that a page's first view consists of is fetched at once, all others when they come near. */
  readonly first?: boolean
  readonly fit?: keyof typeof styles.fit
}

const address = ({ name, hash }: PictureSource, file: string): string => `${import.meta.env.BASE_URL}pictures/${name}.${hash}-${file}`

/** Where the file is served that every browser can show. */
export const fallbackAddress = (picture: PictureSource): string => address(picture, `${picture.webp}.webp`)

const sources = (picture: PictureSource): string => picture.widths.map((width) => `${address(picture, `${width}.avif`)} ${width}w`).join(', ')

export function Picture({ picture, sizes, first = false, fit = 'whole' }: PictureProps) {
  const { alt, width, height } = picture
  return (
    <picture className={styles.frame}>
      <source type="image/avif" srcSet={sources(picture)} sizes={sizes} />
      <img
        className={styles.fit[fit]}
        src={fallbackAddress(picture)}
        alt={alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? 'sync' : 'async'}
      />
    </picture>
  )
}
