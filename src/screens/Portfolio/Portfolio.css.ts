import { style } from '@vanilla-extract/css'
import { from } from '#tokens/breakpoints'
import { font, space } from '#tokens/contract.css'
import { giant } from '#tokens/display'
import { offPaper } from '#tokens/offPaper.css'

/** On a phone the figure stands between the words and the wall, from a tablet on beside the words. */
export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xl,
  paddingBlockStart: space.xxl,
  '@media': {
    [from.tablet]: { flexDirection: 'row-reverse', justifyContent: 'space-between', columnGap: space.m, paddingBlockStart: space.huge },
  },
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.l,
  '@media': {
    // As wide whatever the count is, so that a filter stays under the pointer that chose it.
    [from.tablet]: { flex: '0 0 53%', paddingBlockEnd: space.xxl },
    [from.desktop]: { flexBasis: '50%', paddingBlockStart: space.l },
  },
})

/** Stands on the wall: its line is as high as the figures and no higher. */
export const count = style([offPaper, {
  // Its box is higher than its figures, and reaches over the links above.
  pointerEvents: 'none',
  // Nor does it hide them there, where browsers put a plate behind words.
  forcedColorAdjust: 'preserve-parent-color',
  alignSelf: 'flex-end',
  ...giant,
  fontSize: font.size.numeral,
  lineHeight: font.leading.figures,
  letterSpacing: font.tracking.title,
  marginInlineStart: font.hang.figure,
}])
