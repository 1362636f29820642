import { style, styleVariants } from '@vanilla-extract/css'
import { across } from '#tokens/across'
import { below, from, sideways } from '#tokens/breakpoints'
import { oneColumn, twelveColumns } from '#tokens/columns'
import { font, ground, layer, size, space } from '#tokens/contract.css'
import { display } from '#tokens/display'
import { italic } from '#tokens/italic'
import { offPaper } from '#tokens/offPaper.css'
import { target } from '#tokens/target'

export const head = style({
  containerType: 'inline-size',
  position: 'relative',
  zIndex: layer.object,
  paddingBlockStart: space.m,
  paddingBlockEnd: space.l,
})

export const name = style({
  display: 'grid',
  gap: space.m,
  marginBlockStart: space.s,
  '@media': { [from.tablet]: { ...twelveColumns, alignItems: 'start' } },
})

export const client = style({
  marginInlineStart: font.hang.letter,
  ...display,
  fontSize: font.size.client,
  lineHeight: font.leading.tight,
  letterSpacing: font.tracking.tight,
  overflowWrap: 'anywhere',
  '@media': { [from.tablet]: { gridColumn: '1 / span 9' } },
})

export const line = style({
  ...italic,
  fontSize: font.size.name,
  lineHeight: font.leading.row,
  textWrap: 'balance',
  // Two lines, in a column that grows more slowly than its letters.
  '@media': { [from.tablet]: { gridColumn: '10 / span 3', fontSize: `min(${font.size.name}, ${across(0.037)})` } },
})

/** As wide as the page. Its upper edge, where a drawing is cut, is lost in the ground: by little on a phone, from a tablet on where it lies under the client's name. */
const leading = style({ position: 'relative', maskImage: `linear-gradient(transparent, ${ground.text} min(${space.huge}, ${space.lap} - ${space.xl}))`, '@media': { [from.tablet]: { marginBlockStart: `calc(-1 * ${space.lap})` }, print: { aspectRatio: '2 / 1', maskImage: 'none' }, [sideways]: { selectors: { '&:has(video)': { aspectRatio: 'auto', marginBlockStart: 0 } } } } })

/** The tile's drawing, on a ground of its own colour. */
export const lead = styleVariants({
  wide: [leading, { aspectRatio: '5 / 4', '@media': { [from.tablet]: { aspectRatio: '8 / 5' } } }],
  tall: [leading, { aspectRatio: '1 / 1', '@media': { [from.tablet]: { aspectRatio: '6 / 5' } } }],
})

/** Close under the film that it describes. */
export const shown = style({ maxWidth: size.measureWide, paddingBlock: `${space.m} ${space.xs}`, textWrap: 'balance' })

export const grid = style({ ...oneColumn, rowGap: space.xxl, '@media': { [from.desktop]: twelveColumns } })

export const facts = style({ borderBlockStart: `${size.rule} solid ${ground.text}`, '@media': { [from.desktop]: { gridColumn: '1 / span 4' } } })
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  columnGap: space.m,
  alignItems: 'baseline',
  paddingBlock: space.m,
  borderBlockEnd: `${size.line} solid ${ground.line}`,
  fontSize: font.size.small,
  '@media': { [below.phoneOfFewLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const factName = style({ ...italic, fontSize: font.size.label, lineHeight: font.leading.row, color: ground.muted })
export const services = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', marginBlock: `calc(-1 * ${space.s})`, '@media': { print: { marginBlock: 0 } } })
export const service = style({ ...target, minWidth: size.target, overflowWrap: 'anywhere' })

export const opening = style({ display: 'flex', flexDirection: 'column', gap: space.xxl, '@media': { [from.desktop]: { gridColumn: '6 / span 7' } } })
export const statement = style({
  ...display,
  fontSize: font.size.statement,
  lineHeight: font.leading.row,
  letterSpacing: font.tracking.title,
  textWrap: 'balance',
})
export const part = style({ display: 'flex', flexDirection: 'column', gap: space.m })

/**
 * Pictures and words side by side; some pictures run off the page. On a desktop the two columns go on each for itself, and
 * only the third of the rows gives way: under the second picture what changed follows as near as the third under the text.
 */
export const work = style({
  ...oneColumn,
  rowGap: space.xxl,
  paddingBlockEnd: space.section,
  '@media': {
    [from.tablet]: { ...twelveColumns, rowGap: 0, paddingInline: space.edge },
    [from.desktop]: { gridTemplateRows: 'auto auto 1fr' },
  },
})
export const figure = style({ position: 'relative', display: 'flex', flexDirection: 'column', gap: space.m, '@media': { print: { breakInside: 'avoid' } } })
export const figcaption = styleVariants({
  /** Under a picture that stands on the columns. */
  inside: { paddingInline: space.edge, '@media': { [from.tablet]: { paddingInline: 0 } } },
  /** Under one that runs off the page to the right. */
  offEnd: { paddingInline: space.edge, '@media': { [from.tablet]: { paddingInlineStart: 0 } } },
  /** Under one that runs off the page to the left: it stands on the margin. */
  offStart: {
    paddingInline: space.edge,
    // Beneath the row, so that the next picture begins exactly where this one ends.
    '@media': { [from.tablet]: { position: 'absolute', insetBlockStart: '100%', insetInlineStart: 0, paddingBlockStart: space.m } },
  },
})
const off = `calc(-1 * ${space.edge})`

export const large = style({
  '@media': {
    [from.tablet]: { gridColumn: '1 / span 11', gridRow: '1', marginInlineStart: off },
    [from.desktop]: { gridColumn: '1 / span 10' },
  },
})
/** Where there is room, a column in from the margin. */
const besides = { gridColumn: '2 / span 5' } as const

export const did = style([part, {
  paddingInline: space.edge,
  '@media': {
    [from.tablet]: { gridColumn: '1 / span 6', gridRow: '2 / span 2', paddingInline: 0, paddingBlockStart: `calc(${space.huge} + ${space.xl})` },
    [from.wide]: besides,
  },
}])
const halfInPrint = { print: { width: '50%' } } as const
export const square = style({
  '@media': {
    ...halfInPrint,
    [from.tablet]: { gridColumn: '8 / span 5', gridRow: '2', marginInlineEnd: off },
  },
})
export const small = style({
  '@media': {
    ...halfInPrint,
    [from.tablet]: { gridColumn: '8 / span 5', gridRow: '3', alignSelf: 'end', marginBlockStart: space.section },
    [from.desktop]: { gridColumn: '1 / span 5', gridRow: '4' },
    [from.wide]: besides,
  },
})
export const changed = style([part, {
  alignItems: 'flex-start',
  paddingInline: space.edge,
  '@media': {
    [from.tablet]: { gridColumn: '1 / -1', paddingInline: 0, paddingBlockStart: space.section },
    [from.desktop]: { gridColumn: '8 / span 5', gridRow: '3 / span 2' },
  },
}])
export const start = style({ marginBlockStart: space.m })

export const voice = style({ ...oneColumn, paddingBlockStart: space.room, '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)', columnGap: space.xxl, alignItems: 'end' } } })
export const words = style({ paddingBlockEnd: space.xl, '@media': { [from.desktop]: { paddingBlockEnd: space.room } } })
export const portrait = style([offPaper, { width: '100%' }])

export const aside = style({ '@media': { [from.desktop]: { gridColumn: '1 / span 4' } } })
export const wide = style({ '@media': { [from.desktop]: { gridColumn: '5 / span 8' } } })

export const neighbours = offPaper
