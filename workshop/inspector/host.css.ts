import { style, styleVariants } from '@vanilla-extract/css'
import { below } from '#tokens/breakpoints'
import { color, font, layer, shadow, size, space } from '#tokens/contract.css'

export const sheltered = style({ position: 'fixed', insetBlockEnd: space.s, insetInlineStart: space.s, zIndex: layer.skipLink, '@media': { print: { display: 'none' } } })

const open = style({ position: 'fixed', zIndex: layer.skipLink, boxShadow: shadow.panel, display: 'flex', flexDirection: 'column', background: color.page, '@media': { print: { display: 'none' } } })

export const button = style({
  minHeight: size.target,
  paddingInline: space.m,
  border: `${size.line} solid ${color.page}`,
  background: color.text,
  color: color.page,
  fontFamily: font.family.text,
  fontSize: font.size.small,
  fontWeight: font.weight.strong,
  // The panel has a button of its own that closes it.
  selectors: { '&[aria-expanded="true"]': { display: 'none' } },
  ':hover': { background: color.signal, color: color.onSignal },
  ':focus-visible': { outlineColor: color.text },
})

export const frame = style({ flex: 1, width: '100%', height: '100%', border: 'none', selectors: { '&[hidden]': { display: 'none' } } })

const beside = style([open, { insetBlock: 0, width: '46%', '@media': { [below.desktop]: { width: '100%', insetBlockStart: 'auto', height: '52%' } } }])

/** Where the panel stands. Small windows have it below the page alone. */
export const places = styleVariants({
  right: [beside, { insetInlineEnd: 0 }],
  left: [beside, { insetInlineStart: 0 }],
  below: [open, { insetInline: 0, insetBlockEnd: 0, height: '52%' }],
})
