import { style } from '@vanilla-extract/css'
import { prefers, within } from '#tokens/breakpoints'
import { font, ground, size, space } from '#tokens/contract.css'
import { display } from '#tokens/display'
import { italic } from '#tokens/italic'

/** A list in a narrow column sets the date above the title. */
export const list = style({ borderBlockStart: `${size.rule} solid ${ground.text}`, width: '100%', containerType: 'inline-size' })

export const item = style({
  position: 'relative',
  display: 'grid',
  minHeight: size.row,
  borderBlockEnd: `${size.line} solid ${ground.line}`,
  '@container': { [within.row]: { gridTemplateColumns: '2fr 5fr', columnGap: space.gutter, alignItems: 'baseline' } },
})

/** Named by the title alone, around which its ring stands; a pointer finds the whole row. */
export const link = style({
  display: 'block',
  paddingBlock: `${space.m} ${space.xs}`,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  '@media': { [prefers.hover]: { ':hover': { textDecoration: 'underline', textDecorationThickness: space.hair } } },
  '@container': { [within.row]: { paddingBlockEnd: space.m } },
})

export const title = style({
  ...display,
  fontSize: font.size.row,
  lineHeight: font.leading.row,
  letterSpacing: font.tracking.row,
  textWrap: 'balance',
  '@container': { [within.row]: { gridColumn: 2, gridRow: 1 } },
})

/** Below a title it stands clear of that one's ring. */
export const when = style({
  paddingBlock: `${space.xs} ${space.m}`,
  fontSize: font.size.small,
  lineHeight: font.leading.row,
  '@container': { [within.row]: { paddingBlockStart: space.m } },
})
export const category = style({ ...italic, display: 'block', fontSize: font.size.label })
