import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '#tokens/breakpoints'
import { ground, layer, size, space } from '#tokens/contract.css'

export const statement = style({ '@media': { [from.desktop]: { maxWidth: '75%' } } })

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
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
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space.xs,
  paddingBlock: space.l,
  selectors: { '&:not(:last-child)': { borderBlockEnd: `${size.line} solid ${ground.line}` } },
  '@media': { [from.tablet]: { gridTemplateColumns: '7fr 5fr', columnGap: space.gutter, alignItems: 'baseline' } },
})
globalStyle(`${point} p`, { textWrap: 'balance' })

export const belief = style({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space.l })

const objectWidth = '68%'

/** Beside the object, at the foot of the room. */
export const caption = style({ position: 'relative', zIndex: `calc(${layer.object} + 1)`, display: 'block', '@media': { [from.tablet]: { maxWidth: `calc(100% - ${objectWidth})`, paddingBlockStart: `calc(${size.stand} + ${space.l})` } } })

export const object = style({
  position: 'relative',
  zIndex: layer.object,
  aspectRatio: '4 / 3',
  marginBlockEnd: `calc(-1 * (${space.room} + ${space.overhang}))`,
  marginInlineEnd: `calc(-1 * ${space.edge})`,
  pointerEvents: 'none',
  '@media': {
    [from.tablet]: {
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineEnd: 0,
      // In its own proportions, so that it stands at the edge of the page.
      maxWidth: objectWidth,
      height: `calc(${size.stand} + ${space.huge} + ${space.room} + ${space.overhang})`,
    },
    print: { display: 'none' },
  },
})
