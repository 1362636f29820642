import * as styles from './LogoRow.css.ts'

export interface LogoRowProps {
  /** Where the drawings are: one file with a symbol for each logo. */
  readonly sprite: string
  /** Each with its width where it is 32 high, as it was drawn. */
  readonly logos: readonly { readonly id: number; readonly title: string; readonly width: number; readonly img: string }[]
}

/** The partners' logos, drawn in the colour of the text: all at one scale, which the widest of them sets, so that a short name is no louder than a long one. */
export function LogoRow({ sprite, logos }: LogoRowProps) {
  const widest = Math.max(...logos.map(({ width }) => width))
  return (
    <ul role="list" className={styles.row}>
      {logos.map(({ id, title, width, img }) => (
        <li key={id} className={styles.item}>
          <svg className={styles.logo} viewBox={`0 0 ${widest} 32`} width={widest} height="32" preserveAspectRatio="xMinYMid" role="img" aria-label={title}>
            <use href={`${sprite}#${img}`} width={width} height="32" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
