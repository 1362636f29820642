import { style } from '@vanilla-extract/css'
import { from } from '#tokens/breakpoints'
import { oneColumn, paperColumn, twelveColumns } from '#tokens/columns'
import { layer, space } from '#tokens/contract.css'

export const place = style({ marginBlockStart: space.section })

export const grid = style({
  ...oneColumn,
  rowGap: space.huge,
  paddingBlockStart: space.room,
  '@media': {
    [from.tablet]: {
      ...twelveColumns,
      gridTemplateRows: 'auto auto 1fr',
    },
    ...paperColumn,
  },
})

export const heading = style({ '@media': { [from.tablet]: { gridColumn: '1 / -1' } } })
export const first = style({ '@media': { [from.tablet]: { gridColumn: '1 / -1' } } })

/** On a phone below its words; where there is room, laid over the room's far corner like one more sheet. */
export const portrait = style({
  position: 'relative',
  zIndex: layer.object,
  marginInlineStart: '34%',
  marginInlineEnd: `calc(-1 * (${space.margin} + ${space.margin} / 2))`,
  '@media': {
    [from.tablet]: { gridColumn: '9 / -1', gridRow: 3, alignSelf: 'end', marginInlineStart: 0, marginBlockEnd: `calc(-1 * ${space.overhang})` },
    // To the page's own margin.
    [from.desktop]: { marginInlineEnd: `calc(-1 * ${space.step})` },
  },
})

export const others = style({
  ...oneColumn,
  rowGap: space.huge,
  paddingBlockEnd: space.room,
  '@media': {
    [from.tablet]: { gridColumn: '1 / span 8', gridRow: 3, paddingInlineEnd: space.xxl },
  },
})

export const brands = style({ ...oneColumn, gap: space.xl })
