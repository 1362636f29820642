import { useEffect } from 'react'
import { hear } from '#browser/hear'

/** Says that the device has a connection again. */
export interface ConnectionReturned {
  readonly type: 'connection.returned'
}

export function useConnectionReturn(listener: (event: ConnectionReturned) => void): void {
  useEffect(() => {
    return hear(window, { online: () => listener({ type: 'connection.returned' }) })
  }, [listener])
}
