import { style } from '@vanilla-extract/css'
import { from } from '#tokens/breakpoints'
import { oneColumn, paperColumn, twelveColumns } from '#tokens/columns'
import { size, space } from '#tokens/contract.css'

export const link = style({
  // Room for a finger, without moving the lines apart.
  paddingBlock: space.hair,
  // A number is read and dialled in one go.
  selectors: { '&[href^="tel:"]': { whiteSpace: 'nowrap' } },
})

export const head = style({ ...oneColumn, gap: space.l, paddingBlockStart: space.xl })
export const columns = style({
  ...oneColumn,
  rowGap: space.xxl,
  '@media': { [from.tablet]: twelveColumns, ...paperColumn },
})
export const aside = style({ '@media': { [from.tablet]: { gridColumn: '1 / -1' }, [from.desktop]: { gridColumn: '1 / span 3' } } })
export const body = style({ ...oneColumn, gap: space.xxl, '@media': { [from.tablet]: { gridColumn: '3 / -1' }, [from.desktop]: { gridColumn: '5 / -1' }, ...paperColumn } })
export const section = style({ ...oneColumn, gap: space.l, '@media': paperColumn })
export const list = style({ ...oneColumn, gap: space.s, maxWidth: size.measure, paddingInlineStart: space.l })
