/** Fills the contract with the brand's values. */
import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import * as brand from './brand.ts'
import { sideways } from './breakpoints.ts'
import { color, font, ground, layer, motion, radius, shadow, sidewaysRoles, size, space } from './contract.css.ts'

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

globalStyle(':root', { '@media': { [sideways]: { vars: assignVars(sidewaysRoles, brand.sideways) } } })
