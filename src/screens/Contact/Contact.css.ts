import { style } from '@vanilla-extract/css'
import { from } from '#tokens/breakpoints'
import { paperColumn } from '#tokens/columns'
import { space } from '#tokens/contract.css'

/** On one line. */
export const telephone = style({ display: 'inline-block' })

/** The form begins beside the object that leans in, the office under it. */
export const columns = style({
  display: 'grid',
  overflowWrap: 'anywhere',
  gap: space.huge,
  '@media': {
    ...paperColumn,
    [from.desktop]: { gridTemplateColumns: '746fr 416fr', columnGap: `calc(${space.gutter} + ${space.step} / 2 + ${space.m})`, alignItems: 'start', marginBlockStart: `calc(-1 * ${space.overhang} - ${space.m})` },
  },
})
