import { style } from '@vanilla-extract/css'
import { from } from '#tokens/breakpoints'
import { font, ground, size, space } from '#tokens/contract.css'

export const body = style({ display: 'grid', gap: space.xxl, '@media': { [from.desktop]: { gridTemplateColumns: '7fr 4fr', columnGap: space.huge, alignItems: 'start' } } })
export const office = style({ borderBlockStart: `${size.rule} solid ${ground.text}` })
export const fact = style({ paddingBlock: space.m, borderBlockEnd: `${size.line} solid ${ground.line}` })
export const factName = style({ fontFamily: font.family.accent, fontStyle: 'italic', fontSize: font.size.lead, lineHeight: font.leading.row })
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: size.target, fontFamily: font.family.display, fontWeight: font.weight.display, fontSize: font.size.row, lineHeight: font.leading.row })
export const words = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space.l })
