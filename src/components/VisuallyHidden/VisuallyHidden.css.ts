import { keyframes, style } from '@vanilla-extract/css'
import { motion, size } from '#tokens/contract.css'

/** Read aloud and found by crawlers, not seen. */
export const hidden = style({
  position: 'absolute',
  width: size.line,
  height: size.line,
  margin: `calc(-1 * ${size.line})`,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  // In one line, with the space that keeps it apart from what is seen.
  whiteSpace: 'pre',
})

const pass = keyframes({ to: { visibility: 'hidden' } })

/** Within a live region that is hidden: heard as it comes, and gone for whoever reads on and finds the same words there. */
export const passing = style({ whiteSpace: 'normal', animation: `${pass} ${motion.quick} ${motion.overlay} forwards` })
