import { keyframes, style } from '@vanilla-extract/css'
import { prefers } from './breakpoints.ts'
import { motion, space } from './contract.css.ts'

const unfold = keyframes({ from: { opacity: 0, transform: `translateY(calc(-1 * ${space.xs}))` } })

/** What a press opens beneath its button comes down a little. */
export const unfolds = style({ animation: `${unfold} ${motion.quick} ${motion.easeOut}`, '@media': { [prefers.reducedMotion]: { animation: 'none' } } })
