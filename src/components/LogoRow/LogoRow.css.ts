import { style } from '@vanilla-extract/css'
import { from } from '#tokens/breakpoints'
import { ground, size, space } from '#tokens/contract.css'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space.gutter,
  borderBlockStart: `${size.rule} solid ${ground.text}`,
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    print: { breakInside: 'avoid' },
  },
})

export const item = style({ display: 'flex', alignItems: 'center', paddingBlock: space.xl, borderBlockEnd: `${size.line} solid ${ground.line}` })

/** As large as the widest has room for, clear of the next, and no higher than asked. */
export const logo = style({ width: '94%', height: 'auto', maxHeight: size.brandLogo, fill: 'currentColor' })
