import { createVar, style } from '@vanilla-extract/css'
import { from } from '#tokens/breakpoints'
import { oneColumn, twelveColumns } from '#tokens/columns'
import { font, size, space } from '#tokens/contract.css'
import { giant } from '#tokens/display'
import { leaning, overObject, stage as leaningStage } from '#tokens/leaning'
import { wordSize, wordSteps } from '#tokens/word'

/** What the measured word takes to fill the width: broken into its words, and as it stands from a tablet on. */
const narrowSize = createVar()
const wideSize = createVar()
/** The word's size in the end. */
const wordHeight = createVar()
/** How much further up the object stands. */
const rise = createVar()

const steps = Array.from({ length: wordSteps }, (_, step) => wordSize(step))
export const narrow = steps.map((fill) => style({ vars: { [narrowSize]: fill } }))
export const wide = steps.map((fill) => style({ vars: { [wideSize]: fill } }))

export const stage = style({ ...leaningStage, marginBlockStart: space.m })

const rows = style({
  ...oneColumn,
  rowGap: space.l,
  vars: { [wordHeight]: `min(${narrowSize}, ${font.word.phone})` },
  '@media': {
    [from.tablet]: {
      ...twelveColumns,
      gridTemplateRows: `auto minmax(${size.stand}, auto)`,
      rowGap: space.xxl,
    },
    // Close under the word, which is as high as leaves the button in the first view.
    [from.desktop]: { gridTemplateRows: 'auto auto', rowGap: space.l },
  },
})
const capped = (most: string) => ({ '@media': { [from.tablet]: { vars: { [wordHeight]: `min(${wideSize}, ${most})` } } } })
export const grid = {
  one: style([rows, capped(font.word.one)]),
  two: style([rows, capped(font.word.two)]),
} as const

const letters = style({
  gridColumn: '1 / -1',
  marginInlineStart: font.hang.letter,
  ...giant,
  fontSize: wordHeight,
  // On a phone capitals may stand under what hangs from the line above.
  lineHeight: font.leading.tight,
  letterSpacing: font.tracking.title,
  '@media': { [from.tablet]: { lineHeight: font.leading.giant } },
})
/** A slanting first letter comes closer to the margin by itself. */
export const slanted = style({ marginInlineStart: font.hang.slant })
export const word = {
  one: letters,
  // On two lines in a low window too, where the letters are smaller and both parts would fit on one, under the object.
  two: style([letters, { '@media': { [from.tablet]: { width: 'min-content', maxWidth: '100%' } } }]),
} as const

/** Over the object, where the two come close. */
export const words = style({
  ...overObject,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.l,
  '@media': { [from.tablet]: { gridRow: 2, gridColumn: '1 / span 5', alignSelf: 'end' }, [from.desktop]: { gridColumn: '1 / span 4' } },
})

/** Clear of an object that leans towards it. */
export const lead = style({
  display: 'grid',
  gap: space.xxs,
  '@media': { [from.tablet]: { paddingInlineEnd: space.m }, [from.desktop]: { paddingInlineEnd: 0 } },
})

/** On one line, past the words' own columns if it must. */
export const ask = style({ '@media': { [from.tablet]: { marginInlineEnd: `calc(-1 * ${space.section})` } } })

/** From so far below the word, the row's gap, up over its last letters. */
const upFrom = (gap: string) => ({ marginBlockStart: `calc(-1 * (${gap} + ${wordHeight} * .22 + ${rise}))` })

/** Across the word's last letters above, over the room's lower edge below; on a phone it follows the text. */
const standing = style({
  ...leaning(space.huge),
  '@media': {
    [from.tablet]: {
      gridRow: 2,
      gridColumn: '7 / -1',
      aspectRatio: 'auto',
      ...upFrom(space.xxl),
    },
    [from.desktop]: upFrom(space.l),
    print: { display: 'none' },
  },
})
export const object = {
  // Where one line leaves part of the width free, the object may stand further up without hiding a letter.
  one: style([standing, {
    vars: { [rise]: `min((${wideSize} - ${wordHeight}) * .9, ${wordHeight} * .3)` },
    '@media': { [from.desktop]: { gridColumn: '6 / -1' }, [from.wide]: { gridColumn: '4 / -1' } },
  }]),
  // Clear of the second line's first letters.
  two: style([standing, { vars: { [rise]: `${wordHeight} * .1` } }]),
} as const
