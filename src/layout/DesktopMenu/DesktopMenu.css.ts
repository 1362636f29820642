import { style, styleVariants } from '@vanilla-extract/css'
import { prefers } from '#tokens/breakpoints'
import { color, font, ground, motion, shadow, size, space } from '#tokens/contract.css'

export const list = style({ display: 'flex', alignItems: 'center', gap: space.xs })

export const item = style({})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: size.target,
  paddingInline: space.s,
  fontSize: font.size.label,
  fontWeight: font.weight.strong,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover, &[aria-current="page"], &[aria-expanded="true"]': {
      textDecoration: 'underline',
      textDecorationThickness: space.hair,
      textUnderlineOffset: space.xs,
    },
  },
})

export const chevron = style({
  display: 'inline-flex',
  transition: `transform ${motion.quick} ${motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
  '@media': { [prefers.reducedMotion]: { transition: 'none' } },
})

export const panel = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  maxHeight: `calc(100vh - ${size.header})`,
  overflowY: 'auto',
  background: color.surface,
  color: color.text,
  borderBlockStart: `${size.line} solid ${color.line}`,
  boxShadow: shadow.lifted,
  selectors: { '&[data-state="closed"]': { display: 'none' } },
  '@media': {
    // Without scripts the links show where the pointer or the keys are.
    [prefers.noScripting]: {
      selectors: { [`&[data-state="closed"]:is(${item}:hover *, ${item}:focus-within *)`]: { display: 'block' } },
    },
  },
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: space.gutter,
  maxWidth: `calc(${size.container} + 2 * ${space.margin})`,
  marginInline: 'auto',
  padding: `${space.l} ${space.margin} ${space.xl}`,
})

export const columnTitle = style({ fontFamily: font.family.accent, fontStyle: 'italic', fontSize: font.size.lead, lineHeight: font.leading.row, paddingBlockEnd: space.xs })

const of = ({ field, text }: { field: string; text: string }) => ({ vars: { [ground.field]: field, [ground.text]: text } })
export const group = styleVariants({
  brand: of(color.room.mint),
  search: of(color.room.blush),
  content: of(color.room.lilac),
  web: of(color.room.pine),
})

export const services = style({ borderBlockStart: `${size.bar} solid ${ground.field}` })

export const service = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: size.menuButton,
  borderBlockEnd: `${size.line} solid ${color.line}`,
  fontFamily: font.family.display,
  fontWeight: font.weight.display,
  fontSize: font.size.label,
  lineHeight: font.leading.row,
  color: color.text,
  textDecoration: 'none',
  transition: `padding ${motion.quick} ${motion.easeOut}`,
  selectors: { '&:hover, &:focus-visible': { background: ground.field, color: ground.text, paddingInlineStart: space.s }, '&:focus-visible': { outlineColor: color.text, outlineOffset: 0 } },
  '@media': { [prefers.reducedMotion]: { transition: 'none' } },
})

export const icon = style({ flex: 'none', width: size.icon, height: size.icon })
