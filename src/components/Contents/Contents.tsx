import * as styles from './Contents.css.ts'

export interface ContentsProps {
  readonly title: string
  readonly entries: readonly { readonly id: string; readonly title: string }[]
}

/** What stands on the page, in order; where there is room it stays beside what is read. */
export function Contents({ title, entries }: ContentsProps) {
  return (
    <nav aria-labelledby="on-this-page" className={styles.contents}>
      <h2 id="on-this-page" className={styles.title}>{title}</h2>
      <ol role="list" className={styles.list}>
        {entries.map((entry, index) => (
          <li key={entry.id} className={styles.entry}>
            <a href={`#${entry.id}`} className={styles.link}>
              <span className={styles.numeral} aria-hidden>{index + 1}</span>{' '}
              <span className={styles.words}>{entry.title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
