import { style, styleVariants } from '@vanilla-extract/css'
import { prefers } from '#tokens/breakpoints'
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
  transition: `background ${motion.quick} ${motion.ease}, color ${motion.quick} ${motion.ease}`,
  '@media': {
    [prefers.reducedMotion]: { transition: 'none' },
    [prefers.forcedColors]: { borderColor: 'ButtonText' },
  },
})

export const tone = styleVariants({
  /** The one action of a page. */
  signal: [base, {
    background: color.signal,
    color: color.onSignal,
    '@media': { [prefers.hover]: { ':hover': { background: color.text, color: color.page } } },
  }],
  solid: [base, {
    background: ground.text,
    color: ground.field,
    '@media': {
      [prefers.hover]: { ':hover': { background: ground.field, color: ground.text, borderColor: ground.text } },
      print: { color: 'CanvasText' },
    },
  }],
  outline: [base, {
    borderColor: ground.text,
    '@media': { [prefers.hover]: { ':hover': { background: ground.text, color: ground.field } } },
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
