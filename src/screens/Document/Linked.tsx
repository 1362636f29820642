import { Link } from '@tanstack/react-router'
import * as styles from './Document.css.ts'

/** Prose in which a link is written [words](address); one to a page of the site begins with a slash. */
export function Linked({ children }: { readonly children: string }) {
  // The split keeps what its groups match: text, words, address, text, words, address, text.
  const parts = children.split(/\[([^\]]+)\]\(([^)]+)\)/)
  return parts.map((part, index) => {
    if (index % 3 === 0) return part
    if (index % 3 === 2) return null
    const address = parts[index + 1] ?? ''
    return address.startsWith('/')
      ? <Link key={index} className={styles.link} to={address}>{part}</Link>
      : <a key={index} className={styles.link} href={address}>{part}</a>
  })
}
