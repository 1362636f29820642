import { useState } from 'react'

/**
 * What a live region says: nothing of what the page began with, and from the first change on what is on show.
 * @param words Nothing while it is not known yet what the page begins with.
 */
export function useAnnouncement(words: string | undefined): string {
  const [first, setFirst] = useState(words)
  const [hasChanged, setHasChanged] = useState(false)
  if (first === undefined && words !== undefined) setFirst(words)
  if (!hasChanged && first !== undefined && words !== first) setHasChanged(true)
  return hasChanged ? words ?? '' : ''
}
