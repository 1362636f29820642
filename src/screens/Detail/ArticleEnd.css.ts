import { style } from '@vanilla-extract/css'
import { from } from '#tokens/breakpoints'
import { oneColumn, paperColumn, twelveColumns } from '#tokens/columns'
import { space } from '#tokens/contract.css'

export const block = style({
  ...oneColumn,
  rowGap: space.l,
  selectors: { '& + &': { marginBlockStart: space.huge } },
  '@media': { [from.desktop]: { ...twelveColumns, alignItems: 'start' }, ...paperColumn },
})
export const title = style({ '@media': { [from.desktop]: { gridColumn: '1 / span 4', paddingInlineEnd: space.xl } } })
export const list = style({ '@media': { [from.desktop]: { gridColumn: '5 / -1' } } })
export const action = style({
  ...oneColumn,
  gap: space.l,
  justifyItems: 'start',
  marginBlockStart: space.xl,
  '@media': { [from.tablet]: { gridTemplateColumns: 'auto 1fr', alignItems: 'center' } },
})
