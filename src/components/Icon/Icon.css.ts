import { styleVariants } from '@vanilla-extract/css'
import { size as sizes } from '#tokens/contract.css'

const square = (side: string) => ({ width: side, height: side, flex: 'none' } as const)
export const size = styleVariants({ medium: square(sizes.icon), large: square(sizes.iconLarge) })
