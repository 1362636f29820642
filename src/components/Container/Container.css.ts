import { style } from '@vanilla-extract/css'
import { size, space } from '#tokens/contract.css'

export const container = style({
  width: '100%',
  maxWidth: `calc(${size.container} + 2 * ${space.margin})`,
  marginInline: 'auto',
  paddingInline: space.margin,
})
