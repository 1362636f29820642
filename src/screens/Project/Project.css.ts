import { style } from '@vanilla-extract/css'
import { from } from '#tokens/breakpoints'
import { font, ground, size, space } from '#tokens/contract.css'

export const head = style({ position: 'relative', display: 'grid', gap: space.l })
export const picture = style({ aspectRatio: '16 / 9' })
export const body = style({ display: 'grid', gap: space.xxl, '@media': { [from.desktop]: { gridTemplateColumns: '4fr 8fr', columnGap: space.xxl, alignItems: 'start' } } })
export const facts = style({ borderBlockStart: `${size.rule} solid ${ground.text}` })
export const fact = style({ display: 'grid', gridTemplateColumns: '1fr 2fr', gap: space.m, paddingBlock: space.m, borderBlockEnd: `${size.line} solid ${ground.line}`, fontSize: font.size.small })
export const factName = style({ fontFamily: font.family.accent, fontStyle: 'italic', fontSize: font.size.label, lineHeight: font.leading.row })
export const serviceLink = style({ display: 'flex', alignItems: 'center', minHeight: size.target })
export const text = style({ display: 'flex', flexDirection: 'column', gap: space.xl })
export const part = style({ display: 'flex', flexDirection: 'column', gap: space.m })
export const columns = style({ display: 'grid', gap: space.xl, '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: space.xxl } } })
export const details = style({ display: 'grid', gap: space.xl, '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(12, 1fr)', columnGap: space.gutter, alignItems: 'end' } } })
export const detail = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  '@media': { [from.desktop]: { gridColumn: 'span 5' } },
  selectors: { '&:first-child': { '@media': { [from.desktop]: { gridColumn: 'span 12' } } }, '&:last-child': { '@media': { [from.desktop]: { gridColumn: '7 / span 6' } } } },
})
