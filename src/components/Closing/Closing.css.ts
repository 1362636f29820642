import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '#tokens/breakpoints'
import { oneColumn, twelveColumns } from '#tokens/columns'
import { color, font, space } from '#tokens/contract.css'
import { display } from '#tokens/display'
import { leaning, overObject } from '#tokens/leaning'
import { offPaper } from '#tokens/offPaper.css'
import { target } from '#tokens/target'

export const grid = style({ ...oneColumn, gap: space.xl, '@media': { [from.tablet]: twelveColumns } })
export const words = style({ ...overObject, display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space.l, '@media': { [from.tablet]: { gridColumn: '1 / span 8', gridRow: 1 }, [from.desktop]: { gridColumn: '1 / span 6' }, print: { breakInside: 'avoid' } } })
/** Past the words' own columns, for the sake of its lines; what is read keeps clear of the object. */
globalStyle(`${words} > h2`, { '@media': { [from.desktop]: { marginInlineEnd: `calc(-1 * ${space.section})` } } })
/** Leans over the room's lower edge, into what follows. */
export const object = style([offPaper, {
  ...leaning(space.room),
  '@media': { [from.tablet]: { gridColumn: '6 / -1', gridRow: 1, aspectRatio: 'auto', marginBlockStart: '50%' }, [from.desktop]: { marginBlockStart: 0 } },
}])
/** The footer's ground, as far down as the object leans: a page without one has none. */
export const sill = style([offPaper, { height: space.overhang, background: color.footer }])
export const contact = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' })
export const link = style({
  ...target,
  ...display,
  fontSize: font.size.row,
  lineHeight: font.leading.row,
  overflowWrap: 'anywhere',
  textDecorationThickness: space.hair,
})
