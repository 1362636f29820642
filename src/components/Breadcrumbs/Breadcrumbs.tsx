import { Link } from '@tanstack/react-router'
import * as styles from './Breadcrumbs.css.ts'

export interface BreadcrumbsProps {
  readonly label: string
  readonly trail: readonly { readonly title: string; readonly to: string; readonly category?: string }[]
  /** The part of the site that the page belongs to, in words, where it has no address of its own. */
  readonly here?: string
}

export function Breadcrumbs({ label, trail, here }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol role="list" className={styles.list}>
        {trail.map(({ title, to, category }) => (
          <li key={title} className={styles.item}>
            <Link to={to} search={category ? { category } : {}} activeOptions={{ exact: true }} className={styles.link}>{title}</Link>
          </li>
        ))}
        {here ? <li className={styles.item}>{here}</li> : null}
      </ol>
    </nav>
  )
}
