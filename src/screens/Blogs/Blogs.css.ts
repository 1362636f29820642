import { style } from '@vanilla-extract/css'
import { from } from '#tokens/breakpoints'
import { font, space } from '#tokens/contract.css'

export const lead = style({ display: 'grid', gap: space.l, '@media': { [from.desktop]: { gridTemplateColumns: '6fr 6fr', columnGap: space.gutter, alignItems: 'end' } } })
export const leadWords = style({ display: 'flex', flexDirection: 'column', gap: space.m, textDecoration: 'none' })
export const year = style({ display: 'grid', gap: space.l, marginBlockStart: space.xxl, '@media': { [from.desktop]: { gridTemplateColumns: '4fr 8fr', columnGap: space.gutter, alignItems: 'start' } } })
export const yearTitle = style({ fontFamily: font.family.display, fontWeight: font.weight.display, fontSize: font.size.room, lineHeight: font.leading.giant, letterSpacing: font.tracking.tight })
export const pageTitle = style({ paddingBlockEnd: space.xl })
