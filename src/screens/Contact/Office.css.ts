import { style } from '@vanilla-extract/css'
import { font, ground, size, space } from '#tokens/contract.css'
import { display } from '#tokens/display'
import { italic } from '#tokens/italic'
import { asWords, target } from '#tokens/target'

/** Beside the form; on paper, which sends no form, before it. */
export const office = style({ '@media': { print: { order: -1 } } })

export const facts = style({ marginBlockStart: space.m, borderBlockStart: `${size.rule} solid ${ground.text}` })

export const fact = style({
  paddingBlock: space.m,
  borderBlockEnd: `${size.line} solid ${ground.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
})

export const name = style({ ...italic, color: ground.muted, fontSize: font.size.field, lineHeight: font.leading.row, paddingBlockEnd: space.xxs })

export const link = style({
  ...target,
  marginBlockStart: asWords,
  ...display,
  fontSize: font.size.row,
  lineHeight: font.leading.row,
  textDecorationThickness: space.hair,
})

export const quietLink = style({ ...target, textDecorationThickness: space.hair, '@media': { print: { display: 'inline' } } })
