import { style } from '@vanilla-extract/css'
import { from } from '#tokens/breakpoints'
import { font, ground, size, space } from '#tokens/contract.css'

export const statement = style({ maxWidth: size.container })
export const columns = style({
  display: 'grid',
  gap: space.xl,
  marginBlockStart: space.xxl,
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)', columnGap: space.xxl } },
})
export const part = style({ display: 'flex', flexDirection: 'column', gap: space.s })

export const points = style({ marginBlockStart: space.xl, borderBlockStart: `${size.rule} solid ${ground.text}` })
export const point = style({
  display: 'grid',
  gap: space.xs,
  paddingBlock: space.l,
  borderBlockEnd: `${size.line} solid ${ground.line}`,
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: space.gutter, alignItems: 'baseline' } },
})
export const pointName = style({ fontFamily: font.family.display, fontWeight: font.weight.display, fontSize: font.size.name, lineHeight: font.leading.row, letterSpacing: font.tracking.row })

export const numbered = style([point, { '@media': { [from.tablet]: { gridTemplateColumns: '1fr 5fr 6fr' } } }])
export const numeral = style({ fontFamily: font.family.display, fontWeight: font.weight.display, fontSize: font.size.name, lineHeight: font.leading.row })

export const pictures = style({ display: 'grid', gap: space.gutter, marginBlockStart: space.xxl, '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr' } } })

export const article = style({ display: 'grid', gap: space.xxl, '@media': { [from.desktop]: { gridTemplateColumns: '4fr 8fr', columnGap: space.xxl, alignItems: 'start' } } })
export const contents = style({ '@media': { [from.desktop]: { position: 'sticky', insetBlockStart: `calc(${size.header} + ${space.l})` }, print: { display: 'none' } } })
export const contentsTitle = style({ fontFamily: font.family.accent, fontStyle: 'italic', fontSize: font.size.lead, lineHeight: font.leading.row, paddingBlockEnd: space.xs, borderBlockEnd: `${size.rule} solid ${ground.text}` })
export const contentsItem = style({ borderBlockEnd: `${size.line} solid ${ground.line}` })
export const contentsLink = style({ display: 'flex', alignItems: 'center', minHeight: size.target, fontSize: font.size.small, textDecoration: 'none', ':hover': { textDecoration: 'underline' } })
export const prose = style({ display: 'flex', flexDirection: 'column', gap: space.l, maxWidth: size.measureWide })
export const section = style({ display: 'flex', flexDirection: 'column', gap: space.m, scrollMarginBlockStart: size.header })
const display = style({ fontFamily: font.family.display, fontWeight: font.weight.display, textWrap: 'balance' })
export const lead = style([display, { fontSize: font.size.row, lineHeight: font.leading.row, letterSpacing: font.tracking.row }])
export const pullQuote = style([display, { marginBlock: space.xl, fontSize: font.size.statement, lineHeight: font.leading.row, letterSpacing: font.tracking.title }])
export const tips = style({ marginBlockStart: space.xxl })

export const neighbours = style({ display: 'grid', '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr' }, print: { display: 'none' } } })
export const related = style({ display: 'grid', gap: space.xl, '@media': { [from.desktop]: { gridTemplateColumns: '4fr 8fr', columnGap: space.xxl, alignItems: 'start' } } })
