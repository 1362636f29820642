import { style } from '@vanilla-extract/css'
import { from, prefers } from '#tokens/breakpoints'
import { oneColumn, paperColumn, twelveColumns } from '#tokens/columns'
import { font, ground, layer, size, space } from '#tokens/contract.css'
import { display } from '#tokens/display'
import { italic } from '#tokens/italic'
import { putAside, putAsideWith } from '#tokens/putAside'

export const head = style({
  ...oneColumn,
  gap: space.l,
  paddingBlockStart: space.huge,
  paddingBlockEnd: space.xxl,
  '@media': { [from.desktop]: { ...twelveColumns, alignItems: 'end' } },
})
export const title = style({ '@media': { [from.desktop]: { gridColumn: '1 / span 8' } } })
export const lede = style({ '@media': { [from.desktop]: { gridColumn: '9 / span 4' } } })

export const lead = style({
  position: 'relative',
  display: 'grid',
  rowGap: space.l,
  paddingBlockStart: space.room,
  '@media': { [from.desktop]: { gridTemplateColumns: '5fr 6fr', columnGap: space.gutter, alignItems: 'end', paddingBlockStart: space.huge } },
})
export const leadWords = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.l,
  '@media': { [from.desktop]: { paddingBlockEnd: space.room } },
})
export const when = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.xs, alignItems: 'baseline' })
export const category = style({ ...italic, fontSize: font.size.lead, lineHeight: font.leading.row })

/** The whole room leads to the story; its name is the title alone. */
export const leadLink = style({
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0, zIndex: layer.object },
  '@media': { [prefers.hover]: { ':hover': { textDecoration: 'underline', textDecorationThickness: space.xxs, textUnderlineOffset: space.xxs } } },
})

export const year = style({
  ...oneColumn,
  selectors: putAside,
  rowGap: space.l,
  marginBlockStart: space.huge,
  '@media': {
    ...paperColumn,
    [from.desktop]: {
      // Five of twelve columns, then four, and more where large or widely set figures need it.
      gridTemplateColumns: `minmax(calc((100% + ${space.gutter}) * 5 / 12 - ${space.gutter}), max-content) minmax(0, 1fr)`,
      columnGap: space.gutter,
      alignItems: 'start',
      selectors: { '& + &': { marginBlockStart: space.section } },
    },
    [from.wide]: { gridTemplateColumns: `minmax(calc((100% + ${space.gutter}) / 3 - ${space.gutter}), max-content) minmax(0, 1fr)` },
  },
})
/** Keeps its list company while that is read. */
export const yearTitle = style({
  selectors: putAsideWith,
  ...display,
  fontSize: font.size.figure,
  lineHeight: font.leading.figures,
  letterSpacing: font.tracking.tight,
  marginInlineStart: font.hang.letter,
  whiteSpace: 'nowrap',
  '@media': {
    [from.desktop]: { position: 'sticky', insetBlockStart: `calc(${size.header} + ${space.l})` },
    // Figures higher than their line would be cut where a sheet begins.
    print: { lineHeight: font.leading.tight },
  },
})
export const list = style({ color: ground.text, selectors: putAsideWith })
