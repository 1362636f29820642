import { style } from '@vanilla-extract/css'
import { font, size, space } from '#tokens/contract.css'
import { overObject } from '#tokens/leaning'
import { target } from '#tokens/target'

export const list = style({
  // Above a large heading beneath it, whose lines reach higher than they look and would take its clicks.
  ...overObject,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s,
  fontSize: font.size.small,
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: space.s,
  selectors: { '&:not(:last-child)::after': { content: '"/" / ""' } },
})

export const link = style({ ...target, minWidth: size.target })
