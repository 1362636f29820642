import { useEffect } from 'react'
import { listen } from '#browser/listen'

/** Says that the device has a connection again. */
export interface ConnectionReturned {
  readonly type: 'connection.returned'
}

export function useConnectionReturn(listener: (event: ConnectionReturned) => void): void {
  useEffect(() => {
    return listen(window, { online: () => listener({ type: 'connection.returned' }) })
  }, [listener])
}
