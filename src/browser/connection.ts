import { useEffect } from 'react'

/** Says that the device has a connection again. */
export interface ConnectionReturned {
  readonly type: 'connection.returned'
}

export function useConnectionReturn(listener: (event: ConnectionReturned) => void): void {
  useEffect(() => {
    const returned = (): void => listener({ type: 'connection.returned' })
    window.addEventListener('online', returned)
    return () => window.removeEventListener('online', returned)
  }, [listener])
}
