import { style } from '@vanilla-extract/css'
import { size, space } from '#tokens/contract.css'

export const head = style({ display: 'flex', flexDirection: 'column', gap: space.l })
export const body = style({ display: 'flex', flexDirection: 'column', gap: space.xxl, maxWidth: size.measureWide })
export const section = style({ display: 'flex', flexDirection: 'column', gap: space.m })
export const list = style({ paddingInlineStart: space.l, display: 'flex', flexDirection: 'column', gap: space.xs })
