import { style } from '@vanilla-extract/css'
import { prefers } from '#tokens/breakpoints'
import { color, size } from '#tokens/contract.css'

export const mark = style({ width: size.logo, height: size.logo, flex: 'none' })
export const ball = style({ fill: color.signal, '@media': { [prefers.moreContrast]: { fill: 'currentColor' }, [prefers.forcedColors]: { fill: 'Highlight' } } })
