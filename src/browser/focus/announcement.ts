import { useEffect, useState } from 'react'
import { isModalThere, untilNoModal } from '#browser/modal/noModal'

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

/** A page has come by then, focus is on its heading, and a screen reader listens to its live regions, in ms. */
const regionTime = 500

/** What a live region says that comes with its page: one that is new and full already is not heard, so its first words follow. */
export function useWordsAfterArrival(words: string): string {
  const [isListenedTo, setIsListenedTo] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setIsListenedTo, regionTime, true)
    return () => clearTimeout(timer)
  }, [])
  return isListenedTo ? words : ''
}

/** What is said of a wait: nothing of one that is over within `quietTime`, in ms. */
export function useWordsOfWait(words: string, quietTime: number): string {
  const [late, setLate] = useState('')
  useEffect(() => {
    const timer = setTimeout(setLate, quietTime, words)
    return () => clearTimeout(timer)
  }, [words, quietTime])
  return late === words ? words : ''
}

/** How often what is said was said beneath a modal, where nobody hears it: with the number in its key it is said once more when that has gone. */
export function useSaidAgain(isSaid: boolean): number {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    let isWanted = isSaid && isModalThere()
    void untilNoModal(() => isWanted).then((isUnheard) => isUnheard && setTimes((before) => before + 1))
    return () => {
      isWanted = false
    }
  }, [isSaid])
  return times
}
