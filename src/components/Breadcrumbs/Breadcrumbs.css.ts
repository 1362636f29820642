import { style } from '@vanilla-extract/css'
import { font, size, space } from '#tokens/contract.css'

export const list = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s, fontSize: font.size.small })

export const item = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: space.s,
  selectors: { '&:not(:first-child)::before': { content: '"/" / ""' } },
})

export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: size.target })
