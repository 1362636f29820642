import { style, styleVariants } from '@vanilla-extract/css'
import { from, prefers } from '#tokens/breakpoints'
import { color, font, motion, size, space } from '#tokens/contract.css'

export const film = style({ position: 'relative', height: '100%' })

const video = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover', objectPosition: '50% 100%' })
const behind = { visibility: 'hidden' } as const

export const phase = styleVariants({
  idle: [video, behind],
  loading: [video, behind],
  playing: [video],
  paused: [video],
  failed: [video, behind],
})

export const bar = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  maxWidth: '100%',
  background: color.page,
  color: color.text,
  '@media': { print: { display: 'none' } },
})

const action = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: size.button,
  paddingInline: space.l,
  background: color.text,
  color: color.page,
  fontFamily: font.family.display,
  fontWeight: font.weight.display,
  fontSize: font.size.lead,
  lineHeight: font.leading.row,
  transition: `background ${motion.quick} ${motion.ease}, color ${motion.quick} ${motion.ease}`,
  ':hover': { background: color.page, color: color.text },
  outlineOffset: `calc(-2 * ${size.focus})`,
  selectors: { '&:focus-visible': { outlineColor: color.page } },
  '@media': {
    [prefers.reducedMotion]: { transition: 'none' },
    [prefers.forcedColors]: { border: `${size.rule} solid ButtonText` },
    [from.tablet]: { minHeight: space.huge },
  },
})

export const button = style([action, { '@media': { [prefers.noScripting]: { display: 'none' } } }])
export const link = style([action])

export const length = style({ display: 'flex', alignItems: 'center', paddingInline: space.l, fontSize: font.size.small, minHeight: size.target })

/** Over the picture, where one looks who has just pressed the button. */
export const failure = style({
  position: 'absolute',
  insetBlockEnd: `calc(${space.huge} + ${space.m})`,
  insetInlineStart: 0,
  background: color.page,
  color: color.text,
  selectors: { '&:not(:empty)': { padding: `${space.s} ${space.l}` } },
})
