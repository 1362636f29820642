import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { from, prefers, within } from '#tokens/breakpoints'
import { oneColumn } from '#tokens/columns'
import { font, ground, motion, size, space } from '#tokens/contract.css'
import { display } from '#tokens/display'
import { italic } from '#tokens/italic'

export const list = style({ borderBlockStart: `${size.rule} solid ${ground.text}`, width: '100%' })

export const item = style({ ...oneColumn, containerType: 'inline-size', borderBlockEnd: `${size.line} solid ${ground.line}` })

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  minHeight: size.row,
  paddingBlock: space.s,
  ...display,
  lineHeight: font.leading.row,
  letterSpacing: font.tracking.row,
  textDecoration: 'none',
  transition: `padding ${motion.brisk} ${motion.easeOut}`,
  '@media': {
    [prefers.hover]: { ':hover': { paddingInlineStart: space.s } },
  },
  '@container': { [within.tight]: { flexWrap: 'wrap' } },
})

// Letters so large need all the width.
globalStyle(`${link} > svg`, { '@container': { [within.tight]: { display: 'none' } } })

/** In a column of its own, as wide as the widest. */
const number = style({ flex: 'none', whiteSpace: 'nowrap' })
const numberWidth = (width: string) => [number, { width, '@container': { [within.tight]: { width: '100%' } } }]
export const numberSize = styleVariants({ small: numberWidth(space.l), row: numberWidth(space.xl), name: numberWidth(space.xxl) })

export const title = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', '@media': { [prefers.hover]: { selectors: { [`${link}:hover &`]: { textDecoration: 'underline', textDecorationThickness: space.hair } } } } })

/** What the link leads to, in a few words, on a row of its own on a phone. A block would end the title there: some screen readers then say the words together. */
export const line = style({ ...italic, display: 'inline-block', width: '100%', '@media': { [from.tablet]: { display: 'inline', marginInlineStart: space.xs } }, fontWeight: font.weight.accent, letterSpacing: font.tracking.text })

export const textSize = styleVariants({ small: { minHeight: size.target, fontSize: font.size.label }, row: { fontSize: font.size.row }, name: { fontSize: font.size.name } })

export const columns = styleVariants({
  one: {},
  two: { '@media': { [from.desktop]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: space.xl } } },
})
