import { keyframes, style } from '@vanilla-extract/css'
import { from, prefers } from '#tokens/breakpoints'
import { color, font, ground, layer, motion, radius, shadow, size, space } from '#tokens/contract.css'

const comeIn = keyframes({ from: { transform: 'translateX(100%)' } })
const goOut = keyframes({ to: { transform: 'translateX(100%)' } })
const darken = keyframes({ from: { opacity: 0 } })
const lighten = keyframes({ to: { opacity: 0 } })

export const roundButton = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size.menuButton,
  height: size.menuButton,
  borderRadius: radius.round,
  border: `${size.line} solid ${color.text}`,
  background: color.text,
  color: color.page,
  ':hover': { background: color.page, color: color.text },
})

export const menuButton = style([roundButton, { '@media': { [prefers.noScripting]: { display: 'none' } } }])
/** Without scripts the button is a link to the list of pages at the foot. */
export const menuLink = style([roundButton, { display: 'none', '@media': { [prefers.noScripting]: { display: 'grid' } } }])

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.panel,
  background: color.scrim,
  selectors: {
    '&[data-state="open"]': { animation: `${darken} ${motion.brisk} ${motion.ease}` },
    '&[data-state="closing"]': { animation: `${lighten} ${motion.quick} ${motion.ease} forwards`, pointerEvents: 'none' },
  },
  '@media': { [prefers.reducedMotion]: { animation: 'none !important' } },
})

export const panel = style({
  vars: { [ground.field]: color.page, [ground.text]: color.text, [ground.focus]: color.focus },
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: layer.panel,
  width: size.panelPhone,
  overflowY: 'auto',
  overflowX: 'clip',
  overscrollBehavior: 'contain',
  background: color.page,
  color: color.text,
  boxShadow: shadow.panel,
  selectors: {
    '&[data-phase="open"]': { animation: `${comeIn} ${motion.brisk} ${motion.easeOut}` },
    '&[data-phase="closing"]': { animation: `${goOut} ${motion.quick} ${motion.ease} forwards`, pointerEvents: 'none' },
  },
  '@media': {
    [from.tablet]: { width: size.panelTablet },
    [from.desktop]: { width: size.panelDesktop },
    [prefers.reducedMotion]: { animation: 'none !important' },
    [prefers.forcedColors]: { borderInlineStart: `${size.rule} solid CanvasText` },
  },
})

export const head = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  padding: `${space.m} ${space.l}`,
})

export const title = style({ display: 'flex', alignItems: 'center', gap: space.s, fontFamily: font.family.display, fontWeight: font.weight.display, fontSize: font.size.row, lineHeight: font.leading.row })

export const body = style({ display: 'flex', flexDirection: 'column', gap: space.l, padding: `0 ${space.l} ${space.xl}` })

export const blurb = style({ fontFamily: font.family.display, fontWeight: font.weight.display, fontSize: font.size.name, lineHeight: font.leading.title, letterSpacing: font.tracking.title, textWrap: 'balance' })

export const field = style({
  position: 'relative',
  marginInline: `calc(-1 * ${space.l})`,
  aspectRatio: '3 / 2',
  overflow: 'clip',
  background: color.room.sky.field,
})
export const fieldPicture = style({ width: '100%', height: '100%', objectFit: 'cover' })

export const social = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: space.gutter, borderBlockStart: `${size.rule} solid ${color.text}` })
export const socialLink = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  minHeight: size.row,
  borderBlockEnd: `${size.line} solid ${color.line}`,
  fontFamily: font.family.display,
  fontWeight: font.weight.display,
  fontSize: font.size.label,
  lineHeight: font.leading.row,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})
export const aside = style({ display: 'block', fontFamily: font.family.text, fontWeight: font.weight.text, fontSize: font.size.small, color: color.textMuted })

export const contact = style({ display: 'grid', gap: space.l, '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr' } } })
export const contactTitle = style({ fontFamily: font.family.accent, fontStyle: 'italic', fontSize: font.size.lead, lineHeight: font.leading.row })
export const contactLink = style({ display: 'inline-flex', alignItems: 'center', minHeight: size.target })

export const menuList = style({ borderBlockStart: `${size.rule} solid ${color.text}` })
export const menuItem = style({ borderBlockEnd: `${size.line} solid ${color.line}` })
export const menuRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: size.row,
  fontFamily: font.family.display,
  fontWeight: font.weight.display,
  fontSize: font.size.row,
  lineHeight: font.leading.row,
  textAlign: 'start',
  textDecoration: 'none',
  selectors: { '&[aria-current="page"], &:hover': { textDecoration: 'underline', textDecorationThickness: space.hair } },
})
export const sign = style({ display: 'grid', selectors: { '[data-state="open"] > &': { transform: 'rotate(45deg)' } } })
export const submenu = style({ display: 'flex', flexDirection: 'column', gap: space.m, paddingBlockEnd: space.m, selectors: { '&[data-state="closed"]': { display: 'none' } } })
export const serviceLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: size.target,
  borderBlockEnd: `${size.line} solid ${color.line}`,
  textDecoration: 'none',
  selectors: { '&[aria-current="page"], &:hover': { textDecoration: 'underline' } },
})
const bar = (shade: string) => style({ borderBlockStart: `${size.bar} solid ${shade}`, marginBlockStart: space.xs })
export const groupList = {
  brand: bar(color.room.mint.field),
  search: bar(color.room.blush.field),
  content: bar(color.room.lilac.field),
  web: bar(color.room.pine.field),
}
