import * as styles from './Document.css.ts'

/** Prose in which a link is written [words](address). */
export function Linked({ children }: { readonly children: string }) {
  // The split keeps what its groups match: text, words, address, text, words, address, text.
  const parts = children.split(/\[([^\]]+)\]\(([^)]+)\)/)
  return parts.map((part, index) => {
    if (index % 3 === 0) return part
    if (index % 3 === 2) return null
    return <a key={part} className={styles.link} href={parts[index + 1]}>{part}</a>
  })
}
