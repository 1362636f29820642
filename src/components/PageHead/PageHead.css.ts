import { style } from '@vanilla-extract/css'
import { from } from '#tokens/breakpoints'
import { size, space } from '#tokens/contract.css'

export const grid = style({
  display: 'grid',
  gap: space.l,
  '@media': { [from.desktop]: { gridTemplateColumns: '7fr 5fr', columnGap: space.gutter, alignItems: 'end' } },
})
export const words = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space.l, paddingBlockEnd: space.l, alignSelf: 'start', position: 'relative', maxWidth: size.container })
export const object = style({ position: 'relative' })
