import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide'
import { Icon } from '#components/Icon/Icon'
import * as styles from './IndexList.css.ts'

export interface IndexListProps {
  readonly links: readonly { readonly title: string; readonly path: string; readonly line?: string }[]
  readonly size?: keyof typeof styles.textSize
  readonly columns?: keyof typeof styles.columns
}

/** Links set like the contents of a printed annual: a rule opens the list, hairlines part its rows. */
export function IndexList({ links, size = 'row', columns = 'one' }: IndexListProps) {
  return (
    <ul role="list" className={`${styles.list} ${styles.columns[columns]}`}>
      {links.map(({ title, path, line }) => (
        <li key={path} className={styles.item}>
          <Link to={path} className={`${styles.link} ${styles.textSize[size]}`}>
            <span className={styles.title}>
              {title}
              {line ? <span className={styles.line}> {line}</span> : null}
            </span>
            {size === 'small' ? null : <Icon icon={ArrowRight} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}
