import { Link } from '@tanstack/react-router'
import * as styles from './ArticleList.css.ts'

export interface ArticleListProps {
  readonly articles: readonly { readonly title: string; readonly path: string; readonly date: string; readonly published: string; readonly category: string }[]
  /** Without the year where a heading says it. */
  readonly dayOnly?: boolean
  /** Of each title, under the heading that the list has. */
  readonly level?: 3 | 4
}

/** Articles as an editorial list: title first for readers, date and category in a column of their own for the eye. */
export function ArticleList({ articles, dayOnly = false, level = 3 }: ArticleListProps) {
  const Title = `h${level}` as const
  return (
    <ul role="list" className={styles.list}>
      {articles.map(({ title, path, date, published, category }) => (
        <li key={path} className={styles.item}>
          <Title className={styles.title}><Link to={path} className={styles.link}>{title}</Link></Title>
          <p className={styles.when}>
            <time dateTime={published}>{dayOnly ? date.replace(/ \d{4}$/, '') : date}</time>{' '}
            <span className={styles.category}>{category}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
