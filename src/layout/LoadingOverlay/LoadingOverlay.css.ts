import { keyframes, style } from '@vanilla-extract/css'
import { prefers } from '#tokens/breakpoints'
import { color, font, layer, motion, size, space } from '#tokens/contract.css'

const fade = { to: { opacity: 0, visibility: 'hidden' } } as const
const atLimit = keyframes(fade)
const whenSettled = keyframes(fade)
const land = keyframes({
  '0%, 100%': { transform: `translateY(calc(-1 * ${space.l}))`, animationTimingFunction: 'cubic-bezier(.5, 0, 1, .6)' },
  '45%, 55%': { transform: 'none', animationTimingFunction: 'cubic-bezier(0, .4, .5, 1)' },
})

const fadesBy = (time: string): string => `${motion.overlayFade} linear calc(${time} - ${motion.overlayFade}) forwards`

/** Fades out within its time, never after it; at the limit also where scripts never run. */
export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  display: 'grid',
  placeItems: 'center',
  background: color.veil,
  pointerEvents: 'none',
  animation: `${atLimit} ${fadesBy(motion.overlay)}`,
  selectors: {
    '&[data-state="hidden"]': { display: 'none' },
    '&[data-state="settling"]': { animation: `${atLimit} ${fadesBy(motion.overlay)}, ${whenSettled} ${fadesBy(motion.settling)}` },
    // What has keyboard focus beneath it can be seen.
    'html:has(:focus-visible) &': { background: color.veilThin },
  },
  '@media': { print: { display: 'none' } },
})

/** Edged in the page's own colour: through the thin veil it may stand over a dark foot. */
export const mark = style({
  width: size.loader,
  height: size.loader,
  overflow: 'visible',
  color: color.text,
  stroke: color.page,
  paintOrder: 'stroke',
  '@media': { [prefers.forcedColors]: { stroke: 'Canvas' } },
})

export const ball = style({
  fill: color.signal,
  animation: `${land} ${motion.spin} infinite`,
  '@media': { [prefers.reducedMotion]: { animation: 'none' }, [prefers.forcedColors]: { fill: 'Highlight' } },
})

/** Says what a mark that stands still does not show. */
export const word = style({
  display: 'none',
  position: 'absolute',
  insetBlockStart: `calc(50% + ${size.loader})`,
  padding: space.xs,
  fontSize: font.size.lead,
  background: color.page,
  '@media': { [prefers.reducedMotion]: { display: 'block' } },
})
