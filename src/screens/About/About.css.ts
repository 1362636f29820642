import { style } from '@vanilla-extract/css'
import { from } from '#tokens/breakpoints'
import { ground, size, space } from '#tokens/contract.css'

export const story = style({ borderBlockStart: `${size.rule} solid ${ground.text}`, marginBlockStart: space.xl })
export const block = style({
  display: 'grid',
  gap: space.m,
  paddingBlock: space.xl,
  borderBlockEnd: `${size.line} solid ${ground.line}`,
  '@media': { [from.desktop]: { gridTemplateColumns: '2fr 5fr 5fr', columnGap: space.xl, alignItems: 'start' } },
})
export const quotes = style({ display: 'grid', gap: space.xxl, marginBlockStart: space.xxl, '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: space.xxl } } })
export const logos = style({ marginBlockStart: space.xl })
