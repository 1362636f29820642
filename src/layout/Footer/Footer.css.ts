import { globalStyle, style } from '@vanilla-extract/css'
import { settings } from '#content/settings'
import { from, prefers, within } from '#tokens/breakpoints'
import { oneColumn } from '#tokens/columns'
import { color, font, ground, size, space } from '#tokens/contract.css'
import { display } from '#tokens/display'
import { italic } from '#tokens/italic'
import { offPaper } from '#tokens/offPaper.css'
import { target } from '#tokens/target'
import { underlined } from '#tokens/underlined'
import { edgeToEdge } from '#tokens/word'

/** The button back to the top stays outside: in browsers before 2025 what measures its own width is also what all in it hangs by. */
export const measured = style({ containerType: 'inline-size' })

/** How far what stands at the end side keeps away from the margin, so that the button back to the top never covers it. */
const clearance = `max(0rem, calc(${size.backToTop} + 2 * ${size.backToTopEdge} - ${space.margin}))`

export const footer = style({
  vars: { [ground.field]: color.footer, [ground.text]: color.onFooter, [ground.muted]: color.onFooter, [ground.line]: color.footerLine, [ground.focus]: color.onFooter },
  background: color.footer,
  color: color.onFooter,
  paddingBlockStart: space.room,
  overflow: 'clip',
  // A sheet says whose it is, and how to reach them.
  '@media': {
    print: {
      vars: { [ground.text]: 'CanvasText' },
      marginBlockStart: space.xl,
      paddingBlockStart: space.m,
      borderBlockStart: `${size.line} solid CanvasText`,
      background: 'none',
      color: 'CanvasText',
      breakInside: 'avoid',
    },
  },
})
globalStyle(`${footer} nav`, { '@media': { print: { display: 'none' } } })

export const grid = style({
  ...oneColumn,
  rowGap: space.xxl,
  columnGap: space.gutter,
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 2fr' }, [from.desktop]: { gridTemplateColumns: '5fr 2fr 5fr' } },
})

export const brand = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  '@media': { [from.tablet]: { gridColumn: '1 / -1' }, [from.desktop]: { gridColumn: 'auto' } },
})

export const logo = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s, ...display, fontSize: font.size.name, lineHeight: font.leading.row, letterSpacing: font.tracking.title })

export const blurb = style([offPaper, { maxWidth: size.measureNarrow, ...display, fontSize: font.size.row, lineHeight: font.leading.row, letterSpacing: font.tracking.row, textWrap: 'balance' }])

export const listTitle = style({
  ...italic,
  paddingBlockEnd: space.xs,
  borderBlockEnd: `${size.rule} solid ${ground.text}`,
  fontSize: font.size.lead,
  lineHeight: font.leading.row,
})

/** Two columns at every width, as wide for their words, and the first never narrower than its longest: the first six down the first, the other six down the second. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `1fr calc((100% - ${space.gutter} + ${clearance}) / 2)`,
  gridTemplateRows: 'repeat(6, auto)',
  gridAutoFlow: 'column',
  columnGap: space.gutter,
  '@container': { [within.single]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none', gridAutoFlow: 'row' } },
})

export const item = style({ display: 'flex', borderBlockEnd: `${size.line} solid ${ground.line}` })

export const link = style({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minHeight: size.button,
  paddingBlock: space.xxs,
  marginInlineEnd: clearance,
  fontSize: font.size.small,
  lineHeight: font.leading.sentence,
  textDecoration: 'none',
  selectors: {
    '&[aria-current="page"]': underlined,
    // Nothing stands beside the first column but the second.
    [`${columns} > :nth-child(-n + 6) > &`]: { marginInlineEnd: 0 },
  },
  '@media': {
    [from.desktop]: { minHeight: size.target },
    [prefers.hover]: { ':hover': underlined },
  },
})

export const contact = style({
  display: 'grid',
  rowGap: space.xs,
  columnGap: space.gutter,
  justifyItems: 'start',
  marginBlock: space.xxl,
  paddingInlineEnd: clearance,
  '@media': {
    // In line with the columns above.
    [from.tablet]: { gridTemplateColumns: '1fr 2fr', alignItems: 'center', paddingInlineEnd: 0 },
    [from.desktop]: { gridTemplateColumns: '5fr 2fr 5fr' },
    print: { display: 'flex', alignItems: 'center', marginBlock: space.xs },
  },
})

export const contactLink = style({
  ...target,
  ...display,
  fontSize: font.size.row,
  lineHeight: font.leading.row,
  letterSpacing: font.tracking.row,
  overflowWrap: 'anywhere',
  textDecorationThickness: space.hair,
  // The address has half as much room on a tablet.
  '@media': { [from.tablet]: { fontSize: font.size.lead }, [from.desktop]: { fontSize: font.size.row } },
})

export const address = style({
  fontSize: font.size.small,
  paddingBlock: space.xs,
  '@media': {
    [from.tablet]: { gridColumn: 2, gridRow: 1, marginInlineStart: `calc((100% + ${space.gutter} - ${clearance}) / 2)` },
    [from.desktop]: { gridColumn: 3 },
  },
})
/** It may reach under the first column of services, as far as the address. */
export const email = style([contactLink, { '@media': { [from.tablet]: { gridColumn: 2, gridRow: 1, marginInlineEnd: `calc((100% + ${space.gutter} + ${clearance}) / 2)` }, [from.desktop]: { gridColumn: '2 / -1', marginInlineEnd: `calc((100% - ${space.gutter}) * 5 / 14 + (${space.gutter} + ${clearance}) / 2)` } } }])

export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.xl}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineEnd: clearance,
  fontSize: font.size.small,
})
export const legalText = style({ maxWidth: size.measureWide, textWrap: 'balance' })
export const legalLinks = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.l })
export const legalLink = style(target)

/** The name, from edge to edge and cut by the page's lower edge. */
export const wordmark = style([offPaper, {
  height: size.wordmark,
  marginBlockStart: space.l,
  ...display,
  // A longer name than the theme was made for is set smaller.
  fontSize: `min(${font.size.wordmark}, ${edgeToEdge(settings.name)})`,
  lineHeight: font.leading.giant,
  letterSpacing: font.tracking.tight,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  userSelect: 'none',
  // Its letters reach out of their line, over the links above.
  pointerEvents: 'none',
}])

export const siteLinks = style({ display: 'flex', flexDirection: 'column', gap: space.m, marginBlockStart: space.xxl })
export const siteColumns = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: space.gutter, '@container': { [within.single]: { gridTemplateColumns: 'minmax(0, 1fr)' } }, '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)' } } })
export const groupTitle = style({ ...italic, fontSize: font.size.lead, lineHeight: font.leading.row })
