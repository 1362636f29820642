import type { SyntheticEvent } from 'react'

/** Puts a bundled picture in the place of one that cannot be had. */
export const fallBackTo = (address: string) => ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => {
  if (currentTarget.src.endsWith(address)) return
  currentTarget.src = address
}
