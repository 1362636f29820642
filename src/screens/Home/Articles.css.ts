import { style } from '@vanilla-extract/css'
import { from } from '#tokens/breakpoints'
import { font, ground, layer, space } from '#tokens/contract.css'

export const grid = style({
  display: 'grid',
  rowGap: space.huge,
  paddingBlockEnd: space.section,
  '@media': { [from.desktop]: { gridTemplateColumns: '6fr 6fr', columnGap: space.xxl, alignItems: 'start' } },
})

export const lead = style({ display: 'block', textDecoration: 'none' })

/** Runs off the page's near side; its object leans over the lower edge, beside the title. */
export const field = style({
  position: 'relative',
  background: ground.field,
  marginInlineEnd: space.margin,
  aspectRatio: '4 / 3',
  '@media': { [from.desktop]: { marginInlineEnd: 0 } },
})
export const object = style({ position: 'absolute', zIndex: layer.object, insetInline: 0, insetBlockStart: 0, insetBlockEnd: `calc(-1 * ${space.overhang} / 2)` })

export const leadWords = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  paddingInline: space.margin,
  paddingBlockStart: `calc(${space.overhang} / 2 + ${space.l})`,
})
export const when = style({ fontSize: font.size.small, color: ground.muted })

export const others = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.l,
  paddingInline: space.margin,
  '@media': { [from.desktop]: { paddingInlineStart: 0 } },
})
