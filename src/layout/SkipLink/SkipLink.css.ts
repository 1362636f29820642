import { style } from '@vanilla-extract/css'
import { color, font, layer, size, space } from '#tokens/contract.css'
import { offPaper } from '#tokens/offPaper.css'

export const link = style([offPaper, {
  position: 'fixed',
  insetBlockStart: space.s,
  insetInlineStart: space.s,
  zIndex: layer.skipLink,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.button,
  maxWidth: `calc(100% - 2 * ${space.s})`,
  paddingInline: space.l,
  border: `${size.rule} solid ${color.page}`,
  background: color.text,
  color: color.page,
  fontWeight: font.weight.strong,
  outlineColor: color.text,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
}])
