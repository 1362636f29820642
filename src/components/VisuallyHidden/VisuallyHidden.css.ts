import { style } from '@vanilla-extract/css'
import { size } from '#tokens/contract.css'

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
