import { style } from '@vanilla-extract/css'
import { from } from '#tokens/breakpoints'
import { oneColumn, paperColumn } from '#tokens/columns'
import { font, ground, size, space } from '#tokens/contract.css'
import { display } from '#tokens/display'

export const statement = style({
  maxWidth: `calc(${font.size.statement} * 14.2)`,
  ...display,
  fontSize: font.size.statement,
  lineHeight: font.leading.row,
  letterSpacing: font.tracking.title,
  textWrap: 'balance',
})

/** Stands off to the right, so that the statement keeps the margin to itself. */
export const story = style({
  ...oneColumn,
  rowGap: space.xl,
  columnGap: space.gutter,
  marginBlockStart: space.huge,
  borderBlockStart: `${size.rule} solid ${ground.text}`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: '1fr 1fr' },
    [from.desktop]: { gridTemplateColumns: '4fr 4fr 4fr', rowGap: space.xxl },
    ...paperColumn,
  },
})

export const heading = style({ paddingBlockStart: space.m, '@media': { [from.tablet]: { gridColumn: '1 / -1' }, [from.desktop]: { gridColumn: 1, gridRow: '1 / span 2' } } })

export const block = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  paddingBlockStart: space.m,
  paddingInlineEnd: space.l,
  borderBlockStart: `${size.line} solid ${ground.line}`,
  // The rule that opens the list lies above the first two.
  '@media': { [from.desktop]: { selectors: { '&:nth-of-type(-n + 3)': { borderBlockStart: 'none' } } }, print: { breakInside: 'avoid' } },
})

export const subtitle = style({ fontSize: font.size.small, fontWeight: font.weight.strong, color: ground.muted })
