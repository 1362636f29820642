import { useEffect } from 'react'

interface Source<Type, Said> {
  on(type: Type, listener: (said: Said) => void): { unsubscribe(): void }
}

/** Calls a listener whenever a source says something, for as long as the part is on the page. */
export function useHeard<Type extends string, Said>(source: Source<NoInfer<Type>, NoInfer<Said>>, type: Type, listener: (said: Said) => void): void {
  useEffect(() => {
    const subscription = source.on(type, listener)
    return () => subscription.unsubscribe()
  }, [source, type, listener])
}
