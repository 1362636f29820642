import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '#tokens/breakpoints'
import { layer, space } from '#tokens/contract.css'

export const cutout = style({ position: 'relative', zIndex: layer.object, pointerEvents: 'none', '@media': { print: { display: 'none' } } })

/** How far the object leans out of its room, past the room's own padding. */
export const lean = styleVariants({
  none: {},
  below: { marginBlockEnd: `calc(-1 * (${space.room} + ${space.overhang}))` },
  /** Stands on the room's lower edge and leans over it, where the room has no padding of its own. */
  edge: { marginBlockEnd: `calc(-1 * ${space.overhang})` },
})

export const side = styleVariants({
  none: {},
  start: { '@media': { [from.desktop]: { marginInlineStart: `calc(-1 * ${space.step})` } } },
  end: { '@media': { [from.desktop]: { marginInlineEnd: `calc(-1 * ${space.overhang})` } } },
})
