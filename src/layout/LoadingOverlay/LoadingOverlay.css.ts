import { keyframes, style } from '@vanilla-extract/css'
import { prefers } from '#tokens/breakpoints'
import { color, font, layer, motion, size, space } from '#tokens/contract.css'
import { offPaper } from '#tokens/offPaper.css'

const lift = { to: { visibility: 'hidden' } } as const
const atLimit = keyframes(lift)
const whenSettled = keyframes(lift)
const fade = { to: { opacity: 0 } } as const
const fadeAtLimit = keyframes(fade)
const fadeWhenSettled = keyframes(fade)
const land = keyframes({
  '0%, 100%': { transform: `translateY(calc(-1 * ${space.l}))`, animationTimingFunction: 'cubic-bezier(.5, 0, 1, .6)' },
  '45%, 55%': { transform: 'none', animationTimingFunction: 'cubic-bezier(0, .4, .5, 1)' },
})

const fadesBy = (time: string): string => `${motion.overlayFade} linear calc(${time} - ${motion.overlayFade}) forwards`

const fading = style({
  animation: `${fadeAtLimit} ${fadesBy(motion.overlay)}`,
  selectors: {
    '[data-state="settling"] > &': { animation: `${fadeAtLimit} ${fadesBy(motion.overlay)}, ${fadeWhenSettled} ${fadesBy(motion.settling)}` },
  },
})

/**
 * Lifts within its time, never after it; at the limit also where scripts never run. Its parts fade each by itself: if it did as
 * one, a browser without a graphics processor would draw the whole window anew with each step of the ball.
 */
export const overlay = style([offPaper, {
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  animation: `${atLimit} ${fadesBy(motion.overlay)}`,
  selectors: {
    '&[data-state="hidden"]': { display: 'none' },
    '&[data-state="settling"]': { animation: `${atLimit} ${fadesBy(motion.overlay)}, ${whenSettled} ${fadesBy(motion.settling)}` },
  },
}])

export const veil = style([fading, {
  position: 'absolute',
  inset: 0,
  background: color.veil,
  selectors: {
    // What has keyboard focus beneath it can be seen.
    'html:has(:focus-visible) &': { background: color.veilThin },
  },
}])

/** Edged in the page's own colour: through the thin veil it may stand over a dark foot. */
export const mark = style([fading, {
  position: 'relative',
  width: size.loader,
  height: size.loader,
  overflow: 'visible',
  color: color.text,
  stroke: color.page,
  paintOrder: 'stroke',
  '@media': { [prefers.forcedColors]: { stroke: 'Canvas' } },
}])

/** Bounces once, which takes longer than the veil may lie: without an end it would go on unseen where scripts never run. */
export const ball = style({
  fill: color.signal,
  animation: `${land} ${motion.spin}`,
  '@media': { [prefers.reducedMotion]: { animation: 'none' }, [prefers.forcedColors]: { fill: 'Highlight' } },
})

/** Says what a mark that stands still does not show. */
export const word = style([fading, {
  display: 'none',
  position: 'absolute',
  insetBlockStart: `calc(50% + ${size.loader})`,
  padding: space.xs,
  fontSize: font.size.lead,
  background: color.page,
  '@media': { [prefers.reducedMotion]: { display: 'block' } },
}])
