import { style } from '@vanilla-extract/css'
import { from, prefers } from '#tokens/breakpoints'
import { font, ground, size, space } from '#tokens/contract.css'
import { display } from '#tokens/display'
import { italic } from '#tokens/italic'
import { offPaper } from '#tokens/offPaper.css'

const staying = {
  position: 'sticky',
  insetBlockStart: `calc(${size.header} + ${space.l})`,
  // With larger letters it scrolls by itself, clear of where the page would scroll for what has focus.
  maxHeight: `calc(100dvh - ${size.header} - ${size.button} - 3 * ${space.l})`,
  overflowY: 'auto',
} as const
/** Room for rings that lie within a link: the list cuts off what is outside of it where it scrolls. */
const around = { marginInline: `calc(-1 * ${space.xs})`, paddingInline: space.xs } as const
/** It stays in sight beside the text where all of it is in sight then; up to eight entries are few. */
export const contents = style([offPaper, {
  ...around,
  '@media': {
    [from.desktopOfFewLines]: { selectors: { '&:not(:has(li:nth-child(9)))': staying } },
    [from.desktopOfManyLines]: staying,
  },
}])
export const title = style({
  ...italic,
  borderBlockStart: `${size.rule} solid ${ground.text}`,
  paddingBlock: space.s,
  fontSize: font.size.lead,
  lineHeight: font.leading.row,
})
/** On a tablet, where it stands above the text, in two columns read downwards. */
export const list = style({ '@media': { [from.tablet]: { columns: 2, columnGap: space.gutter }, [from.desktop]: { columns: 'auto' } } })
export const entry = style({ breakInside: 'avoid', borderBlockStart: `${size.line} solid ${ground.line}` })
export const link = style({
  ...around,
  display: 'grid',
  gridTemplateColumns: `${space.l} minmax(0, 1fr)`,
  columnGap: space.s,
  alignItems: 'center',
  minHeight: size.target,
  paddingBlock: space.xs,
  fontSize: font.size.small,
  lineHeight: font.leading.sentence,
  textDecoration: 'none',
  // Whole where the list scrolls.
  outlineOffset: `calc(-1 * ${size.focus})`,
})
export const numeral = style(display)
export const words = style({ '@media': { [prefers.hover]: { selectors: { [`${link}:hover &`]: { textDecoration: 'underline' } } } } })
