import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { below, from, prefers } from '#tokens/breakpoints'
import { color, font, ground, layer, motion, size, space } from '#tokens/contract.css'
import { display } from '#tokens/display'
import { offPaper } from '#tokens/offPaper.css'

/** How high the message may be, as it is on the narrowest phone: in a low window it scrolls. */
const most = `min(100dvh / 2, ${size.button} * 5.25)`

/** Around the words and around the buttons. */
const air = createVar()

export const place = style([offPaper, { position: 'fixed', insetInline: 0, insetBlockEnd: 0, zIndex: layer.message }])

export const message = style([place, {
  vars: { [air]: space.m, [ground.field]: color.problemField, [ground.text]: color.text, [ground.focus]: color.text },
  display: 'flex',
  flexDirection: 'column',
  maxHeight: most,
  overflowY: 'auto',
  scrollPaddingBlock: air,
  paddingInline: space.margin,
  borderBlockStart: `${size.rule} solid ${color.problem}`,
  background: color.problemField,
  color: color.text,
  '@media': {
    [from.tablet]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', columnGap: space.xl },
    [below.fewLines]: { vars: { [air]: space.xs } },
    [prefers.forcedColors]: { borderBlockStartColor: 'CanvasText' },
  },
}])

// What has focus scrolls clear of it, with its ring.
globalStyle(`html:has(${message})`, { scrollPaddingBlockEnd: `calc(${most} + ${space.xs})` })
// So that the page's last lines can be scrolled from under it.
globalStyle(`html:has(${message}) body`, { paddingBlockEnd: most })

export const words = style({ paddingBlock: air, maxWidth: size.measureWide, fontSize: font.size.small })
export const title = style({ ...display, fontSize: font.size.row, lineHeight: font.leading.row })
/** In sight however long the words are: these go under it. Where few lines have room it is one short row, and leaves their title free. */
export const ways = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  flex: 'none',
  gap: space.s,
  marginBlockStart: `calc(-1 * ${air})`,
  paddingBlock: air,
  background: color.problemField,
  '@media': { [from.tablet]: { marginBlockStart: 0 }, [below.fewLines]: { flexWrap: 'nowrap', gap: air } },
})
globalStyle(`${ways} > *`, { '@media': { [below.fewLines]: { minHeight: size.target, padding: air, fontSize: font.size.small } } })

/** Quick at first and ever slower, as long as the page is waited for: how far it is nobody knows. */
const draw = keyframes({ from: { transform: 'scaleX(0)' } })

/** Edged in the page's own colour: it may lie over any room. */
export const late = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  borderBlockStart: `${size.rule} solid ${color.signal}`,
  boxShadow: `0 0 0 ${size.line} ${color.page}`,
  transform: 'scaleX(.9)',
  transformOrigin: 'left',
  pointerEvents: 'none',
  animation: `${draw} ${motion.late} ${motion.easeOut}`,
  '@media': { [prefers.reducedMotion]: { animation: 'none' } },
})
