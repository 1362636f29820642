/** Fills the contract with the brand's values. */
import { createGlobalTheme } from '@vanilla-extract/css'
import * as brand from './brand.ts'
import { color, font, ground, layer, motion, radius, shadow, size, space } from './contract.css.ts'

/** A value for every role of a contract. */
type Values<Contract> = { [Role in keyof Contract]: Contract[Role] extends string ? string : Values<Contract[Role]> }

export interface Theme {
  readonly color: Values<typeof color>
  readonly font: Values<typeof font>
  readonly space: Values<typeof space>
  readonly size: Values<typeof size>
  readonly radius: Values<typeof radius>
  readonly shadow: Values<typeof shadow>
  readonly motion: Values<typeof motion>
  readonly layer: Values<typeof layer>
}

createGlobalTheme(':root', color, brand.color)
createGlobalTheme(':root', font, brand.font)
createGlobalTheme(':root', space, brand.space)
createGlobalTheme(':root', size, brand.size)
createGlobalTheme(':root', radius, brand.radius)
createGlobalTheme(':root', shadow, brand.shadow)
createGlobalTheme(':root', motion, brand.motion)
createGlobalTheme(':root', layer, brand.layer)

/** Outside all rooms one stands on the page. */
createGlobalTheme(':root', ground, { ...color.room.paper, focus: color.focus })
