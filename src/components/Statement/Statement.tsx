import * as styles from './Statement.css.ts'

/** A sentence's first word, where it is short, and the space behind it: it would end a line alone. */
const firstWord = /([.?!]\*? \p{L}{1,5}) /gu

/** Words of which one phrase, written between *asterisks*, is set in the accent's italic. */
export function Statement({ children }: { readonly children: string }) {
  const [before, phrase, after] = children.replaceAll(firstWord, '$1\u00A0').split('*')
  return (
    <>
      {before}
      {phrase === undefined ? null : <span className={styles.accent}>{phrase}</span>}
      {after}
    </>
  )
}
