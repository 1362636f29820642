import { style } from '@vanilla-extract/css'
import { from } from '#tokens/breakpoints'
import { font, size, space } from '#tokens/contract.css'

export const hero = style({ paddingBlockStart: `calc(${size.header} + ${space.l})`, paddingBlockEnd: space.xxl })
export const grid = style({ display: 'grid', gap: space.l, '@media': { [from.desktop]: { gridTemplateColumns: '6fr 6fr', columnGap: space.gutter, alignItems: 'end' } } })
export const words = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space.l })
export const description = style({ maxWidth: size.measureNarrow, fontSize: font.size.lead })
