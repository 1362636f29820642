import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { answers } from '#tokens/answering'
import { low, prefers, windowFrom } from '#tokens/breakpoints'
import { color, font, ground, layer, motion, radius, shadow, size, space } from '#tokens/contract.css'
import { display } from '#tokens/display'
import { italic } from '#tokens/italic'
import { offPaper } from '#tokens/offPaper.css'
import { asWords, target } from '#tokens/target'
import { underlined } from '#tokens/underlined'
import { unfolds } from '#tokens/unfolds.css'

/** 1 where the panel stands at the right; -1 where the page's language has it at the left. */
const side = createVar()
/** With its shadow, which reaches further than the object that leans out of it. */
const away = `translateX(calc(${side} * (100% + 2 * ${space.xxl})))`
const comeIn = keyframes({ from: { transform: away } })
/** Out of sight after little more than half. For the rest it stays in the tree: of what is gone while focus leaves it, Orca does not hear where focus is (`Dialog.tsx`). */
const goOut = keyframes({ '55%, to': { transform: away } })
const darken = keyframes({ from: { backgroundColor: 'transparent' } })
const lighten = keyframes({ to: { backgroundColor: 'transparent' } })

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
  ...answers({ background: color.page, color: color.text }),
})

export const menuButton = style([roundButton, { '@media': { [prefers.noScripting]: { display: 'none' } } }])
/** Without scripts the button is a link to the list of pages at the foot. */
export const menuLink = style([roundButton, { display: 'none', '@media': { [prefers.noScripting]: { display: 'grid' } } }])

/** Nothing but the top layer, for the scrim and the panel in it. */
export const early = style({ width: '100%', maxWidth: 'none', height: '100%', maxHeight: 'none', border: 'none', padding: 0, background: 'none', overflow: 'visible', '::backdrop': { background: 'none' } })

/** Darkens the page, and scrolls what stands on it. */
export const scrim = style([offPaper, {
  position: 'fixed',
  inset: 0,
  zIndex: layer.panel,
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'flex-start',
  overflowX: 'clip',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: `calc(${size.menuButton} + 2 * ${space.l}) ${space.l}`,
  background: color.scrim,
  selectors: {
    '&[data-phase="open"]:not([data-still])': { animation: `${darken} ${motion.brisk} ${motion.ease}` },
    '&[data-phase="closing"]': { animation: `${lighten} ${motion.brisk} ${motion.ease} forwards`, pointerEvents: 'none' },
  },
  '@media': {
    // Gone at once for the eye where nothing may move: no movement ends, and the chart's own time would leave it standing.
    // Not for all: what has focus in it would lose it before the chart gives it back.
    [prefers.reducedMotion]: { animation: 'none !important', selectors: { '&[data-phase="closing"]': { opacity: 0 } } },
  },
}])

export const panel = style({
  vars: { [side]: '1', [ground.field]: color.page, [ground.text]: color.text, [ground.line]: color.line, [ground.focus]: color.focus },
  display: 'flex',
  flexDirection: 'column',
  gap: space.l,
  flex: 'none',
  width: size.panelPhone,
  minHeight: '100%',
  paddingInline: space.panel,
  paddingBlockEnd: space.xl,
  background: color.page,
  color: color.text,
  boxShadow: shadow.panel,
  outline: 'none',
  selectors: {
    '[dir="rtl"] &': { vars: { [side]: '-1' } },
    '&[data-phase="open"]:not([data-still])': { animation: `${comeIn} ${motion.brisk} ${motion.easeOut}` },
    '&[data-phase="closing"]': { animation: `${goOut} ${motion.slow} ${motion.easeIn} forwards` },
  },
  '@media': {
    [windowFrom.tablet]: { width: size.panelTablet },
    [windowFrom.desktop]: { width: size.panelDesktop },
    [prefers.reducedMotion]: { animation: 'none !important' },
    [prefers.forcedColors]: { outline: `${size.rule} solid CanvasText` },
  },
})

/** As high as the header, without its line: the button that closes stands as high as the one that opened. */
const headPadding = `calc((${size.header} - ${size.line} - ${size.menuButton}) / 2)`
/** Stays in reach however far one scrolls. A name that has no room beside the button, in large letters, wraps out of sight. */
export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.header,
  display: 'flex',
  flexFlow: 'row-reverse wrap',
  alignItems: 'center',
  alignContent: 'flex-start',
  justifyContent: 'space-between',
  height: size.header,
  overflow: 'clip',
  gap: space.m,
  marginInline: `calc(-1 * ${space.panel})`,
  paddingInline: space.panel,
  paddingBlock: headPadding,
  background: color.page,
  '@media': { [low]: { height: `calc(${size.menuButton} + ${headPadding})`, paddingBlock: `calc(${headPadding} / 2)` } },
})

export const title = style({ display: 'flex', alignItems: 'center', gap: space.s, ...display, fontSize: font.size.row, lineHeight: font.leading.row, letterSpacing: font.tracking.row })

export const blurb = style({ ...display, fontSize: font.size.name, lineHeight: font.leading.title, letterSpacing: font.tracking.title, textWrap: 'balance' })

export const field = style({
  position: 'relative',
  marginInline: `calc(-1 * ${space.panel})`,
  marginBlockEnd: space.overhangPanel,
  // The last thing in the panel on small screens: to the foot of a tall one.
  flexGrow: 1,
  aspectRatio: '2 / 1',
  // What it grows, WebKit would make it wider than the panel.
  minWidth: 0,
  background: color.room.sky.field,
  '@media': { [windowFrom.desktop]: { flexGrow: 0 } },
})
export const fieldPicture = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' })
/** Leans out over the panel's edge and over the field's. */
export const object = style({
  position: 'absolute',
  insetInlineStart: `calc(-2 * ${space.overhangPanel})`,
  insetBlockEnd: `calc(-1 * ${space.overhangPanel})`,
  width: '78%',
  pointerEvents: 'none',
})

export const social = style({ display: 'grid', gridTemplateColumns: '7fr 8fr', columnGap: space.gutter, borderBlockStart: `${size.rule} solid ${color.text}` })
export const socialItem = style({ display: 'flex', borderBlockEnd: `${size.line} solid ${color.line}` })
export const socialLink = style({
  display: 'grid',
  // Two names beside each other stand on one line, whatever is said beneath one of them.
  gridTemplate: `minmax(${size.row}, auto) / minmax(0, 1fr) auto`,
  alignContent: 'start',
  alignItems: 'center',
  columnGap: space.xs,
  flex: 1,
  ...display,
  fontSize: font.size.lead,
  lineHeight: font.leading.row,
  textDecoration: 'none',
  '@media': { [prefers.hover]: { ':hover': { textDecoration: 'underline', textDecorationThickness: space.hair } } },
})
/** Beneath the name, from edge to edge. */
export const aside = style({ order: 1, gridColumn: '1 / -1', marginBlockStart: `calc(-1 * ${space.s})`, paddingBlockEnd: space.xs, fontFamily: font.family.text, fontWeight: font.weight.text, fontSize: font.size.small, color: color.textMuted })

/** Side by side, on the columns above, where both have room for what may not be broken. */
export const contact = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.l} ${space.gutter}`, fontSize: font.size.small })
globalStyle(`${contact} > :first-child`, { minWidth: `calc((100% - ${space.gutter}) * 7 / 15)` })
export const contactTitle = style({ ...italic, paddingBlockEnd: space.xxs, fontSize: font.size.lead, lineHeight: font.leading.row })
export const firstContact = style({ marginBlockStart: asWords })
export const contactLink = style({ ...target, overflowWrap: 'anywhere' })

export const menuList = style({ borderBlockStart: `${size.rule} solid ${color.text}` })
export const menuItem = style({ borderBlockEnd: `${size.line} solid ${color.line}` })
export const menuRow = style({
  // Above the title beneath it, whose letters reach out of their line.
  position: 'relative',
  zIndex: layer.object,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: size.row,
  ...display,
  fontSize: font.size.name,
  lineHeight: font.leading.row,
  letterSpacing: font.tracking.row,
  textAlign: 'start',
  textDecoration: 'none',
  selectors: { '&[aria-current="page"]': underlined },
  '@media': { [prefers.hover]: { ':hover': underlined } },
})
export const sign = style({})
/** A plus becomes a minus. */
globalStyle(`${sign} path:last-child`, { transformOrigin: 'center', transition: `transform ${motion.quick} ${motion.ease}` })
globalStyle(`[data-state="open"] > ${sign} path:last-child`, { transform: 'scaleY(0)' })
/** Its first title stands clear of the ring above. */
export const submenu = style([unfolds, { display: 'flex', flexDirection: 'column', gap: space.l, paddingBlock: `${space.xs} ${space.l}` }])
export const groupTitle = style({ ...italic, paddingBlockEnd: space.xs, fontSize: font.size.lead, lineHeight: font.leading.row })
/** Under a dark bar the first link's focus ring has paper around it. */
const bar = (shade: string) => style({ borderBlockStart: `${size.bar} solid ${shade}`, paddingBlockStart: space.xs })
export const groupList = {
  brand: bar(color.room.mint.field),
  search: bar(color.room.blush.field),
  content: bar(color.room.lilac.field),
  web: bar(color.room.pine.field),
}
export const serviceItem = style({ borderBlockEnd: `${size.line} solid ${color.line}`, selectors: { '&:last-child': { borderBlockEnd: 'none' } } })
export const serviceLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: size.target,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: { '&[aria-current="page"]': underlined },
  '@media': { [prefers.hover]: { ':hover': underlined } },
})
