import { style } from '@vanilla-extract/css'
import { font } from '#tokens/contract.css'

export const dates = style({ display: 'grid', fontSize: font.size.lead })
/** Goes to a line of its own as a whole, before it breaks. */
export const updated = style({ display: 'inline-block' })
