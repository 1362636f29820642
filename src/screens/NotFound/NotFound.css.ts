import { style } from '@vanilla-extract/css'
import { from } from '#tokens/breakpoints'
import { font, ground, size, space } from '#tokens/contract.css'

export const sign = style({ display: 'flex', alignItems: 'center', justifyContent: 'center' })
export const numeral = style({ fontFamily: font.family.display, fontWeight: font.weight.display, fontSize: font.size.giant, lineHeight: font.leading.giant })
export const ring = style({ width: '36%' })
export const head = style({ display: 'grid', gap: space.xl, '@media': { [from.desktop]: { gridTemplateColumns: '8fr 4fr', alignItems: 'end' } } })
export const words = style({ display: 'flex', flexDirection: 'column', gap: space.m })
export const suggestion = style({ minHeight: size.row })
export const columns = style({ display: 'grid', gap: space.xl, marginBlockStart: space.l, '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: space.gutter }, [from.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' } } })
export const services = style({ marginBlockStart: space.xxl })
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space.l, marginBlockStart: space.xl })
export const way = style({ display: 'inline-flex', alignItems: 'center', minHeight: size.target, fontWeight: font.weight.strong, color: ground.text })
