import { style, styleVariants } from '@vanilla-extract/css'
import { from, prefers } from '#tokens/breakpoints'
import { color, font, ground, motion, shadow, size, space } from '#tokens/contract.css'
import { display } from '#tokens/display'
import { italic } from '#tokens/italic'
import { underlined } from '#tokens/underlined'
import { unfolds } from '#tokens/unfolds.css'

export const list = style({ display: 'flex', '@media': { [from.wide]: { gap: space.xs } } })

/** As high as the header, so that no gap parts the trigger from what it opens. */
export const item = style({ display: 'flex', alignItems: 'center', height: size.header })

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: size.target,
  paddingInline: space.s,
  fontSize: font.size.small,
  fontWeight: font.weight.strong,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
})

const line = { ...underlined, textUnderlineOffset: space.xs }
export const word = style({
  selectors: { [`${link}:is([aria-current="page"], [aria-expanded="true"]) > &`]: line },
  '@media': { [prefers.hover]: { selectors: { [`${link}:hover > &`]: line } } },
})

export const chevron = style({
  transition: `transform ${motion.quick} ${motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
})

/** Hangs from the header's lower edge: nothing nearer is positioned. */
export const panel = style([unfolds, {
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  maxHeight: `calc(100dvh - ${size.header})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: color.surface,
  color: color.text,
  borderBlockStart: `${size.line} solid ${color.line}`,
  boxShadow: shadow.lifted,
  selectors: { '&[data-state="closed"]': { display: 'none' } },
  '@media': {
    [prefers.forcedColors]: { borderBlockEnd: `${size.rule} solid CanvasText` },
    // Without scripts the services show where the pointer or the keys are.
    [prefers.noScripting]: { selectors: { [`${item}:is(:hover, :focus-within) > &[data-state="closed"]`]: { display: 'block' } } },
  },
}])

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: space.gutter,
  maxWidth: `calc(${size.container} + 2 * ${space.margin})`,
  marginInline: 'auto',
  padding: `${space.l} ${space.margin} ${space.xl}`,
})

export const columnTitle = style({ ...italic, fontSize: font.size.lead, lineHeight: font.leading.row, paddingBlockEnd: space.s })

const of = ({ field, text }: { field: string; text: string }) => ({ vars: { [ground.field]: field, [ground.text]: text } })
export const group = styleVariants({
  brand: of(color.room.mint),
  search: of(color.room.blush),
  content: of(color.room.lilac),
  web: of(color.room.pine),
})

export const services = style({ borderBlockStart: `${size.bar} solid ${ground.field}` })

export const row = style({ borderBlockEnd: `${size.line} solid ${color.line}` })

/** Half of what is between two columns. */
const beside = `calc(${space.gutter} / 2)`
const chosen = { background: ground.field, color: ground.text }
export const service = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: size.menuButton,
  // What marks it reaches beyond the column on either side, so that no name has to give way to it and break: as far as the next.
  marginInline: `calc(-1 * ${beside})`,
  paddingInline: beside,
  ...display,
  fontSize: font.size.lead,
  lineHeight: font.leading.row,
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&:is(:focus-visible, [aria-current="page"])': chosen,
    '&:focus-visible': { outlineColor: color.text, outlineOffset: 0 },
    '&[aria-current="page"]': underlined,
  },
  '@media': {
    [prefers.hover]: { ':hover': chosen },
    // Clear of the bar above the first of a column, which is of the ring's own colour there.
    [prefers.forcedColors]: { selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${size.focus})` } } },
  },
})

/** Where there is room for it beside every name. */
export const arrow = style({ display: 'none', marginInlineStart: 'auto', visibility: 'hidden', selectors: { [`${service}:focus-visible > &`]: { visibility: 'inherit' } }, '@media': { [from.wide]: { display: 'block' }, [prefers.hover]: { selectors: { [`${service}:hover > &`]: { visibility: 'inherit' } } } } })
