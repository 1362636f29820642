import { globalStyle, style } from '@vanilla-extract/css'
import { mainId } from '#browser/landmarks'
import { from, low, prefers, within } from '#tokens/breakpoints'
import { color, font, ground, layer, motion, shadow, size, space } from '#tokens/contract.css'
import { display } from '#tokens/display'
import { offPaper } from '#tokens/offPaper.css'

/**
 * The header's room in the page, kept while it is fixed; on home it takes none. Once the page lives it sticks to the
 * window's top, so that the header goes away from where it stood, however far a first scroll leaps.
 */
export const place = style([offPaper, {
  containerType: 'inline-size',
  position: 'relative',
  insetBlockStart: 0,
  zIndex: layer.header,
  height: size.header,
  // Where the header has gone, the page beneath takes the pointer.
  pointerEvents: 'none',
  selectors: {
    '&[data-look="overlaid"]': { height: 0 },
    'html[data-alive] &': { position: 'sticky' },
    // The skip link shows above everything, the loading veil too.
    [`&:has(a[href="#${mainId}"]:focus)`]: { zIndex: layer.skipLink },
  },
  '@media': {
    // A header that covers more than a quarter of a low window stays in its place.
    [low]: { selectors: { 'html[data-alive] &': { position: 'relative' } } },
  },
}])

// Above tiles that come with a filter, which browsers put above all that was there before.
globalStyle('::view-transition-group(header)', { zIndex: layer.header })

globalStyle(`${place} > *`, { pointerEvents: 'auto' })

export const header = style({
  vars: { [ground.field]: color.surface, [ground.text]: color.text },
  height: size.header,
  background: color.surface,
  color: color.text,
  borderBlockEnd: `${size.line} solid transparent`,
  transition: `${motion.brisk} ${motion.easeOut}`,
  transitionProperty: 'transform, background, box-shadow, border-color',
  selectors: {
    '&[data-look="shadowed"]': { boxShadow: shadow.header },
    '&[data-look="bordered"]': { borderBlockEndColor: color.text },
    '&[data-look="overlaid"]': { position: 'absolute', insetInline: 0, insetBlockStart: 0 },
    '&[data-look="overlaid"][data-mode="top"]:not([data-menu="open"])': { background: 'transparent' },
    '&[data-mode="pinned"], &[data-mode="hidden"]': { position: 'fixed', insetInline: 0, insetBlockStart: 0, borderBlockEndColor: 'transparent', boxShadow: shadow.header },
    '&[data-mode="hidden"]': {
      // Its shadow too.
      transform: 'translateY(-150%)',
      // It leaves as it looked.
      transition: `transform ${motion.brisk} ${motion.ease}, opacity ${motion.quick} ${motion.easeOut}, background 0s ${motion.brisk}, box-shadow 0s ${motion.brisk}, border-color 0s ${motion.brisk}`,
    },
    // Where nothing lies beneath its words they would be read into those of the page.
    '&[data-look="overlaid"][data-mode="hidden"]': { opacity: 0 },
    // As the page's start, after the way back to the top: the ring is within the window.
    '&[tabindex]:focus-visible': { outlineOffset: `calc(-1 * ${size.focus})` },
    // What has keyboard focus is in sight at once.
    '&:has(:focus-visible)': { transition: 'none' },
  },
  '@media': {
    // So that it stays above the tiles that find their places (`Wall.css.ts`).
    [prefers.motion]: { viewTransitionName: 'header' },
    [prefers.forcedColors]: { borderBlockEndColor: 'CanvasText !important' },
    [low]: { selectors: { '&[data-mode="hidden"], &[data-mode="pinned"]': { position: 'absolute', transform: 'none', opacity: '1 !important' } } },
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
  minWidth: 0,
  minHeight: size.target,
  ...display,
  fontSize: font.size.row,
  letterSpacing: font.tracking.row,
  textDecoration: 'none',
  '@container': { [within.single]: { gap: space.xxs } },
})

// Beside the largest letters the mark makes room for the name.
globalStyle(`${logo} > svg`, { flexShrink: 1, minWidth: 0 })

export const tools = style({ display: 'flex', alignItems: 'center', gap: space.xl, '@media': { [from.desktop]: { gap: space.m }, [from.wide]: { gap: space.l } } })

/** Not on a desktop either where the visitor's text is too large for it: the side panel has it all. */
export const menu = style({ display: 'none', '@media': { [from.desktop]: { '@container': { [within.menu]: { display: 'block' } } } } })
