import { style } from '@vanilla-extract/css'
import { from, prefers } from '#tokens/breakpoints'
import { oneColumn, twelveColumns } from '#tokens/columns'
import { layer, size, space } from '#tokens/contract.css'
import { offPaper } from '#tokens/offPaper.css'

export const title = style({ marginBlockEnd: space.xxl })
export const oneTitle = style({ '@media': { [from.tablet]: { gridRow: 1, gridColumn: '1 / span 5' } } })
export const list = style([oneTitle, { ...oneColumn, alignContent: 'start', gap: space.xl }])

/** Words, and beside them a picture that runs off the page. */
export const one = style({
  position: 'relative',
  ...oneColumn,
  rowGap: space.xl,
  '@media': { [from.tablet]: { ...twelveColumns, gridTemplateRows: 'auto 1fr' } },
})
export const project = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: size.target,
  // On a phone the words belong to the picture above.
  marginBlockStart: `calc(${space.m} - ${space.xl})`,
  textDecoration: 'none',
  // The whole of it leads to the project.
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: layer.object },
  '@media': { [from.tablet]: { gridRow: 2, gridColumn: '1 / span 4', alignSelf: 'start', marginBlockStart: 0 }, [prefers.hover]: { ':hover': { textDecoration: 'underline' } } },
})
export const picture = style([offPaper, {
  marginInlineEnd: `calc(-1 * ${space.edge})`,
  '@media': { [from.tablet]: { gridRow: '1 / -1', gridColumn: '6 / -1' } },
}])
