import { style } from '@vanilla-extract/css'
import { space } from '#tokens/contract.css'

export const container = style({ width: '100%', paddingInline: space.edge })
