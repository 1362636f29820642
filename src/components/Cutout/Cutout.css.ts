import { style, styleVariants } from '@vanilla-extract/css'
import { layer, space } from '#tokens/contract.css'
import { offPaper } from '#tokens/offPaper.css'

export const cutout = style([offPaper, { position: 'relative', zIndex: layer.object, pointerEvents: 'none' }])

/** How far the object leans out of its room, past the room's own padding. */
export const lean = styleVariants({
  none: {},
  /** Stands on the room's lower edge and leans over it, where the room has no padding of its own. */
  edge: { marginBlockEnd: `calc(-1 * ${space.overhang})` },
})
