import { style } from '@vanilla-extract/css'
import { from } from '#tokens/breakpoints'
import { oneColumn } from '#tokens/columns'
import { font, ground, size, space } from '#tokens/contract.css'
import { display } from '#tokens/display'
import { target } from '#tokens/target'

export const steps = style({ marginBlockStart: space.xl, borderBlockStart: `${size.rule} solid ${ground.text}` })
export const step = style({
  display: 'grid',
  gridTemplateColumns: `${space.xxl} minmax(0, 1fr)`,
  rowGap: space.xs,
  alignItems: 'baseline',
  paddingBlock: space.l,
  borderBlockEnd: `${size.line} solid ${ground.line}`,
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 6fr 5fr', columnGap: space.gutter } },
})
export const numeral = style({ ...display, fontSize: font.size.name, lineHeight: font.leading.row })
export const explanation = style({ gridColumn: 2, '@media': { [from.tablet]: { gridColumn: 3 } } })

export const urgent = style({ marginBlockStart: space.l, fontSize: font.size.lead })
export const telephone = style({ ...display, ...target, fontSize: font.size.row })

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.xl,
  rowGap: space.s,
  marginBlockEnd: space.xl,
})
export const reading = style({
  ...oneColumn,
  rowGap: space.l,
  '@media': { [from.desktop]: { gridTemplateColumns: '4fr 8fr', columnGap: space.gutter, alignItems: 'start' } },
})
