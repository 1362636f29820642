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
  '@media': { [from.tablet]: { flexDirection: 'row-reverse', justifyContent: 'space-between', columnGap: space.xxl } },
})

/** Above the figure, behind which forced colours put a plate as high as its box. */
export const words = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.l,
  '@media': { [from.tablet]: { flex: '1 1 0', paddingBlockEnd: space.xxl }, [from.desktop]: { flex: '0 0 50%' } },
})

/** Its line is as high as the figures and no higher, so that they stand on the wall. */
export const count = style([offPaper, {
  // Its box is higher than its figures, and reaches over the link above.
  pointerEvents: 'none',
  alignSelf: 'flex-end',
  marginInlineStart: font.hang.figure,
  ...giant,
  fontSize: font.size.numeral,
  lineHeight: font.leading.figures,
  letterSpacing: font.tracking.title,
  '@media': { [from.tablet]: { flex: 'none' } },
}])
