import { globalStyle, style } from '@vanilla-extract/css'
import { size as headingSize } from '#components/Heading/Heading.css'
import { from } from '#tokens/breakpoints'
import { oneColumn } from '#tokens/columns'
import { ground, size, space } from '#tokens/contract.css'
import { leaning, overObject } from '#tokens/leaning'
import { offPaper } from '#tokens/offPaper.css'

/** As large as a heading and none: a whole sentence, under which stand the page's parts. */
export const statement = style([headingSize.statement, {
  textWrap: 'balance',
  '@media': {
    // On a tablet the object stands in its own room: nothing leans in here.
    [from.tablet]: { marginBlockStart: `calc(-1 * ${space.overhang})` },
    [from.desktop]: { marginBlockStart: 0, maxWidth: '75%' },
  },
}])

export const parts = style({
  ...oneColumn,
  gap: space.xl,
  marginBlockStart: space.xxl,
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)', columnGap: space.xxl, marginBlockStart: space.huge } },
})
export const part = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  '@media': { [from.tablet]: { display: 'grid', gridTemplateColumns: '1fr 2fr', columnGap: space.gutter }, [from.desktop]: { display: 'flex' } },
})

export const included = style({ marginBlockStart: space.section })
export const points = style({ marginBlockStart: space.m, borderBlockStart: `${size.rule} solid ${ground.text}` })
export const point = style({
  ...oneColumn,
  rowGap: space.xs,
  paddingBlock: space.l,
  borderBlockEnd: `${size.line} solid ${ground.line}`,
  '@media': { [from.tablet]: { gridTemplateColumns: '7fr 5fr', columnGap: space.gutter, alignItems: 'baseline' } },
})
globalStyle(`${point} p`, { textWrap: 'balance' })

export const belief = style({ position: 'relative', ...oneColumn, rowGap: space.l })

const objectWidth = '68%'

/** Beside the object, at the foot of the room. */
export const caption = style({ ...overObject, display: 'block', '@media': { [from.tablet]: { maxWidth: `calc(100% - ${objectWidth})`, paddingBlockStart: `calc(${size.stand} + ${space.l})` } } })

export const object = style([offPaper, {
  ...leaning(space.room),
  '@media': {
    [from.tablet]: {
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineEnd: 0,
      // In its own proportions, so that it stands at the edge of the page.
      maxWidth: objectWidth,
      height: `calc(${size.stand} + ${space.huge} + ${space.room} + ${space.overhang})`,
    },
  },
}])
