import { style } from '@vanilla-extract/css'
import { container } from '#components/Container/Container.css'
import { padding, printed } from '#components/Room/Room.css'
import { from } from '#tokens/breakpoints'
import { oneColumn, paperColumn, twelveColumns } from '#tokens/columns'
import { font, ground, layer, size, space } from '#tokens/contract.css'
import { display } from '#tokens/display'
import { offPaper } from '#tokens/offPaper.css'

export const columns = style([container, padding.sectionAfter, printed, {
  ...oneColumn,
  rowGap: space.xxl,
  // Firefox prints a row of a grid on the next page rather than in two.
  '@media': { [from.tablet]: twelveColumns, print: { display: 'block' } },
}])
export const aside = style({ '@media': { [from.tablet]: { gridColumn: '1 / -1' }, [from.desktop]: { gridColumn: '1 / span 3' } } })

export const prose = style({
  ...oneColumn,
  gap: space.l,
  '@media': { [from.tablet]: { gridColumn: '3 / -1' }, [from.desktop]: { gridColumn: '5 / -1' }, ...paperColumn },
})
export const lead = style({ ...display, maxWidth: size.measureWide, fontSize: font.size.row, lineHeight: font.leading.row, letterSpacing: font.tracking.row, textWrap: 'balance' })
export const section = style({ ...oneColumn, gap: space.l, '@media': paperColumn, selectors: { '& + &': { marginBlockStart: space.xl } } })
export const pullQuote = style({
  marginBlock: space.huge,
  '@media': { [from.tablet]: { marginInlineStart: `max(-1 * ${space.huge}, -18%)` } },
})

export const tips = style({ marginBlockStart: space.xl, borderBlockStart: `${size.rule} solid ${ground.text}` })
export const tip = style({
  display: 'grid',
  gridTemplateColumns: `${space.xxl} minmax(0, 1fr)`,
  rowGap: space.xs,
  alignItems: 'baseline',
  paddingBlock: space.l,
  selectors: { '&:not(:last-child)': { borderBlockEnd: `${size.line} solid ${ground.line}` } },
  '@media': {
    [from.tablet]: { gridTemplateColumns: '1fr 5fr 6fr', columnGap: space.l },
    [from.desktop]: { gridTemplateColumns: '2fr 4fr 6fr', columnGap: space.gutter },
  },
})
export const advice = style({ gridColumn: 2, '@media': { [from.tablet]: { gridColumn: 3 } } })
export const numeral = style({ ...display, fontSize: font.size.name, lineHeight: font.leading.row })

/** Lies across the room's lower corner, half on the paper beside it. */
export const object = style([offPaper, {
  position: 'relative',
  zIndex: layer.object,
  width: '70%',
  aspectRatio: '12 / 7',
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(-1 * (${space.edge} + ${space.step} / 2))`,
  marginBlockEnd: `calc(-1 * (${space.room} + ${space.overhang}))`,
  pointerEvents: 'none',
  '@media': { [from.tablet]: { width: '44%' } },
}])
