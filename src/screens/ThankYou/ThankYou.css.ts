import { style } from '@vanilla-extract/css'
import { from } from '#tokens/breakpoints'
import { font, ground, size, space } from '#tokens/contract.css'

export const head = style({ display: 'flex', flexDirection: 'column', gap: space.l })
export const steps = style({ marginBlockStart: space.xl, borderBlockStart: `${size.rule} solid ${ground.text}` })
export const step = style({ display: 'grid', gap: space.s, paddingBlock: space.l, borderBlockEnd: `${size.line} solid ${ground.line}`, '@media': { [from.tablet]: { gridTemplateColumns: '1fr 5fr 6fr', alignItems: 'baseline' } } })
export const numeral = style({ fontFamily: font.family.display, fontWeight: font.weight.display, fontSize: font.size.name, lineHeight: font.leading.row })
export const urgent = style({ marginBlockStart: space.l })
