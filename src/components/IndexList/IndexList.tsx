import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide'
import { Icon } from '#components/Icon/Icon'
import * as styles from './IndexList.css.ts'

export interface IndexListProps {
  readonly links: readonly { readonly title: string; readonly path: string; readonly line?: string }[]
  readonly size?: keyof typeof styles.textSize
  readonly columns?: keyof typeof styles.columns
  /** The number of the first entry, where the list is part of the contents. */
  readonly first?: number
}

/** Links set like the contents of a printed annual: a rule opens the list, hairlines part its rows. */
export function IndexList({ links, size = 'row', columns = 'one', first }: IndexListProps) {
  return (
    <ul role="list" className={`${styles.list} ${styles.columns[columns]}`}>
      {links.map(({ title, path, line }, index) => (
        <li key={path} className={styles.item}>
          <Link to={path} activeOptions={{ exact: true }} className={`${styles.link} ${styles.textSize[size]}`}>
            {first === undefined ? null : <span aria-hidden className={styles.numberSize[size]}>{first + index}</span>}{' '}
            <span className={styles.title}>
              {/* The space is in one text with the title: Chromium leaves one that stands alone at a row's end out of the name. */}
              {line ? <>{`${title} `}<span className={styles.line}>{line}</span></> : title}
            </span>
            {size === 'small' ? null : <Icon icon={ArrowRight} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}
