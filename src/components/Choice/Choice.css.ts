import { style } from '@vanilla-extract/css'
import { thicker } from '#components/Field/Field.css'
import { prefers } from '#tokens/breakpoints'
import { color, radius, size, space } from '#tokens/contract.css'

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: `calc(${space.s} + ${space.hair})`,
  minHeight: size.target,
  cursor: 'pointer',
})

export const box = style({ flex: 'none', display: 'grid', placeItems: 'center' })

const over = { gridArea: '1 / 1' } as const

export const control = style({
  ...over,
  width: size.choice,
  height: size.choice,
  border: `${size.fieldLine} solid ${color.control}`,
  borderRadius: radius.control,
  background: color.surface,
  appearance: 'none',
  cursor: 'pointer',
  selectors: {
    '&[type="radio"]': { borderRadius: radius.round },
    '&[type="checkbox"]:checked': { background: color.control },
  },
  // What is chosen is on paper too, where browsers leave backgrounds out.
  printColorAdjust: 'exact',
  '@media': { [prefers.hover]: { selectors: { [`${choice}:hover &`]: thicker } }, [prefers.forcedColors]: { appearance: 'auto' } },
})

const mark = style({
  ...over,
  pointerEvents: 'none',
  visibility: 'hidden',
  selectors: { [`${control}:checked + &`]: { visibility: 'visible' } },
  '@media': { [prefers.forcedColors]: { display: 'none' } },
})

export const tick = style([mark, { color: color.surface }])

export const dot = style([mark, { width: space.m, height: space.m, borderRadius: radius.round, background: color.control, printColorAdjust: 'exact' }])
