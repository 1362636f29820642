import { style } from '@vanilla-extract/css'
import { below, from, prefers } from '#tokens/breakpoints'
import { oneColumn } from '#tokens/columns'
import { font, ground, layer, size, space } from '#tokens/contract.css'
import { display } from '#tokens/display'
import { italic } from '#tokens/italic'
import { stage as leaningStage } from '#tokens/leaning'
import { offPaper } from '#tokens/offPaper.css'
import { target } from '#tokens/target'

/** Without the ring, paper would say 44. */
export const stage = style([offPaper, { ...leaningStage, paddingBlockStart: space.l }])
/** The ring lies between the figures as their nought, and floats over the room's edge. */
export const sign = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  // As close together where the window's height is what bounds them.
  maxWidth: `calc(${font.word.figures} * 1.85)`,
  ...display,
  fontSize: font.word.figures,
  lineHeight: font.leading.giant,
  letterSpacing: font.tracking.text,
})
export const ring = style({
  position: 'absolute',
  zIndex: layer.object,
  // The ring's shadow falls to the right: so the ring itself stands in the middle.
  insetInline: '23% 17%',
  // In a low window the figures are small, and the ring stands no further below them than elsewhere.
  insetBlock: `min(${space.l}, ${font.word.figures} / 9) max(-1 * ${space.overhang}, ${font.word.figures} / -4)`,
  pointerEvents: 'none',
})

/** Under the ring, and near enough to it that the ways on are seen without scrolling. */
export const head = style({ ...oneColumn, gap: space.m, paddingBlockStart: space.room })
export const ways = style({ ...oneColumn, gap: space.xl, '@media': { [from.desktop]: { gridTemplateColumns: '1fr 1fr', columnGap: space.gutter } } })
/** As high whatever it says, so that nothing moves when the name of a page appears in it. */
export const suggestion = style({ minHeight: `calc(${size.row} * 2)`, borderBlockStart: `${size.rule} solid ${ground.text}` })
export const question = style({ ...italic, paddingBlockStart: space.s, fontSize: font.size.lead, lineHeight: font.leading.row })
export const answer = style({
  ...display,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  minHeight: size.row,
  fontSize: font.size.name,
  lineHeight: font.leading.row,
  letterSpacing: font.tracking.row,
  textDecoration: 'none',
  '@media': { [prefers.hover]: { ':hover': { textDecoration: 'underline' } } },
})

export const services = style({ marginBlockStart: space.section })
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  rowGap: space.xl,
  columnGap: space.gutter,
  marginBlockStart: space.l,
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' }, [below.phoneOfFewLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** Titles that stand beside each other are as high, so that the lists under them begin in line; not in browsers from before `subgrid`. */
export const group = style({ ...oneColumn, gridRow: 'span 2', gridTemplateRows: ['auto 1fr', 'subgrid'], gap: space.s, overflowWrap: 'anywhere' })
export const groupTitle = style({ ...italic, fontSize: font.size.lead, lineHeight: font.leading.row, alignSelf: 'end' })

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.xl })
export const link = style({ ...display, ...target, minWidth: size.target, fontSize: font.size.row, textDecorationThickness: space.hair })
