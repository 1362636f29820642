import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { from } from '#tokens/breakpoints'
import { clearShares } from '#tokens/clear'
import { oneColumn, twelveColumns } from '#tokens/columns'
import { font, space } from '#tokens/contract.css'
import { giant } from '#tokens/display'
import { leaning, overObject, stage as leaningStage } from '#tokens/leaning'
import { offPaper } from '#tokens/offPaper.css'
import { wordSize, wordSteps } from '#tokens/word'

/** What the measured word takes to fill the width: broken into its words, and as it stands from a tablet on. */
const narrowSize = createVar()
const wideSize = createVar()
/** The word's size in the end. */
const wordHeight = createVar()
/** Between the word and what is read. */
const under = createVar()
/** How much further up the object stands. */
const rise = createVar()
/** Where in its columns it stands. */
const across = createVar()
/** The part of its picture that is clear above the object. */
const above = createVar()

const steps = Array.from({ length: wordSteps }, (_, step) => wordSize(step))
export const narrow = steps.map((fill) => style({ vars: { [narrowSize]: fill } }))
export const wide = steps.map((fill) => style({ vars: { [wideSize]: fill } }))

export const stage = style({
  ...leaningStage,
  marginBlockStart: space.m,
  // Where the columns are narrow, objects are small: the room ends sooner, so that they lean over its edge.
  '@media': { [from.tablet]: { marginBlockEnd: `calc(-1 * ${space.xl})` }, [from.wide]: { marginBlockEnd: 0 } },
})

const rows = style({
  ...oneColumn,
  // Close under the word, which is as high as leaves the button in the first view.
  rowGap: under,
  vars: { [under]: space.l, [wordHeight]: `min(${narrowSize}, ${font.word.phone})` },
  '@media': { [from.tablet]: twelveColumns },
})
/** Clear of what hangs from the word over the text. */
export const deep = style({ vars: { [under]: `max(${space.l}, ${wordHeight} * .14)` } })
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
  '@media': { [from.tablet]: { gridRow: 2, gridColumn: '1 / span 5' }, [from.desktop]: { gridColumn: '1 / span 4' } },
})

/** Clear of an object that leans towards it. */
export const lead = style({
  display: 'grid',
  gap: space.xxs,
  '@media': { [from.tablet]: { paddingInlineEnd: space.m }, [from.desktop]: { paddingInlineEnd: 0 } },
})

/** On one line, past the words' own columns if it must. */
export const ask = style({ '@media': { [from.tablet]: { marginInlineEnd: `calc(-1 * ${space.section})` } } })

/** Across the word's last letters above, over the room's lower edge below; on a phone it follows the text. */
const standing = style([offPaper, {
  ...leaning(space.huge),
  '@media': {
    [from.tablet]: { gridRow: 2, gridColumn: '6 / -1', aspectRatio: 'auto', marginBlockStart: `calc(-1 * (${under} + ${wordHeight} * .2 + ${rise}))` },
  },
}])
/** The object itself and not its picture begins at the letters' feet; where the width is too narrow for that, it stands above the edge. */
globalStyle(`${standing} img`, { '@media': { [from.tablet]: { insetBlockStart: 'auto', height: `calc(100% / (1 - ${above}))`, objectPosition: `${across} calc(100% * ${above})` } } })

export const clear = clearShares.map((share) => style({ vars: { [above]: share } }))

/** What one line leaves of the width. */
const free = `(${wideSize} - ${wordHeight})`
const one = style([standing, {
  // Where that is much, the object may stand further up without hiding a letter, and comes towards the last one.
  vars: { [across]: '50%', [rise]: `min(${free}, ${wordHeight} * .25)` },
  '@media': { [from.tablet]: { marginInlineStart: space.xl }, [from.desktop]: { marginInline: `calc(${free} * -.5) calc(${free} * .5 - ${space.edge})` }, [from.wide]: { gridColumn: '4 / -1', marginInlineStart: 0 } },
}])
export const object = {
  one,
  // Across several letters it touches no more than their feet, and of as few as there is room to the right.
  broad: style([one, { vars: { [rise]: `${wordHeight} * .01`, [across]: '100%' } }]),
  // Clear of the second line's first letters, and close to its last.
  two: style([standing, { vars: { [across]: '10%', [rise]: `${wordHeight} * .16` } }]),
} as const
