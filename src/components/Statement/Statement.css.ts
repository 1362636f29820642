import { style } from '@vanilla-extract/css'
import { font } from '#tokens/contract.css'

export const accent = style({
  fontFamily: font.family.accent,
  fontStyle: 'italic',
  fontWeight: font.weight.accent,
  letterSpacing: font.tracking.row,
})
