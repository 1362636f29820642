import { styleVariants, style } from '@vanilla-extract/css'
import { font } from '#tokens/contract.css'
import { display } from '#tokens/display'
import { italic } from '#tokens/italic'

const heading = style({
  ...display,
  overflowWrap: 'break-word',
  selectors: {
    // Large letters are pulled left by their side bearing, so that they stand on the margin.
    '&[data-optical]': { marginInlineStart: font.hang.letter },
  },
})

export const size = styleVariants({
  hero: [heading, { fontSize: font.size.hero, lineHeight: font.leading.tight, letterSpacing: font.tracking.tight }],
  room: [heading, { fontSize: font.size.room, lineHeight: font.leading.tight, letterSpacing: font.tracking.tight }],
  title: [heading, { fontSize: font.size.title, lineHeight: font.leading.tight, letterSpacing: font.tracking.tight }],
  statement: [heading, { fontSize: font.size.statement, lineHeight: font.leading.row, letterSpacing: font.tracking.title }],
  section: [heading, { fontSize: font.size.section, lineHeight: font.leading.title, letterSpacing: font.tracking.title }],
  name: [heading, { fontSize: font.size.name, lineHeight: font.leading.row, letterSpacing: font.tracking.row }],
  row: [heading, { fontSize: font.size.row, lineHeight: font.leading.row, letterSpacing: font.tracking.row }],
  accent: { ...italic, fontSize: font.size.row, lineHeight: font.leading.row, fontWeight: font.weight.accent },
})
