import { useLinkProps } from '@tanstack/react-router'
import * as styles from './Contents.css.ts'

interface Entry {
  readonly id: string
  readonly title: string
}

export interface ContentsProps {
  readonly title: string
  readonly entries: readonly Entry[]
}

/** By way of the router, which numbers the places visited: Back and Forward are told apart by it. */
function EntryLink({ entry: { id, title }, numeral }: { readonly entry: Entry; readonly numeral: number }) {
  const { onClick } = useLinkProps({ to: '.', hash: id })
  return (
    <a href={`#${id}`} onClick={onClick} className={styles.link}>
      <span className={styles.numeral} aria-hidden>{numeral}</span>{' '}
      <span className={styles.words}>{title}</span>
    </a>
  )
}

/** What stands on the page, in order; where there is room it stays beside what is read. */
export function Contents({ title, entries }: ContentsProps) {
  return (
    <nav aria-labelledby="on-this-page" className={styles.contents}>
      <h2 id="on-this-page" className={styles.title}>{title}</h2>
      <ol role="list" className={styles.list}>
        {entries.map((entry, index) => (
          <li key={entry.id} className={styles.entry}>
            <EntryLink entry={entry} numeral={index + 1} />
          </li>
        ))}
      </ol>
    </nav>
  )
}
