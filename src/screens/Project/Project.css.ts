import { style } from '@vanilla-extract/css'
import { from, prefers } from '#tokens/breakpoints'
import { font, ground, layer, size, space } from '#tokens/contract.css'

const twelve = { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: space.gutter }

export const head = style({
  containerType: 'inline-size',
  position: 'relative',
  zIndex: layer.object,
  paddingBlockStart: space.m,
})

export const client = style({
  maxWidth: '80%',
  marginBlockStart: space.m,
  marginInlineStart: font.hang.letter,
  fontFamily: font.family.display,
  fontWeight: font.weight.display,
  fontSize: font.size.client,
  lineHeight: font.leading.tight,
  letterSpacing: font.tracking.tight,
  overflowWrap: 'break-word',
})

export const line = style({
  marginBlockStart: space.m,
  fontFamily: font.family.accent,
  fontStyle: 'italic',
  fontSize: font.size.name,
  lineHeight: font.leading.row,
  '@media': { [from.desktop]: { position: 'absolute', insetBlockStart: space.m, insetInlineEnd: 0, width: '26%', textWrap: 'balance', marginBlockStart: 0 } },
})

/** The tile's drawing, as wide as the page, on a ground of its own colour; it ends on the paper below. */
export const lead = style({
  aspectRatio: '1 / 1',
  '@media': {
    [from.tablet]: { aspectRatio: '3 / 2' },
    print: { aspectRatio: '2 / 1' },
  },
})

export const grid = style({ display: 'grid', rowGap: space.xxl, '@media': { [from.desktop]: twelve } })

export const facts = style({ borderBlockStart: `${size.rule} solid ${ground.text}`, '@media': { [from.desktop]: { gridColumn: '1 / span 4' } } })
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '1fr 2fr',
  columnGap: space.m,
  alignItems: 'baseline',
  paddingBlock: space.m,
  borderBlockEnd: `${size.line} solid ${ground.line}`,
  fontSize: font.size.small,
})
export const factName = style({ fontFamily: font.family.accent, fontStyle: 'italic', fontSize: font.size.label, lineHeight: font.leading.row, color: ground.muted })
export const services = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', marginBlock: `calc(-1 * ${space.s})` })
export const service = style({ display: 'inline-flex', alignItems: 'center', minHeight: size.target })

export const opening = style({ display: 'flex', flexDirection: 'column', gap: space.xxl, '@media': { [from.desktop]: { gridColumn: '6 / span 7' } } })
export const statement = style({
  fontFamily: font.family.display,
  fontWeight: font.weight.display,
  fontSize: font.size.statement,
  lineHeight: font.leading.row,
  letterSpacing: font.tracking.title,
  textWrap: 'balance',
})
export const part = style({ display: 'flex', flexDirection: 'column', gap: space.m })

/** Pictures and words side by side, none of them on one line with another. */
export const work = style({
  display: 'grid',
  rowGap: space.xxl,
  paddingBlockEnd: space.section,
  '@media': { [from.desktop]: { ...twelve, rowGap: 0, paddingInline: space.margin } },
})
export const figure = style({ display: 'flex', flexDirection: 'column', gap: space.m, '@media': { print: { breakInside: 'avoid' } } })
export const label = style({ paddingInline: space.margin, '@media': { [from.desktop]: { paddingInline: 0 } } })

export const large = style({ '@media': { [from.desktop]: { gridColumn: '1 / span 10', gridRow: '1', marginInlineStart: `calc(-1 * ${space.margin})` } } })
export const did = style([part, { paddingInline: space.margin, '@media': { [from.desktop]: { gridColumn: '2 / span 5', gridRow: '2', paddingInline: 0, paddingBlockStart: space.huge } } }])
export const square = style({ '@media': { [from.desktop]: { gridColumn: '8 / span 5', gridRow: '2', marginInlineEnd: `calc(-1 * ${space.margin})`, marginBlockStart: `calc(-1 * ${space.overhang})` } } })
export const small = style({ '@media': { [from.desktop]: { gridColumn: '2 / span 5', gridRow: '3', marginBlockStart: space.section } } })
export const changed = style([part, {
  alignItems: 'flex-start',
  paddingInline: space.margin,
  '@media': { [from.desktop]: { gridColumn: '8 / span 5', gridRow: '3', alignSelf: 'end', paddingInline: 0 } },
}])

export const voice = style({ display: 'grid', paddingBlockStart: space.room, '@media': { [from.desktop]: { gridTemplateColumns: '8fr 4fr', columnGap: space.gutter, alignItems: 'end' } } })
export const portrait = style({ alignSelf: 'end' })

export const aside = style({ '@media': { [from.desktop]: { gridColumn: '1 / span 4' } } })
export const wide = style({ '@media': { [from.desktop]: { gridColumn: '5 / span 8' } } })

export const neighbours = style({ '@media': { print: { display: 'none' }, [prefers.forcedColors]: {} } })
