import { style } from '@vanilla-extract/css'
import { font } from '#tokens/contract.css'
import { italic } from '#tokens/italic'

export const accent = style({
  ...italic,
  fontWeight: font.weight.accent,
  letterSpacing: font.tracking.row,
})
