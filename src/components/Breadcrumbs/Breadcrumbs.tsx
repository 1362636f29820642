import { Link } from '@tanstack/react-router'
import * as styles from './Breadcrumbs.css.ts'

export interface BreadcrumbsProps {
  readonly label: string
  readonly trail: readonly { readonly title: string; readonly to: string }[]
  /** The part of the site that the page belongs to, in words. */
  readonly here: string
}

export function Breadcrumbs({ label, trail, here }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol role="list" className={styles.list}>
        {trail.map(({ title, to }) => (
          <li key={title} className={styles.item}>
            <Link to={to} activeOptions={{ exact: true }} className={styles.link}>{title}</Link>
          </li>
        ))}
        <li className={styles.item}>{here}</li>
      </ol>
    </nav>
  )
}
