import { style } from '@vanilla-extract/css'
import { from } from '#tokens/breakpoints'
import { font, space } from '#tokens/contract.css'

export const head = style({ display: 'grid', gap: space.l, '@media': { [from.desktop]: { gridTemplateColumns: '6fr 6fr', columnGap: space.gutter, alignItems: 'end' } } })
export const count = style({ fontFamily: font.family.display, fontWeight: font.weight.display, fontSize: font.size.giant, lineHeight: font.leading.giant, letterSpacing: font.tracking.title })
export const words = style({ display: 'flex', flexDirection: 'column', gap: space.l, paddingBlockEnd: space.l })
