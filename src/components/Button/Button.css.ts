import { style, styleVariants } from '@vanilla-extract/css'
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
  '@media': {
    [below.phoneOfFewLetters]: { paddingInline: space.s },
    [prefers.forcedColors]: { borderColor: 'ButtonText' },
  },
})

const onPaper = { background: 'none', color: 'CanvasText', borderColor: 'CanvasText', breakInside: 'avoid' } as const
const turned = { background: color.text, color: color.page }
const hollow = { background: ground.field, color: ground.text, borderColor: ground.text }
const filled = { background: ground.text, color: ground.field }

/** Each answers a finger as it does a mouse. */
export const tone = styleVariants({
  /** The one action of a page. */
  signal: [base, {
    background: color.signal,
    color: color.onSignal,
    ':active': turned,
    '@media': { [prefers.hover]: { ':hover': turned }, print: onPaper },
  }],
  solid: [base, {
    background: ground.text,
    color: ground.field,
    ':active': hollow,
    '@media': { [prefers.hover]: { ':hover': hollow }, print: onPaper },
  }],
  outline: [base, {
    borderColor: ground.text,
    ':active': filled,
    '@media': { [prefers.hover]: { ':hover': filled }, print: onPaper },
  }],
})

export const arrow = style({
  flex: 'none',
  transition: `transform ${motion.quick} ${motion.easeOut}`,
  '@media': {
    [prefers.hover]: { selectors: { 'a:hover > &, button:hover > &': { transform: `translateX(${space.xxs})` } } },
    [prefers.reducedMotion]: { transition: 'none' },
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
