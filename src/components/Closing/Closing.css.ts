import { style } from '@vanilla-extract/css'
import { from } from '#tokens/breakpoints'
import { font, space, size } from '#tokens/contract.css'

export const grid = style({ display: 'grid', gap: space.xl, '@media': { [from.desktop]: { gridTemplateColumns: '6fr 6fr', columnGap: space.gutter, alignItems: 'end' } } })
export const words = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space.l })
export const contact = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  fontFamily: font.family.display,
  fontWeight: font.weight.display,
  fontSize: font.size.row,
  lineHeight: font.leading.row,
  textDecorationThickness: space.hair,
})
