import { expect, test } from 'vitest'
import { overlayLimit, settlingTime } from '#machines/timing'
import { motion } from '#tokens/brand'

/** ms. */
const time = (css: string | undefined): number => Number.parseFloat(css ?? '') * (css?.endsWith('ms') ? 1 : 1000)

test('the overlay fades out by its styles within the times of its machine', () => {
  expect(time(motion.overlay)).toBe(overlayLimit)
  expect(time(motion.settling)).toBe(settlingTime)
})
