import { style } from '@vanilla-extract/css'
import { prefers } from '#tokens/breakpoints'
import { color, motion, size, space } from '#tokens/contract.css'

export const mark = style({ width: size.logo, height: size.logo, flex: 'none', overflow: 'visible' })
/** In a link it rises under the pointer. */
export const ball = style({ fill: color.signal, transition: `transform ${motion.quick} ${motion.easeOut}`, '@media': { [`${prefers.hover} and ${prefers.motion}`]: { selectors: { 'a:hover > * > &': { transform: `translateY(calc(-1 * ${space.hair}))` } } }, [prefers.moreContrast]: { fill: 'currentColor' }, [prefers.forcedColors]: { fill: 'Highlight' } } })
