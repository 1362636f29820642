import { globalStyle, style } from '@vanilla-extract/css'
import { answering, answers } from '#tokens/answering'
import { low, prefers } from '#tokens/breakpoints'
import { color, layer, radius, shadow, size, space } from '#tokens/contract.css'
import { offPaper } from '#tokens/offPaper.css'

/** The button's way along the page's edge. It ends above the name at the foot; the footer's links keep clear of it. */
export const way = style([offPaper, {
  position: 'absolute',
  insetBlock: `0 ${size.wordmark}`,
  insetInlineEnd: size.backToTopEdge,
  zIndex: layer.backToTop,
  display: 'flex',
  alignItems: 'flex-end',
  pointerEvents: 'none',
  '@media': { [prefers.noScripting]: { display: 'none' } },
}])

export const button = style([answers({ background: color.text, color: color.page, borderColor: color.page }), {
  position: 'sticky',
  insetBlockEnd: space.m,
  pointerEvents: 'auto',
  display: 'grid',
  placeItems: 'center',
  width: size.backToTop,
  height: size.backToTop,
  borderRadius: radius.round,
  border: `${size.line} solid ${color.text}`,
  background: color.page,
  color: color.text,
  boxShadow: shadow.lifted,
  transitionProperty: `${answering}, opacity, transform, visibility`,
  ':focus-visible': { outlineColor: color.text, boxShadow: `0 0 0 ${size.focusOffset} ${color.page}, 0 0 0 calc(${size.focusOffset} + 2 * ${size.focus}) ${color.page}` },
  // What has keyboard focus stays until that has moved on: hidden, it would lose it.
  selectors: { '&[data-state="hidden"]:not(:focus-visible)': { opacity: 0, visibility: 'hidden', transform: `translateY(${space.m})` } },
  '@media': {
    [prefers.motion]: { viewTransitionName: 'back-to-top' },
    // It would lie on words nearly everywhere: at the foot alone, as where `sticky` is not known.
    [low]: { position: 'static' },
  },
}])

// As the header (`Header.css.ts`).
globalStyle('::view-transition-group(back-to-top)', { zIndex: layer.backToTop })
