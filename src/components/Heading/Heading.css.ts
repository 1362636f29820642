import { styleVariants, style } from '@vanilla-extract/css'
import { font } from '#tokens/contract.css'
import { italic } from '#tokens/italic'

const display = style({
  fontFamily: font.family.display,
  fontWeight: font.weight.display,
  overflowWrap: 'break-word',
  selectors: {
    // Large letters are pulled left by their side bearing, so that they stand on the margin.
    '&[data-optical]': { marginInlineStart: font.hang.letter },
  },
})

export const size = styleVariants({
  giant: [display, { fontSize: font.size.giant, lineHeight: font.leading.giant, letterSpacing: font.tracking.title }],
  hero: [display, { fontSize: font.size.hero, lineHeight: font.leading.tight, letterSpacing: font.tracking.tight }],
  room: [display, { fontSize: font.size.room, lineHeight: font.leading.tight, letterSpacing: font.tracking.tight }],
  title: [display, { fontSize: font.size.title, lineHeight: font.leading.tight, letterSpacing: font.tracking.tight }],
  statement: [display, { fontSize: font.size.statement, lineHeight: font.leading.row, letterSpacing: font.tracking.title }],
  section: [display, { fontSize: font.size.section, lineHeight: font.leading.title, letterSpacing: font.tracking.title }],
  name: [display, { fontSize: font.size.name, lineHeight: font.leading.row, letterSpacing: font.tracking.row }],
  row: [display, { fontSize: font.size.row, lineHeight: font.leading.row, letterSpacing: font.tracking.row }],
  accent: { ...italic, fontSize: font.size.row, lineHeight: font.leading.row, fontWeight: font.weight.accent },
})
