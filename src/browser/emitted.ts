import { useLayoutEffect } from 'react'

interface Emitter<Type, Emitted> {
  on(type: Type, listener: (emitted: Emitted) => void): { unsubscribe(): void }
}

/**
 * Calls a listener whenever a machine emits an event, for as long as the part is on the page: from before machines
 * start, which do then what was asked of them before the page came to life.
 */
export function useEmitted<Type extends string, Emitted>(emitter: Emitter<NoInfer<Type>, NoInfer<Emitted>>, type: Type, listener: (emitted: Emitted) => void): void {
  useLayoutEffect(() => {
    const subscription = emitter.on(type, listener)
    return () => subscription.unsubscribe()
  }, [emitter, type, listener])
}
