import { style, styleVariants } from '@vanilla-extract/css'
import { from, prefers } from '#tokens/breakpoints'
import { color, ground, layer, motion, size, space } from '#tokens/contract.css'

export const wall = style({
  display: 'grid',
  gridTemplateColumns: '1fr',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(12, 1fr)' } },
})

/** `rows × columns` on the 12-column grid; on a tablet a tile is half or whole, on a phone always whole. */
const spans = { '1x4': [1, 4], '1x6': [1, 6], '1x8': [1, 8], '1x12': [1, 12], '2x4': [2, 4], '2x6': [2, 6], '2x8': [2, 8], '2x12': [2, 12] } as const

export const span = styleVariants(spans, ([rows, columns]) => ({
  aspectRatio: '4 / 3',
  '@media': {
    [from.tablet]: { gridColumn: `span ${columns >= 8 ? 12 : 6}`, aspectRatio: columns >= 8 ? '2 / 1' : '4 / 3' },
    [from.desktop]: { gridColumn: `span ${columns}`, gridRow: `span ${rows}`, aspectRatio: `${columns * 4} / ${rows * 10}` },
  },
}))

export const tile = style({ position: 'relative', overflow: 'clip', background: ground.field, color: ground.text })

export const link = style({
  position: 'absolute',
  inset: 0,
  padding: space.margin,
  paddingBlock: space.l,
  textDecoration: 'none',
  outlineOffset: `calc(-2 * ${size.focus})`,
  '@media': { [from.tablet]: { paddingInline: space.l } },
  zIndex: layer.object,
})

export const caption = style({
  display: 'inline-block',
  selectors: { [`${link}:hover &, ${link}:focus-visible &`]: { textDecoration: 'underline', textUnderlineOffset: space.xxs } },
})

export const picture = style({
  position: 'absolute',
  inset: 0,
  transition: `transform ${motion.slow} ${motion.easeOut}`,
  selectors: { [`${tile}:hover &`]: { transform: 'scale(1.02)' } },
  '@media': { [prefers.reducedMotion]: { transition: 'none', transform: 'none' } },
})

export const play = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  zIndex: layer.object,
  display: 'grid',
  placeItems: 'center',
  width: size.button,
  height: size.button,
  background: color.page,
  color: color.text,
  pointerEvents: 'none',
})
