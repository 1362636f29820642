import { keyframes, style } from '@vanilla-extract/css'
import { prefers } from '#tokens/breakpoints'
import { motion } from '#tokens/contract.css'

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${motion.pageRise})` } })
/** A first load rises without starting from nothing, so that its largest element is not painted later. */
const settle = keyframes({ from: { transform: `translateY(${motion.pageRise})` } })

export const main = style({ display: 'block', overflowX: 'clip', ':focus-visible': { outline: 'none' } })

export const rises = style({
  animation: `${settle} ${motion.page} ${motion.easePage}`,
  // After a reload Chromium looks for what was in sight, and would find it lower than it will be.
  overflowAnchor: 'none',
  selectors: {
    'html[data-arrived] &': { animationName: rise },
    // A place in it would rise away from where the browser has led, under the header.
    '&:has(:target)': { animationDuration: '0s' },
  },
  '@media': { [`${prefers.reducedMotion}, print`]: { animation: 'none !important' } },
})
