import { style } from '@vanilla-extract/css'
import { prefers } from '#tokens/breakpoints'
import { color, layer, motion, radius, shadow, size, space } from '#tokens/contract.css'

export const button = style({
  position: 'fixed',
  insetBlockEnd: space.l,
  insetInlineEnd: space.margin,
  zIndex: layer.backToTop,
  display: 'grid',
  placeItems: 'center',
  width: size.menuButton,
  height: size.menuButton,
  borderRadius: radius.round,
  border: `${size.line} solid ${color.text}`,
  background: color.page,
  color: color.text,
  boxShadow: shadow.lifted,
  transition: `opacity ${motion.quick} ${motion.ease}, transform ${motion.quick} ${motion.ease}, visibility ${motion.quick}`,
  ':hover': { background: color.text, color: color.page },
  ':focus-visible': { outlineColor: color.text, boxShadow: `0 0 0 ${size.focusOffset} ${color.page}` },
  selectors: { '&[data-state="hidden"]': { opacity: 0, visibility: 'hidden', transform: `translateY(${space.m})` } },
  '@media': { [prefers.reducedMotion]: { transition: 'none' }, print: { display: 'none' }, [prefers.noScripting]: { display: 'none' } },
})
