import { style } from '@vanilla-extract/css'
import { font } from '#tokens/contract.css'

export const dates = style({ display: 'grid', fontSize: font.size.lead })
