import { style } from '@vanilla-extract/css'
import { prefers } from '#tokens/breakpoints'
import { font, ground, size, space } from '#tokens/contract.css'
import { display } from '#tokens/display'
import { offPaper } from '#tokens/offPaper.css'

/** Which entries are shown is for scripts to say: where none run, all are, and the links would change nothing. */
export const nav = style([offPaper, { '@media': { [prefers.noScripting]: { display: 'none' } } }])

/** Runs like a sentence, so that no word is left alone on a line. */
export const list = style({ textWrap: 'balance' })
export const item = style({ display: 'inline' })

export const link = style({
  display: 'inline-flex',
  minWidth: size.target,
  minHeight: size.target,
  marginInlineEnd: space.l,
  // The line under a word is further from the word below than from its own.
  marginBlockEnd: space.s,
  paddingBlock: space.xs,
  ...display,
  fontSize: font.size.row,
  lineHeight: font.leading.row,
  letterSpacing: font.tracking.row,
  color: ground.muted,
  textDecoration: 'none',
  borderBlockEnd: `${size.rule} solid transparent`,
  selectors: { '&[aria-current="page"]': { color: ground.text, borderBlockEndColor: ground.text } },
  // There a transparent line is as visible as any: only the current one is to be.
  '@media': {
    [prefers.hover]: { selectors: { '&:hover:not([aria-current="page"])': { color: ground.text, borderBlockEndColor: ground.line } } },
    [prefers.forcedColors]: { selectors: { '&:not([aria-current="page"])': { borderBlockEndColor: 'Canvas' } } },
  },
})

/** Set above the word, as a note's number is. */
export const count = style({
  marginInlineStart: space.xxs,
  fontFamily: font.family.text,
  fontWeight: font.weight.text,
  fontSize: font.size.small,
  lineHeight: font.leading.tight,
  letterSpacing: font.tracking.text,
})
