import { styleVariants } from '@vanilla-extract/css'
import { space } from '#tokens/contract.css'

const gap = (value: string) => ({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: value } as const)

export const stack = styleVariants({ xs: gap(space.xs), s: gap(space.s), m: gap(space.m), l: gap(space.l), xl: gap(space.xl), xxl: gap(space.xxl) })
