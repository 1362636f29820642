import { globalStyle, style } from '@vanilla-extract/css'
import { color, font, radius, size, space } from '#tokens/contract.css'
import { italic } from '#tokens/italic'

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.l}`,
  paddingInline: space.l,
  background: color.footer,
  color: color.onFooter,
})

export const title = style({ flex: 1, paddingBlock: space.m, fontFamily: font.family.display, fontWeight: font.weight.display, fontSize: font.size.lead, lineHeight: font.leading.row })

export const quiet = style({
  minHeight: size.target,
  fontSize: font.size.small,
  textDecoration: 'underline',
  textUnderlineOffset: space.xxs,
  ':hover': { textDecorationThickness: space.hair },
  selectors: { [`${head} &:focus-visible`]: { outlineColor: color.onFooter } },
})

export const key = style({ fontFamily: font.family.text, fontWeight: font.weight.strong })

export const main = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xl, padding: space.l })

export const machines = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs })
export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs })
export const aside = style({ ...italic, fontSize: font.size.small, paddingInlineStart: space.s })

export const machine = style({
  minHeight: size.target,
  paddingInline: space.s,
  border: `${size.line} solid ${color.control}`,
  borderRadius: radius.control,
  background: color.surface,
  fontSize: font.size.small,
  fontWeight: font.weight.strong,
  ':hover': { background: color.room.sand.field },
  selectors: { '&[aria-pressed="true"]': { background: color.text, color: color.page } },
})

export const absent = style([machine, { borderStyle: 'dashed', background: 'none', fontWeight: font.weight.text }])
export const state = style({ ...italic, fontWeight: font.weight.accent, paddingInlineStart: space.xxs })

export const section = style({ minWidth: 0, borderBlockStart: `${size.rule} solid ${color.text}`, paddingBlockStart: space.m })
export const heading = style({ fontFamily: font.family.display, fontWeight: font.weight.display, fontSize: font.size.row, lineHeight: font.leading.row, letterSpacing: font.tracking.row })
export const now = style({ paddingBlock: space.xs, fontSize: font.size.small })

export const chart = style({ overflow: 'auto', maxHeight: size.measureNarrow, border: `${size.line} solid ${color.line}`, background: color.surface })

globalStyle(`${chart} svg`, { maxWidth: 'none' })
globalStyle(`${chart} rect[data-state][data-lit]`, { fill: color.room.mint.field, strokeWidth: 3 })
globalStyle(`${chart} path[data-edge][data-lit]`, { stroke: color.problem, strokeWidth: 3 })
globalStyle(`${chart} text[data-lit]`, { fill: color.problem, stroke: color.problem, strokeWidth: 0.5 })
globalStyle(`${chart}[data-on] rect[data-state]:not([data-state=""])`, { cursor: 'pointer' })
globalStyle(`${chart} text`, { pointerEvents: 'none' })

export const memory = style({ paddingBlockStart: space.s, fontSize: font.size.small })
export const code = style({
  overflow: 'auto',
  marginBlockStart: space.s,
  padding: space.s,
  background: color.surface,
  border: `${size.line} solid ${color.line}`,
  fontFamily: 'monospace',
  fontSize: font.size.small,
})

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space.s, paddingBlockStart: space.s })
export const field = style({ flex: `1 1 ${size.stand}`, display: 'grid', gap: space.xxs, fontSize: font.size.small, fontWeight: font.weight.strong })
export const input = style({
  width: '100%',
  minHeight: size.target,
  paddingInline: space.s,
  border: `${size.fieldLine} solid ${color.control}`,
  borderRadius: radius.control,
  background: color.surface,
  fontSize: font.size.small,
})

export const button = style({
  minHeight: size.target,
  paddingInline: space.m,
  border: `${size.fieldLine} solid ${color.control}`,
  borderRadius: radius.control,
  background: color.text,
  color: color.page,
  fontSize: font.size.small,
  fontWeight: font.weight.strong,
  ':hover': { background: color.surface, color: color.text },
})

export const word = style({ minHeight: space.l, paddingBlockStart: space.xs, fontSize: font.size.small })
export const choice = style({ display: 'flex', alignItems: 'center', gap: space.xs, minHeight: size.target, fontSize: font.size.small })
export const box = style({ width: size.iconSmall, height: size.iconSmall, accentColor: color.text })

export const scroll = style({ overflow: 'auto', maxHeight: size.measureNarrow, marginBlockStart: space.xs })
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: font.size.small, textAlign: 'start' })
globalStyle(`${table} th`, { textAlign: 'start', fontFamily: font.family.accent, fontStyle: 'italic', fontWeight: font.weight.accent, paddingBlock: space.xxs, paddingInlineEnd: space.s })
globalStyle(`${table} td`, { verticalAlign: 'top', paddingBlock: space.xxs, paddingInlineEnd: space.s, borderBlockStart: `${size.line} solid ${color.line}` })
export const figure = style({ fontVariantNumeric: 'tabular-nums' })
export const line = style({ color: color.text })
export const ignored = style({ color: color.textMuted })
export const payload = style({ fontFamily: 'monospace' })
