import * as styles from './Statement.css.ts'

/** Words of which one phrase, written between *asterisks*, is set in the accent's italic. */
export function Statement({ children }: { readonly children: string }) {
  const [before, phrase, after] = children.split('*')
  return (
    <>
      {before}
      {phrase === undefined ? null : <span className={styles.accent}>{phrase}</span>}
      {after}
    </>
  )
}
