import { style } from '@vanilla-extract/css'
import { from } from '#tokens/breakpoints'
import { size, space } from '#tokens/contract.css'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  gap: `${space.xxl} ${space.xl}`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(3, 1fr)' },
    [from.desktop]: { gridTemplateColumns: 'repeat(5, 1fr)' },
  },
})

export const item = style({ display: 'flex', alignItems: 'center' })
export const logo = style({ height: size.brandLogo, maxWidth: '100%', fill: 'currentColor' })
