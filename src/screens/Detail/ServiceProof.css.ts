import { style } from '@vanilla-extract/css'
import { from, prefers } from '#tokens/breakpoints'
import { oneColumn, twelveColumns } from '#tokens/columns'
import { layer, size, space } from '#tokens/contract.css'

export const title = style({ marginBlockEnd: space.xxl })
export const oneTitle = style({ '@media': { [from.tablet]: { gridRow: 1, gridColumn: '1 / span 5' } } })

export const one = style({
  position: 'relative',
  ...oneColumn,
  rowGap: space.l,
  '@media': { [from.tablet]: { ...twelveColumns, gridTemplateRows: '1fr auto' } },
})
export const project = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: size.target,
  textDecoration: 'none',
  // The whole of it leads to the project.
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: layer.object },
  '@media': { [from.tablet]: { gridRow: 2, gridColumn: '1 / span 4' }, [prefers.hover]: { ':hover': { textDecoration: 'underline' } } },
})
export const picture = style({
  marginInlineEnd: `calc(-1 * ${space.edge})`,
  '@media': { [from.tablet]: { gridRow: '1 / -1', gridColumn: '6 / -1' } },
})

export const reading = style({
  ...oneColumn,
  rowGap: space.xxl,
  '@media': { [from.tablet]: { ...twelveColumns, alignItems: 'start' } },
})
export const list = style({
  ...oneColumn,
  gap: space.xl,
  paddingInlineStart: space.edge,
  paddingInlineEnd: space.margin,
  '@media': { [from.tablet]: { gridColumn: '1 / span 6', paddingInlineEnd: space.xxl } },
})
/** Runs off the page's edge. */
export const beside = style({
  '@media': { [from.tablet]: { gridColumn: '7 / -1', marginInlineStart: `calc(-1 * ${space.xxl})` }, print: { display: 'none' } },
})
