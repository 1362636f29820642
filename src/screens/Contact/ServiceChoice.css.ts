import { style } from '@vanilla-extract/css'
import { from, prefers } from '#tokens/breakpoints'
import { font, ground, size, space } from '#tokens/contract.css'
import { display } from '#tokens/display'
import { underlined } from '#tokens/underlined'

export const groups = style({ borderBlockStart: `${size.rule} solid ${ground.text}` })

const whole = { contentVisibility: 'visible', blockSize: 'auto' } as const

export const group = style({
  borderBlockEnd: `${size.line} solid ${ground.line}`,
  selectors: {
    // Without scripts nothing says how many are chosen in a closed group, so none is closed.
    '&::details-content': { '@media': { [prefers.noScripting]: whole } },
    // What is chosen is on paper, too.
    '&:has(:checked)::details-content': { '@media': { print: whole } },
  },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  minHeight: `calc(${size.row} + ${space.xxs})`,
  paddingBlock: space.xs,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

export const words = style({ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.m })

/** As wide as its longest word at least: where letters are large, the count goes under it. */
export const title = style({
  flex: 1,
  overflowWrap: 'break-word',
  ...display,
  fontSize: font.size.lead,
  lineHeight: font.leading.row,
  '@media': { [prefers.hover]: { selectors: { [`${head}:hover &`]: underlined } } },
})

export const count = style({ fontSize: font.size.small, fontWeight: font.weight.strong })

export const plus = style({ selectors: { [`${group}[open] &`]: { display: 'none' } } })
export const minus = style({ selectors: { [`${group}:not([open]) &`]: { display: 'none' } } })

export const choices = style({
  display: 'grid',
  rowGap: space.xxs,
  paddingBlockEnd: space.m,
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: space.l } },
})
