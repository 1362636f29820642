import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined
const year = (): number => new Date().getFullYear()

/** The visitor's year; while the page hydrates, the year of the build. */
export function useCurrentYear(): number {
  return useSyncExternalStore(never, year, () => buildYear)
}

/** Written into the client by the build, so that both render the same. */
declare const __BUILD_YEAR__: number
const buildYear = __BUILD_YEAR__
