import { style } from '@vanilla-extract/css'
import { from } from '#tokens/breakpoints'
import { oneColumn, twelveColumns } from '#tokens/columns'
import { font, size, space } from '#tokens/contract.css'
import { leaning, overObject } from '#tokens/leaning'
import { offPaper } from '#tokens/offPaper.css'

/** Where nothing stands above the title. */
export const headroom = style([offPaper, { height: `calc(${space.huge} - ${space.l})` }])

export const grid = style({
  ...oneColumn,
  rowGap: space.l,
  paddingBlockStart: space.l,
  '@media': {
    [from.tablet]: {
      ...twelveColumns,
      gridTemplateRows: `auto minmax(${size.stand}, auto)`,
    },
  },
})

export const title = style({ '@media': { [from.tablet]: { gridRow: 1, gridColumn: '1 / -1' }, [from.desktop]: { gridColumn: '1 / span 9' } } })

/** Over the object, where the two come close. */
export const words = style({
  ...overObject,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.l,
  '@media': { [from.tablet]: { gridRow: 2, gridColumn: '1 / span 6', alignSelf: 'end' } },
})

/** The object stands on the room's lower edge, leans over it and runs into the page's margin. */
export const object = style([offPaper, {
  ...leaning(space.huge),
  '@media': {
    [from.tablet]: { gridRow: 2, gridColumn: '6 / -1', aspectRatio: 'auto' },
    // Up to the title's last line, whose letters it may touch and never hides.
    [from.desktop]: { gridColumn: '7 / -1', marginBlockStart: `calc(-1 * (${space.l} + ${font.size.title} * .35))` },
  },
}])
