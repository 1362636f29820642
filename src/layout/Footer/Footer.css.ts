import { style } from '@vanilla-extract/css'
import { from } from '#tokens/breakpoints'
import { color, font, ground, size, space } from '#tokens/contract.css'

export const footer = style({
  vars: { [ground.field]: color.footer, [ground.text]: color.onFooter, [ground.muted]: color.onFooter, [ground.line]: color.footerLine, [ground.focus]: color.onFooter },
  background: color.footer,
  color: color.onFooter,
  paddingBlockStart: `calc(${space.room} + ${space.overhang})`,
  overflow: 'clip',
  '@media': { print: { display: 'none' } },
})

export const grid = style({
  display: 'grid',
  gap: space.xxl,
  '@media': { [from.desktop]: { gridTemplateColumns: '5fr 2fr 5fr', columnGap: space.gutter } },
})

export const brand = style({ display: 'flex', flexDirection: 'column', gap: space.m })

export const logo = style({ display: 'flex', alignItems: 'center', gap: space.s, fontFamily: font.family.display, fontWeight: font.weight.display, fontSize: font.size.name, lineHeight: font.leading.row })

export const blurb = style({ maxWidth: size.measureNarrow, fontFamily: font.family.display, fontWeight: font.weight.display, fontSize: font.size.row, lineHeight: font.leading.row, letterSpacing: font.tracking.row })

export const listTitle = style({
  paddingBlockEnd: space.xs,
  borderBlockEnd: `${size.rule} solid ${ground.text}`,
  fontFamily: font.family.accent,
  fontStyle: 'italic',
  fontSize: font.size.lead,
  lineHeight: font.leading.row,
})

export const columns = style({ '@media': { [from.tablet]: { columns: 2, columnGap: space.gutter } } })

export const item = style({ breakInside: 'avoid', borderBlockEnd: `${size.line} solid ${ground.line}` })

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.target,
  fontSize: font.size.small,
  textDecoration: 'none',
  selectors: { '&:hover, &[aria-current="page"]': { textDecoration: 'underline' } },
})

export const contact = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.m} ${space.xxl}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlock: space.xxl,
})

export const contactLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  fontFamily: font.family.display,
  fontWeight: font.weight.display,
  fontSize: font.size.row,
  lineHeight: font.leading.row,
  textDecorationThickness: space.hair,
})

export const legal = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.xl}`, alignItems: 'center', paddingInlineEnd: size.menuButton, fontSize: font.size.small })
export const legalText = style({ maxWidth: size.measureWide })
export const legalLinks = style({ display: 'flex', gap: space.l })

/** The name, cut by the page's lower edge. */
export const wordmark = style({
  display: 'block',
  marginBlockStart: space.xl,
  marginBlockEnd: '-.16em',
  fontFamily: font.family.display,
  fontWeight: font.weight.display,
  fontSize: '24.5vw',
  lineHeight: font.leading.giant,
  letterSpacing: font.tracking.tight,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  userSelect: 'none',
})

export const siteLinks = style({ paddingBlock: space.xxl, columns: 2 })
