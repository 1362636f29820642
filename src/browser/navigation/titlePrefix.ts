import { useEffect } from 'react'

/** Puts a word before the page's title for as long as it is true. */
export function useTitlePrefix(prefix: string): void {
  useEffect(() => {
    if (prefix === '') return
    document.title = `${prefix}${document.title}`
    return () => {
      // Another page may have named the document meanwhile.
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [prefix])
}
