import { Link } from '@tanstack/react-router'
import * as styles from './FilterLinks.css.ts'

export interface FilterLinksProps {
  readonly label: string
  readonly to: '/portfolio' | '/blogs'
  readonly filters: readonly { readonly id: string | undefined; readonly title: string; readonly count: number }[]
  readonly current: string | undefined
}

/** A list's filters as links, set like the words of a sentence: each has an address of its own. */
export function FilterLinks({ label, to, filters, current }: FilterLinksProps) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul role="list" className={styles.list}>
        {filters.map(({ id, title, count }) => (
          <li key={title} className={styles.item}>
            <Link
              to={to}
              search={id ? { category: id } : {}}
              className={styles.link}
              aria-current={id === current ? 'page' : undefined}
              // With the hash, the router compares addresses after hydration alone: the page is served without its search.
              activeOptions={{ exact: true, includeSearch: true, includeHash: true }}
              state={{ keepsPlace: true }}
              viewTransition
            >
              {title} <br /><span className={styles.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
