import { style } from '@vanilla-extract/css'
import { answers } from '#tokens/answering'
import { from, prefers, sideways, within } from '#tokens/breakpoints'
import { ground, layer, motion, radius, size, space } from '#tokens/contract.css'
import { stage } from '#tokens/leaning'
import { offPaper } from '#tokens/offPaper.css'

export const carousel = style(stage)

export const above = style([offPaper, {
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: size.header,
  zIndex: layer.object,
  pointerEvents: 'none',
  '@media': {
    [prefers.noScripting]: { display: 'none' },
  },
}])

/** Above the words on a phone; from a tablet on a column under the menu button, so that the Tab key comes by on its way down. On a phone's side that would reach into the object. */
export const controls = style({
  display: 'flex',
  width: 'fit-content',
  // The signs, not the room for the finger around them, stand on the margin.
  marginInlineStart: `max((${size.icon} - ${size.target}) / 2, -1 * ${space.margin})`,
  pointerEvents: 'auto',
  '@media': {
    [from.tablet]: { flexDirection: 'column', marginInlineStart: 'auto', marginInlineEnd: `calc((${size.menuButton} - ${size.target}) / 2)` },
    [sideways]: { flexDirection: 'row' },
  },
  '@container': { [within.single]: { width: 'auto' } },
})

const button = style({
  display: 'grid',
  placeItems: 'center',
  width: size.target,
  height: size.target,
  outlineOffset: `calc(-1 * ${size.focus})`,
  '@container': { [within.single]: { flex: 1, width: 'auto' } },
})

export const control = style([button, answers({ background: ground.text, color: ground.field }), {
  borderRadius: radius.round,
  '@media': {
    [prefers.forcedColors]: { border: `${size.line} solid ButtonText`, outlineOffset: `calc(-1 * ${size.focus} - ${size.line})` },
  },
}])

export const dots = style({ display: 'flex', flexDirection: 'inherit', '@container': { [within.single]: { flex: 3 } } })

const larger = { scale: '1.3' }
export const dot = style([button, {
  '::before': {
    content: '""',
    width: space.s,
    height: space.s,
    borderRadius: radius.round,
    border: `${space.hair} solid ${ground.text}`,
    transition: `scale ${motion.quick} ${motion.ease}`,
  },
  selectors: { '&[aria-current="true"]::before': { background: ground.text }, '&:active::before': larger },
  '@media': {
    [prefers.hover]: { selectors: { '&:hover::before': larger } },
    [prefers.forcedColors]: { selectors: { '&[aria-current="true"]::before': { background: 'Highlight', forcedColorAdjust: 'none' } } },
  },
}])

/** Cut at its sides alone: the objects lean out of its lower edge. A mouse draws the slide and not a selection, which would scroll the page along. */
export const viewport = style({
  overflowX: 'clip',
  touchAction: 'pan-y pinch-zoom',
  '@media': { [prefers.hover]: { selectors: { [`${carousel}[data-live] > &`]: { cursor: 'grab' }, '&&:active': { cursor: 'grabbing', userSelect: 'none' } } } },
})

/** As high as its longest slide, so that nothing jumps. It runs from left to right on every page: Embla counts so, and does not hear of a translation. */
export const track = style({
  display: 'flex',
  direction: 'ltr',
  '@media': {
    // All slides can be read, one under the other.
    [prefers.noScripting]: { flexDirection: 'column' },
    print: { flexDirection: 'column', transform: 'none !important' },
  },
})

export const slide = style({
  display: 'grid',
  flex: 'none',
  width: '100%',
  selectors: { '[dir="rtl"] &': { direction: 'rtl' } },
  '@media': {
    screen: {
      selectors: {
        '&[inert]': { visibility: 'hidden' },
        [`${viewport}[data-moving] > * > &[inert]`]: { visibility: 'visible' },
      },
    },
    // Before its code has come, but not where it never will.
    [`screen and ${prefers.scripting}`]: { selectors: { [`${carousel}:not([data-live]) > * > * > &:not(:first-child)`]: { visibility: 'hidden' } } },
    print: { transform: 'none !important', breakInside: 'avoid' },
  },
})
