import { style } from '@vanilla-extract/css'
import { from } from '#tokens/breakpoints'
import { font, size, space } from '#tokens/contract.css'

export const roomGrid = style({
  display: 'grid',
  gap: space.xl,
  '@media': { [from.desktop]: { gridTemplateColumns: '1fr 1fr', columnGap: space.xxl, alignItems: 'end' } },
})
export const listFirst = style({ '@media': { [from.desktop]: { order: 0 } } })
export const listLast = style({ '@media': { [from.desktop]: { order: 1 } } })
export const roomWords = style({ display: 'flex', flexDirection: 'column', gap: space.xl })

export const story = style({ display: 'grid', gap: space.xl, marginBlockStart: space.xxl, '@media': { [from.desktop]: { gridTemplateColumns: '4fr 4fr 4fr', columnGap: space.xxl } } })
export const storyFirst = style({ '@media': { [from.desktop]: { gridColumn: '2 / span 2', display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.xl, columnGap: space.xxl } }, display: 'grid', gap: space.xl })
export const storyBlock = style({ display: 'flex', flexDirection: 'column', gap: space.xs })
export const storyTitle = style({ fontFamily: font.family.display, fontWeight: font.weight.display, fontSize: font.size.row, lineHeight: font.leading.row, letterSpacing: font.tracking.row })
export const storySubtitle = style({ fontFamily: font.family.accent, fontStyle: 'italic', fontSize: font.size.lead, lineHeight: font.leading.row })

export const sectionHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: space.l, marginBlockEnd: space.xl })
export const sectionWords = style({ display: 'flex', flexDirection: 'column', gap: space.m })

export const quotes = style({ display: 'grid', gap: space.xl, marginBlockStart: space.xxl, '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: space.xxl } } })

export const articles = style({ display: 'grid', gap: space.xl, '@media': { [from.desktop]: { gridTemplateColumns: '5fr 7fr', columnGap: space.xxl, alignItems: 'start' } } })
export const logos = style({ paddingBlockStart: space.xl, borderBlockStart: `${size.rule} solid` })
