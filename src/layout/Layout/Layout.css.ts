import { style } from '@vanilla-extract/css'

export const main = style({ display: 'block', overflowX: 'clip' })
