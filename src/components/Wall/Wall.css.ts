import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { across } from '#tokens/across'
import { from, prefers, within } from '#tokens/breakpoints'
import { oneColumn } from '#tokens/columns'
import { color, font, ground, layer, motion, size, space } from '#tokens/contract.css'
import { display } from '#tokens/display'
import { italic } from '#tokens/italic'
import { putAside, putAsideWith } from '#tokens/putAside'
import { underlined } from '#tokens/underlined'

export const wall = style({
  ...oneColumn,
  selectors: putAside,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' }, print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const lined = style([wall, { gap: size.line }])

/** How high a tile is, measured by its width: of use within it. */
const height = createVar()
const shape = (width: number, high: number) => ({ aspectRatio: `${width} / ${high}`, vars: { [height]: across(high / width) } })

export const tile = style({
  selectors: putAsideWith,
  position: 'relative',
  display: 'grid',
  overflow: 'clip',
  containerType: 'inline-size',
  alignSelf: 'stretch',
  justifySelf: 'stretch',
  background: ground.field,
  color: ground.text,
  '@media': {
    // Each tile finds its new place when a filter changes (the browser's own view transition).
    [prefers.motion]: { viewTransitionName: 'match-element' },
    [prefers.forcedColors]: { border: `${size.line} solid CanvasText` },
    print: { breakInside: 'avoid' },
  },
})

export const tablet = styleVariants({
  half: { '@media': { [from.tablet]: { gridColumn: 'span 6' } } },
  tall: { '@media': { [from.tablet]: { gridColumn: 'span 6', gridRow: 'span 2', ...shape(2, 3) } } },
  whole: { '@media': { [from.tablet]: { gridColumn: 'span 12', ...shape(8, 5) } } },
  alone: { '@media': { [from.tablet]: { gridColumn: 'span 12', ...shape(4, 3) } } },
})

/** Rows × columns on the twelve columns of a desktop. */
const spans = {
  '1x4': [1, 4], '1x6': [1, 6], '1x8': [1, 8], '1x12': [1, 12],
  '2x4': [2, 4], '2x6': [2, 6], '2x8': [2, 8], '2x12': [2, 12],
  '3x4': [3, 4], '3x6': [3, 6], '3x8': [3, 8], '3x12': [3, 12],
} as const

/** Drawings for high tiles are high themselves: on a phone they keep more of that than the others' 4 to 3. */
const onPhone = (rows: number, columns: number) => {
  if (rows === 1 || (rows === 2 && columns > 6)) return shape(4, 3)
  return columns > 4 ? shape(6, 5) : shape(1, 1)
}

export const span = styleVariants(spans, ([rows, columns]) => ({
  ...onPhone(rows, columns),
  '@media': { [from.desktop]: { gridColumn: `span ${columns}`, gridRow: `span ${rows}`, ...shape(columns * 4, rows * 10) }, print: { aspectRatio: '4 / 3' } },
}))

export const heading = style({ display: 'grid' })

export const link = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  padding: `${space.m} ${space.margin}`,
  textDecoration: 'none',
  zIndex: layer.object,
  // Of a tile that is higher than what the header leaves of the window, focus brings the upper part, with the words.
  scrollMarginBlockEnd: `min(0px, 100vh - ${size.header} - ${space.m} - ${size.button} - ${space.l} - ${height})`,
  outlineOffset: `calc(-2 * ${size.focus})`,
  selectors: {
    // Stronger than elsewhere: of what lies over the drawing a part is lost in it.
    '&:focus-visible': { outlineWidth: `calc(${size.focus} + ${size.line})` },
    // In the system's own colours a second ring stands around the first: one of the two can be told from any picture.
    '&:focus-visible::after': {
      '@media': { [prefers.forcedColors]: { content: '""', position: 'absolute', inset: 0, border: `${size.focus} solid Canvas`, pointerEvents: 'none' } },
    },
  },
  '@media': {
    [from.tablet]: { paddingInline: space.l },
    [from.wide]: { paddingBlock: space.l },
  },
  // Letters so large would hide what the drawing is about: it stands below them, and is pressed as they are.
  '@container': { [within.tight]: { paddingBlockEnd: `calc(${height} + ${space.m})` } },
})

/** Stands out from whatever of a drawing it hangs over. */
const label = style({ background: ground.field })
export const title = style([label, {
  ...display,
  fontSize: font.size.lead,
  lineHeight: font.leading.row,
  letterSpacing: font.tracking.row,
  '@container': { [within.narrow]: { fontSize: font.size.label } },
  selectors: { [`${link}:focus-visible &`]: underlined },
  '@media': { [prefers.hover]: { selectors: { [`${link}:hover &`]: underlined } } },
}])

export const line = style([label, {
  ...italic,
  paddingBlockStart: space.xxs,
  fontSize: font.size.lead,
  lineHeight: font.leading.row,
  '@container': { [within.narrow]: { fontSize: font.size.label } },
}])

// A strip loses as much of its drawing above as below.
globalStyle(`${span['1x8']} img`, { '@media': { [from.desktop]: { objectPosition: '100% 50%' } } })

export const picture = style({
  position: 'absolute',
  inset: 0,
  transition: `transform ${motion.slow} ${motion.easeOut}`,
  '@container': { [within.tight]: { insetBlockStart: `calc(100% - ${height})` } },
  '@media': {
    [`${prefers.hover} and ${prefers.motion}`]: { selectors: { [`${tile}:hover &`]: { transform: 'scale(1.02)' } } },
  },
})

const turned = { background: color.text, color: color.page }
const inner = `calc(2 * ${size.focus} + ${size.line})`
export const play = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  width: space.huge,
  height: space.huge,
  background: color.page,
  color: color.text,
  transition: `background ${motion.quick} ${motion.ease}, color ${motion.quick} ${motion.ease}`,
  // Clear of the ring.
  selectors: { [`${link}:focus-visible &`]: { ...turned, insetBlockEnd: inner, insetInlineEnd: inner } },
  '@media': {
    [prefers.hover]: { selectors: { [`${link}:hover &`]: turned } },
  },
})

// Tiles alone move: a press during it is the page's.
globalStyle(':root', { viewTransitionName: 'none' })
globalStyle('::view-transition', { pointerEvents: 'none' })
globalStyle('::view-transition-group(*)', { animationDuration: motion.brisk })
/** What it was gives way at once, and neither is stretched: captions of two sizes would be seen in each other's place. */
globalStyle('::view-transition-old(*), ::view-transition-new(*)', {
  height: '100%',
  overflow: 'clip',
  objectFit: 'cover',
  objectPosition: '0 0',
  animationDuration: motion.quick,
  animationTimingFunction: motion.easeOut,
})
// What floats above them keeps its shadow.
globalStyle('::view-transition-old(header), ::view-transition-new(header), ::view-transition-old(back-to-top), ::view-transition-new(back-to-top)', { overflow: 'visible' })
