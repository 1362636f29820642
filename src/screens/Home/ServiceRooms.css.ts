import { style, styleVariants } from '@vanilla-extract/css'
import type { ServiceGroup } from '#content/serviceGroups'
import { strings } from '#content/strings'
import { from } from '#tokens/breakpoints'
import { oneColumn, twelveColumns } from '#tokens/columns'
import { font, layer, size, space } from '#tokens/contract.css'
import { display } from '#tokens/display'
import { offPaper } from '#tokens/offPaper.css'
import { wordSize, wordStep } from '#tokens/word'

export const rooms = style({ position: 'relative' })

/** As wide as the first room, on whose edge the word stands. */
export const head = style({ marginInlineStart: space.margin, '@media': { [from.desktop]: { marginInlineStart: space.step } } })

export const lede = style({ maxWidth: size.measureNarrow, fontSize: font.size.lead, marginBlockEnd: space.xl, textWrap: 'balance' })

/** The word is measured by the width that it has here. */
export const shelf = style({ containerType: 'inline-size' })

export const word = style({
  ...display,
  fontSize: wordSize(wordStep(strings.home.contents.title)),
  lineHeight: font.leading.figures,
  letterSpacing: font.tracking.title,
  marginInlineStart: font.hang.letter,
  overflowWrap: 'anywhere',
  '@media': { print: { lineHeight: font.leading.tight } },
})

const apart = style({ marginBlockStart: space.section })
export const place = { brand: undefined, search: undefined, content: apart, web: undefined }

export const grid = style({
  ...oneColumn,
  rowGap: space.xl,
  '@media': { [from.tablet]: { rowGap: space.xxl, ...twelveColumns, gridTemplateRows: 'auto auto 1fr' }, print: { breakInside: 'avoid' } },
})

/** Where a part of each group stands from a tablet on. */
const placed = (gridRow: number, columns: Record<ServiceGroup, string>) =>
  styleVariants(columns, (gridColumn) => ({ '@media': { [from.tablet]: { gridColumn, gridRow } } }))

export const title = placed(1, { brand: '1 / span 7', search: '1 / -1', content: '1 / -1', web: '1 / -1' })
export const list = placed(2, { brand: '1 / span 5', search: '7 / -1', content: '1 / -1', web: '1 / -1' })
const labels = placed(3, { brand: '1 / span 4', search: '7 / -1', content: '1 / span 4', web: '9 / -1' })

const atFoot = style({ alignSelf: 'end' })
/** On lilac and on pine it stands at the foot, where the object does. */
export const label = { ...labels, content: `${labels.content} ${atFoot}`, web: `${labels.web} ${atFoot}` }

/** A long word may run into the room's margin. */
export const name = style({ '@media': { [from.tablet]: { marginInlineEnd: `calc(-1 * ${space.margin})` } } })

/** Stands on the lower edge of its room, leans over it, and runs into the page's margin at one side. */
const object = style([offPaper, {
  position: 'relative',
  zIndex: layer.object,
  aspectRatio: '4 / 3',
  marginBlockEnd: `calc(-1 * (${space.room} + ${space.overhang}))`,
  pointerEvents: 'none',
}])

const outwards = `calc(-1 * ${space.margin})`
const beside = { aspectRatio: 'auto', gridRow: '1 / -1' }

export const objects = {
  brand: style([object, { marginInlineEnd: outwards, '@media': { [from.tablet]: { ...beside, gridColumn: '6 / -1' } } }]),
  search: style([object, { marginInlineStart: outwards, '@media': { [from.tablet]: { ...beside, gridColumn: '1 / span 6' } } }]),
  content: style([object, { marginInlineEnd: outwards, '@media': { [from.tablet]: { gridColumn: '6 / -1', gridRow: 3 } } }]),
  web: style([object, { marginInlineStart: outwards, '@media': { [from.tablet]: { gridColumn: '1 / span 7', gridRow: 3 } } }]),
}

export const sentence = style({
  ...display,
  fontSize: font.size.statement,
  lineHeight: font.leading.sentence,
  letterSpacing: font.tracking.row,
})
export const phrase = style({ textDecorationThickness: space.hair })
/** A name and its figure on one line, where that has the room for them. The system's own colours put a ground behind words: the focus ring lies over that of the line beneath. */
export const whole = style({ display: 'inline-block', ':focus-within': { position: 'relative' } })
const figures = `max(${font.size.label}, ${font.size.statement} * .32)`
/** As high as the capitals beside it, whatever their size. Not copied along with the words, to which it would stick. */
export const number = style({ fontSize: figures, verticalAlign: `calc(.72 * (${font.size.statement} - ${figures}))`, marginInlineStart: space.xxs, lineHeight: 0, userSelect: 'none' })
