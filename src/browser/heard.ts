import { useLayoutEffect } from 'react'

interface Source<Type, Said> {
  on(type: Type, listener: (said: Said) => void): { unsubscribe(): void }
}

/**
 * Calls a listener whenever a source says something, for as long as the part is on the page: before machines start,
 * which do then what was asked of them before the page came to life.
 */
export function useHeard<Type extends string, Said>(source: Source<NoInfer<Type>, NoInfer<Said>>, type: Type, listener: (said: Said) => void): void {
  useLayoutEffect(() => {
    const subscription = source.on(type, listener)
    return () => subscription.unsubscribe()
  }, [source, type, listener])
}
