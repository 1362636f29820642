import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { reducedMotion } from '#browser/media/reducedMotion'
import { overlayLimit, pageLimit, panelLimit, settlingTime } from '#machines/timing'
import { motion } from '#tokens/brand'
import { prefers } from '#tokens/breakpoints'

/** ms. */
const time = (css: string | undefined): number => Number.parseFloat(css ?? '') * (css?.endsWith('ms') ? 1 : 1000)

test('the overlay fades out by its styles within the times of its machine', () => {
  expect(time(motion.overlay)).toBe(overlayLimit)
  expect(time(motion.settling)).toBe(settlingTime)
})

test('the line of a late page is drawn for as long as its machine waits once the overlay has gone', () => {
  expect(time(motion.late)).toBe(pageLimit - overlayLimit)
})

test('the script in the document waits for the site’s code as long as the side panel waits for its own', () => {
  const [, patience] = /\bpatience = (\d+)\b/.exec(readFileSync('src/early.ts', 'utf8')) ?? []
  expect(Number(patience)).toBe(panelLimit)
})

test('scripts and styles ask in the same words whether anything may move', () => {
  const ask = vi.fn<(query: string) => void>()
  vi.stubGlobal('window', { matchMedia: ask })
  reducedMotion()
  vi.unstubAllGlobals()
  expect(ask).toHaveBeenCalledExactlyOnceWith(prefers.reducedMotion)
})
