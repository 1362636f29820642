import { style } from '@vanilla-extract/css'
import { from, prefers } from '#tokens/breakpoints'
import { oneColumn } from '#tokens/columns'
import { font, ground, layer, motion, size, space } from '#tokens/contract.css'
import { display } from '#tokens/display'
import { italic } from '#tokens/italic'
import { offPaper } from '#tokens/offPaper.css'

export const neighbours = offPaper

export const pair = style({ ...oneColumn, '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } })

export const neighbour = style({
  position: 'relative',
  ...oneColumn,
  gridTemplateRows: 'auto 1fr',
  rowGap: space.l,
  paddingBlockStart: space.xxl,
  paddingInlineStart: space.margin,
  selectors: { '&:first-child': { paddingInlineStart: space.edge } },
  overflow: 'clip',
  background: ground.field,
  color: ground.text,
  '@media': { [prefers.forcedColors]: { border: `${size.line} solid CanvasText` } },
})
/** The words, around which the ring stands: the whole room is higher than many a window. A pointer finds all of it. */
export const link = style({
  ...oneColumn,
  gap: space.xs,
  marginInlineEnd: space.margin,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', zIndex: layer.object, inset: 0 },
})
/** Keeps the space at its end, without which some screen readers say it and the title together. */
export const label = style({ ...italic, whiteSpace: 'pre-wrap', fontSize: font.size.lead, lineHeight: font.leading.row })
export const title = style({
  ...display,
  fontSize: font.size.statement,
  lineHeight: font.leading.title,
  letterSpacing: font.tracking.title,
  textWrap: 'balance',
  '@media': { [prefers.hover]: { selectors: { [`${link}:hover &`]: { textDecoration: 'underline', textDecorationThickness: size.rule } } } },
})
/** Stands at the room's foot, and comes a little nearer when it is pointed at. */
export const object = style({
  position: 'relative',
  width: '75%',
  aspectRatio: '4 / 3',
  justifySelf: 'end',
  alignSelf: 'end',
  transition: `transform ${motion.slow} ${motion.easeOut}`,
  transformOrigin: 'bottom right',
  '@media': {
    [`${prefers.hover} and ${prefers.motion}`]: { selectors: { [`${link}:hover + &`]: { transform: 'scale(1.03)' } } },
  },
})
