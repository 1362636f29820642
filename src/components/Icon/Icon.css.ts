import { styleVariants } from '@vanilla-extract/css'
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
