import { keyframes, style } from '@vanilla-extract/css'
import { prefers } from '#tokens/breakpoints'
import { color, font, layer, motion, size, space } from '#tokens/contract.css'

const away = keyframes({ to: { opacity: 0, visibility: 'hidden' } })
const land = keyframes({
  '0%, 100%': { transform: `translateY(calc(-1 * ${space.l}))`, animationTimingFunction: 'cubic-bezier(.5, 0, 1, .6)' },
  '45%, 55%': { transform: 'none', animationTimingFunction: 'cubic-bezier(0, .4, .5, 1)' },
})

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  display: 'grid',
  placeItems: 'center',
  background: color.veil,
  pointerEvents: 'none',
  // Hides by itself where scripts never run.
  animation: `${away} ${motion.overlayFade} linear ${motion.overlay} forwards`,
  selectors: { '&[data-state="hidden"]': { visibility: 'hidden', animation: 'none' } },
  '@media': { print: { display: 'none' } },
})

export const mark = style({ width: size.header, height: size.header, color: color.text })

export const ball = style({
  fill: color.signal,
  animation: `${land} ${motion.spin} infinite`,
  '@media': { [prefers.reducedMotion]: { animation: 'none' }, [prefers.forcedColors]: { fill: 'Highlight' } },
})

export const word = style({ position: 'absolute', insetBlockEnd: space.xl, fontSize: font.size.small })
