import { useLayoutEffect } from 'react'
import { listen } from '#browser/listen'
import { isSavingData } from '#browser/loading/savingData'
import { reducedMotion } from './reducedMotion.ts'

/** Says that the visitor wants nothing to move by itself: by the system's setting, or to save data. */
export interface MotionReduced {
  readonly type: 'motion.reduced'
}

export function useMotionWish(listener: (event: MotionReduced) => void): void {
  // Before the screen does what was pressed early: a film that was asked for plays all the same.
  useLayoutEffect(() => {
    const media = reducedMotion()
    const say = (): void => listener({ type: 'motion.reduced' })
    const look = (): void => {
      if (media.matches) say()
    }
    // Once: to let things move again by the system's setting is no wish to save data.
    if (isSavingData()) say()
    else look()
    return listen(media, { change: look })
  }, [listener])
}
