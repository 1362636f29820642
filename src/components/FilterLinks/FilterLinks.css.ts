import { style } from '@vanilla-extract/css'
import { font, size, space } from '#tokens/contract.css'

export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.l, rowGap: space.xs })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  fontFamily: font.family.display,
  fontWeight: font.weight.display,
  fontSize: font.size.row,
  lineHeight: font.leading.row,
  textDecoration: 'none',
  selectors: { '&[aria-current="true"], &:hover': { textDecoration: 'underline', textDecorationThickness: size.rule, textUnderlineOffset: space.xs } },
})
export const count = style({ alignSelf: 'flex-start', marginInlineStart: space.xxs, fontFamily: font.family.text, fontSize: font.size.small })
