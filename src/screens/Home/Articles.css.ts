import { style } from '@vanilla-extract/css'
import { from, prefers } from '#tokens/breakpoints'
import { oneColumn, paperColumn } from '#tokens/columns'
import { font, ground, layer, space } from '#tokens/contract.css'
import { italic } from '#tokens/italic'

export const grid = style({
  ...oneColumn,
  rowGap: space.huge,
  paddingBlockEnd: space.section,
  '@media': { [from.desktop]: { gridTemplate: 'auto 1fr / 6fr 6fr', columnGap: space.xxl, rowGap: space.l, alignItems: 'start' }, ...paperColumn },
})

/** Read before the articles, and seen beside the newest. */
export const head = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.l,
  paddingInline: `${space.edge} ${space.margin}`,
  '@media': { [from.desktop]: { gridColumn: 2, paddingInline: `0 ${space.edge}` }, print: { breakAfter: 'avoid' } },
})

export const lead = style({ position: 'relative', '@media': { [from.desktop]: { gridArea: '1 / 1 / span 2' }, print: { breakInside: 'avoid' } } })

/** Runs off the page's near side; its object leans over the lower edge, beside the title. */
export const field = style({
  position: 'relative',
  background: ground.field,
  marginInlineEnd: space.margin,
  aspectRatio: '4 / 3',
  '@media': { [from.tablet]: { aspectRatio: '2 / 1' }, [from.desktop]: { marginInlineEnd: 0, aspectRatio: '4 / 3' }, print: { aspectRatio: '2 / 1' } },
})
export const object = style({ position: 'absolute', zIndex: layer.object, insetInline: 0, insetBlockStart: 0, insetBlockEnd: `calc(-1 * ${space.overhang} / 2)` })

export const leadWords = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  paddingInline: `${space.edge} ${space.margin}`,
  paddingBlockStart: `calc(${space.overhang} / 2 + ${space.l})`,
})
/** Named by the title alone, and so is its ring; a pointer finds the whole. */
export const leadLink = style({
  display: 'block',
  paddingBlock: space.xs,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', zIndex: layer.object, inset: 0 },
  '@media': { [prefers.hover]: { ':hover': { textDecoration: 'underline', textDecorationThickness: space.hair } } },
})
export const when = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.xs, alignItems: 'baseline', fontSize: font.size.small, color: ground.muted })
export const category = style({ ...italic, fontSize: font.size.lead, lineHeight: font.leading.row })

export const others = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.l,
  paddingInline: `${space.margin} ${space.edge}`,
  '@media': { [from.desktop]: { gridColumn: 2, paddingInlineStart: 0 } },
})
