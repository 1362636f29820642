import type { SyntheticEvent } from 'react'

/** Puts a picture of the site's own in the place of one that cannot be had. */
export const fallBackTo = (address: string) => ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => {
  const { href } = new URL(address, document.baseURI)
  if (currentTarget.src !== href) currentTarget.src = href
}
