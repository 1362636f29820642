import type { Performer } from './stage.ts'
import { stage } from './stage.ts'
import { isActive, wayTo } from './wayTo.ts'

/** A way that has led nowhere after this many events is given up. */
const patience = 30
/** Longer than anything that a machine waits for by itself, in ms. */
const longest = 12_000

const now = (id: number): Performer | undefined => stage.scene().performers.find((performer) => performer.id === id)

function changed(since: unknown, id: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (hasChanged: boolean): void => {
      clearTimeout(timer)
      stop()
      resolve(hasChanged)
    }
    const timer = setTimeout(() => end(false), longest)
    const stop = stage.subscribe(() => {
      if (now(id)?.snapshot !== since) end(true)
    })
  })
}

/**
 * Leads a machine of the page to a state, by the fewest events. The page answers in its own way meanwhile, so the way is
 * found anew after each of them. Says what stood in the way, where it did not come there.
 */
export async function go(id: number, state: string): Promise<string | undefined> {
  for (let step = 0; step < patience; step++) {
    const performer = now(id)
    if (!performer?.isOn) return 'This machine is not on the page any more.'
    if (isActive(performer.snapshot, state)) return undefined
    const leg = wayTo(performer.snapshot, state)?.[0]
    if (!leg) return `No events lead from here to ${state}.`
    if (leg.comesByItself) {
      if (!(await changed(performer.snapshot, id))) return `${leg.event.type} did not come.`
    } else {
      performer.actor.send(leg.event)
      await new Promise(requestAnimationFrame)
    }
  }
  return `The page led elsewhere: ${state} was not reached in ${patience} events.`
}
