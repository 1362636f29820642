import { style } from '@vanilla-extract/css'
import { font, size, space } from '#tokens/contract.css'
import { display } from '#tokens/display'

export const services = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.xl, rowGap: space.xs, marginBlockStart: space.m })
export const service = style({
  display: 'inline-block',
  overflowWrap: 'anywhere',
  minWidth: size.target,
  minHeight: size.target,
  ...display,
  fontSize: font.size.statement,
  lineHeight: font.leading.row,
  letterSpacing: font.tracking.title,
  textDecorationThickness: space.hair,
})
