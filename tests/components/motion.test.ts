import { expect, test } from 'vitest'
import { overlayLimit, pageLimit, settlingTime } from '#machines/timing'
import { motion } from '#tokens/brand'

/** ms. */
const time = (css: string | undefined): number => Number.parseFloat(css ?? '') * (css?.endsWith('ms') ? 1 : 1000)

test('the overlay fades out by its styles within the times of its machine', () => {
  expect(time(motion.overlay)).toBe(overlayLimit)
  expect(time(motion.settling)).toBe(settlingTime)
})

test('the line of a late page is drawn for as long as its machine waits once the overlay has gone', () => {
  expect(time(motion.late)).toBe(pageLimit - overlayLimit)
})
