import { style, styleVariants } from '@vanilla-extract/css'
import { answers } from '#tokens/answering'
import { below, prefers } from '#tokens/breakpoints'
import { color, font, ground, motion, radius, size, space } from '#tokens/contract.css'
import { display } from '#tokens/display'

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s,
  minHeight: size.button,
  paddingInline: space.l,
  paddingBlock: space.s,
  borderRadius: radius.control,
  border: `${size.rule} solid transparent`,
  ...display,
  fontSize: font.size.lead,
  lineHeight: font.leading.row,
  textDecoration: 'none',
  textAlign: 'start',
  textWrap: 'balance',
  '@media': {
    [below.phoneOfFewLetters]: { paddingInline: space.s },
    [prefers.forcedColors]: { borderColor: 'ButtonText' },
  },
})

const onPaper = { background: 'none', color: 'CanvasText', borderColor: 'CanvasText', breakInside: 'avoid' } as const

export const tone = styleVariants({
  /** The one action of a page. */
  signal: [base, answers({ background: color.text, color: color.page }), { background: color.signal, color: color.onSignal, '@media': { print: onPaper } }],
  solid: [base, answers({ background: ground.field, color: ground.text, borderColor: ground.text }), { background: ground.text, color: ground.field, '@media': { print: onPaper } }],
  outline: [base, answers({ background: ground.text, color: ground.field }), { borderColor: ground.text, '@media': { print: onPaper } }],
})

export const arrow = style({
  flex: 'none',
  transition: `transform ${motion.quick} ${motion.easeOut}`,
  '@media': {
    [prefers.hover]: { selectors: { 'a:hover > &, button:hover > &': { transform: `translateX(${space.xxs})` } } },
  },
})

export const quiet = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: size.target,
  ...display,
  fontSize: font.size.lead,
  lineHeight: font.leading.row,
  textDecorationThickness: space.hair,
})
