import { style, styleVariants } from '@vanilla-extract/css'
import { size as sizes } from '#tokens/contract.css'

const square = (side: string) => ({
  width: side,
  height: side,
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const)

export const size = styleVariants({ small: square(sizes.iconSmall), medium: square(sizes.icon), large: square(sizes.iconLarge) })

/** Points on along the line: on a page that was translated into a language that runs from right to left, to the left. */
export const arrow = style({ selectors: { '[dir="rtl"] &': { rotate: 'y 180deg' } } })
