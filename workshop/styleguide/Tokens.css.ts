import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { from, prefers } from '#tokens/breakpoints'
import { color, font, ground, motion, radius, shadow, size, space } from '#tokens/contract.css'
import { italic } from '#tokens/italic'
import { palette } from '#tokens/palette'

export const swatches = style({ display: 'grid', gridTemplateColumns: `repeat(auto-fill, minmax(${size.loader}, 1fr))`, gap: space.l })
const swatch = style({ aspectRatio: '1', border: `${size.line} solid ${color.line}` })
export const hue = styleVariants(palette, (background) => [swatch, { background }])
export const name = style({ fontWeight: font.weight.strong, fontSize: font.size.small, overflowWrap: 'anywhere' })
export const value = style({ color: ground.muted, fontSize: font.size.small, overflowWrap: 'anywhere' })

export const rooms = style({ display: 'grid', gridTemplateColumns: `repeat(auto-fill, minmax(${size.stand}, 1fr))`, marginInlineEnd: `calc(-1 * ${space.edge})` })
export const room = style({ background: ground.field, color: ground.text, display: 'flex', flexDirection: 'column', justifyContent: 'space-between', minHeight: size.stand, padding: space.l })
export const roomName = style({ fontFamily: font.family.display, fontWeight: font.weight.display, fontSize: font.size.name, lineHeight: font.leading.row })
export const roomLine = style({ ...italic, fontSize: font.size.lead })

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: font.size.small, borderBlockStart: `${size.rule} solid ${ground.text}` })
globalStyle(`${table} th, ${table} td`, { padding: `${space.xs} ${space.s} ${space.xs} 0`, textAlign: 'start', fontWeight: font.weight.text, borderBlockEnd: `${size.line} solid ${ground.line}` })
globalStyle(`${table} thead th`, { fontFamily: font.family.accent, fontStyle: 'italic' })
export const pair = style({ width: size.loader, maxWidth: '100%', height: space.xl })

export const families = style({ display: 'grid', gap: space.l, paddingBlockEnd: space.xxl })
const specimen = style({ fontSize: font.size.statement, lineHeight: font.leading.row })
export const family = styleVariants(font.family, (fontFamily, name) => [specimen, { fontFamily, fontWeight: name === 'display' ? font.weight.display : font.weight.text, fontStyle: name.startsWith('accent') ? 'italic' : 'normal' }])
export const scale = style({ borderBlockStart: `${size.rule} solid ${ground.text}` })
export const step = style({ display: 'grid', gap: space.s, paddingBlock: space.m, borderBlockEnd: `${size.line} solid ${ground.line}`, overflow: 'hidden', '@media': { [from.tablet]: { gridTemplateColumns: `${size.stand} minmax(0, 1fr)`, alignItems: 'baseline' } } })
export const label = style({ display: 'grid', gap: space.xxs })
const line = style({ fontFamily: font.family.display, fontWeight: font.weight.display, lineHeight: font.leading.title, letterSpacing: font.tracking.title, containerType: 'inline-size', whiteSpace: 'nowrap' })
export const fontSize = styleVariants(font.size, (size) => [line, { fontSize: size }])

export const bars = style({ borderBlockStart: `${size.rule} solid ${ground.text}` })
export const bar = style({ display: 'grid', gap: space.s, alignItems: 'center', paddingBlock: space.s, borderBlockEnd: `${size.line} solid ${ground.line}`, overflow: 'hidden', '@media': { [from.tablet]: { gridTemplateColumns: `${size.stand} minmax(0, 1fr)` } } })
const block = style({ height: space.l, background: color.signal })
export const spaceWidth = styleVariants(space, (width) => [block, { width }])
export const sizeWidth = styleVariants(size, (width) => [block, { width, background: color.room.cobalt.field }])

const tile = style({ aspectRatio: '1', background: color.surface, border: `${size.line} solid ${ground.line}` })
export const corner = styleVariants(radius, (borderRadius) => [tile, { borderRadius, background: color.room.mint.field }])
export const shade = styleVariants(shadow, (boxShadow) => [tile, { boxShadow, border: 'none' }])

export const moving = style([bar])
export const way = style({ height: space.l, background: color.room.sand.field })
const ball = style({ position: 'relative', insetInlineStart: 0, width: space.l, height: space.l, borderRadius: radius.round, background: color.text, transitionProperty: 'inset-inline-start', transitionTimingFunction: motion.easeOut, selectors: { [`${moving}:hover &`]: { insetInlineStart: `calc(100% - ${space.l})` } }, '@media': { [prefers.reducedMotion]: { transition: 'none' } } })
const { quick, brisk, slow, page, overlay, overlayFade, settling, spin, ease, easeOut, easePage, easeIn } = motion
export const movement = {
  ...styleVariants({ quick, brisk, slow, page, overlay, overlayFade, settling, spin }, (transitionDuration) => [ball, { transitionDuration }]),
  ...styleVariants({ ease, easeOut, easePage, easeIn }, (transitionTimingFunction) => [ball, { transitionDuration: page, transitionTimingFunction }]),
}

export const groups = style({ display: 'grid', gridTemplateColumns: `repeat(auto-fill, minmax(${size.stand}, 1fr))`, gap: space.xl, paddingBlockStart: space.xl })
export const figures = style({ borderBlockStart: `${size.rule} solid ${ground.text}` })
export const figure = style({ display: 'flex', justifyContent: 'space-between', gap: space.m, paddingBlock: space.xs, borderBlockEnd: `${size.line} solid ${ground.line}` })
