import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { orFirstKeptPress } from '#browser/hydration/keptPress'

/** A button of a part that has not come to life. */
class Button extends EventTarget {
  closest = () => this
}
const page = new EventTarget()
beforeEach(() => {
  vi.stubGlobal('window', page)
  vi.stubGlobal('Element', Button)
})
afterEach(() => vi.unstubAllGlobals())

const pressOn = (button: EventTarget): Event => Object.defineProperty(new Event('click'), 'target', { value: button })

test('a part’s code comes with the first press, however long the browser is busy, and nobody listens any more', async () => {
  const wanted = orFirstKeptPress(new Promise(() => undefined))
  page.dispatchEvent(pressOn(new Button()))
  await wanted
  expect(getEventListeners(page, 'click')).toEqual([])
})

test('once the code has come by itself nobody listens for a press', async () => {
  const wanted = orFirstKeptPress(Promise.resolve())
  expect(getEventListeners(page, 'click')).toHaveLength(1)
  await wanted
  expect(getEventListeners(page, 'click')).toEqual([])
})
