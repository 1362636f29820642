import { style } from '@vanilla-extract/css'
import { from, low, prefers } from '#tokens/breakpoints'
import { color, font, ground, layer, motion, shadow, size, space } from '#tokens/contract.css'

/** Keeps the header's place in the page while it is fixed; on home it takes none. */
export const place = style({
  position: 'relative',
  zIndex: layer.header,
  height: size.header,
  selectors: { '&[data-look="overlaid"]': { height: 0 } },
  '@media': { print: { display: 'none' } },
})

export const header = style({
  vars: { [ground.field]: color.surface, [ground.text]: color.text },
  height: size.header,
  background: color.surface,
  color: color.text,
  borderBlockEnd: `${size.line} solid transparent`,
  transition: `transform ${motion.brisk} ${motion.easeOut}`,
  selectors: {
    '&[data-look="shadowed"]': { boxShadow: shadow.header },
    '&[data-look="bordered"]': { borderBlockEndColor: color.text },
    '&[data-look="overlaid"]': { position: 'absolute', insetInline: 0, insetBlockStart: 0 },
    '&[data-look="overlaid"][data-mode="top"]:not([data-menu="open"])': { background: 'transparent' },
    '&[data-mode="hidden"], &[data-mode="pinned"]': { position: 'fixed', insetInline: 0, insetBlockStart: 0, boxShadow: shadow.header, borderBlockEndColor: 'transparent' },
    '&[data-mode="hidden"]': { transform: 'translateY(-110%)' },
  },
  '@media': {
    [prefers.reducedMotion]: { transition: 'none' },
    [prefers.forcedColors]: { borderBlockEndColor: 'CanvasText' },
    // A header that covers more than a quarter of a low window stays in its place.
    [low]: { selectors: { '&[data-mode="hidden"], &[data-mode="pinned"]': { position: 'absolute', transform: 'none' } } },
  },
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  height: '100%',
  maxWidth: `calc(${size.container} + 2 * ${space.margin})`,
  marginInline: 'auto',
  paddingInline: space.margin,
})

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: size.target,
  fontFamily: font.family.display,
  fontWeight: font.weight.display,
  fontSize: font.size.row,
  letterSpacing: font.tracking.row,
  textDecoration: 'none',
})

export const tools = style({ display: 'flex', alignItems: 'center', gap: space.l })

export const menu = style({ display: 'none', '@media': { [from.desktop]: { display: 'block' } } })
