import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchAhead } from '#browser/loading/fetchAhead'

const idle: (() => void)[] = []

beforeEach(() => {
  idle.length = 0
  vi.stubGlobal('window', { requestIdleCallback: (callback: () => void) => idle.push(callback) })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** The browser has nothing better to do, once. */
async function rest(): Promise<void> {
  idle.shift()?.()
  await new Promise(setImmediate)
}

test('fetches ahead one thing each time the browser rests, and what does not come holds up nothing', async () => {
  const asked: string[] = []
  const done = fetchAhead([
    () => Promise.reject(new Error('the line is gone')).finally(() => asked.push('panel')),
    () => new Promise(() => asked.push('about')),
    async () => void asked.push('blogs'),
  ])
  expect(asked).toEqual([])
  await rest()
  expect(asked).toEqual(['panel'])
  await rest()
  expect(asked).toEqual(['panel', 'about'])
  await rest()
  expect(asked).toEqual(['panel', 'about', 'blogs'])
  await expect(done).resolves.toBeUndefined()
})
