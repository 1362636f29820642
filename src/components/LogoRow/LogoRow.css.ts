import { style } from '@vanilla-extract/css'
import { from } from '#tokens/breakpoints'
import { ground, size, space } from '#tokens/contract.css'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space.gutter,
  borderBlockStart: `${size.rule} solid ${ground.text}`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
})

export const item = style({ display: 'flex', alignItems: 'center', paddingBlock: space.xl, borderBlockEnd: `${size.line} solid ${ground.line}` })

/** As wide as its own shape asks at the height that all share, and clear of the next. */
export const logo = style({ height: size.brandLogo, width: 'auto', maxWidth: '86%', fill: 'currentColor' })
