import { style, styleVariants } from '@vanilla-extract/css'
import { from, prefers } from '#tokens/breakpoints'
import { color, ground, size, space } from '#tokens/contract.css'

export const room = style({
  position: 'relative',
  background: ground.field,
  color: ground.text,
  '@media': {
    print: { background: 'none', color: 'CanvasText' },
  },
})

/** Where the system's colours take the fields away: paper has none to begin with. */
export const edge = style({ '@media': { [prefers.forcedColors]: { borderBlock: `${size.line} solid CanvasText` } } })

export const field = styleVariants(color.room, ({ field: background, text, muted, line }) => ({
  vars: { [ground.field]: background, [ground.text]: text, [ground.muted]: muted, [ground.line]: line, [ground.focus]: text },
  '@media': {
    [prefers.moreContrast]: { vars: { [ground.muted]: text, [ground.line]: text } },
    print: { vars: { [ground.field]: 'Canvas', [ground.text]: 'CanvasText', [ground.muted]: 'CanvasText', [ground.line]: 'CanvasText' } },
  },
}))

/** A stepped room stands in from one side of the page, like a sheet that was laid there. */
export const step = styleVariants({
  none: {},
  start: { marginInlineStart: space.margin, '@media': { [from.desktop]: { marginInlineStart: space.step } } },
  end: { marginInlineEnd: space.margin, '@media': { [from.desktop]: { marginInlineEnd: space.step } } },
})

/** Space above and below; `after` makes room for an object that leans in from the block before. */
export const padding = styleVariants({
  none: {},
  /** A page's first room, close under the header. */
  head: { paddingBlockStart: space.l, paddingBlockEnd: space.huge },
  room: { paddingBlock: space.room },
  after: { paddingBlockEnd: space.room, paddingBlockStart: `calc(${space.room} + ${space.overhang})` },
  /** Under an object, and close above the next block on the same ground. */
  afterOnly: { paddingBlockStart: `calc(${space.section} + ${space.overhang})` },
  section: { paddingBlock: space.section },
  /** Goes on where the block before, on the same ground, has left its space. */
  sectionOn: { paddingBlockEnd: space.section },
  sectionAfter: { paddingBlockEnd: space.section, paddingBlockStart: `calc(${space.section} + ${space.overhang})` },
})

/** On paper a room is no more than a paragraph's distance; it comes last, so that it holds against the others. */
export const printed = style({ '@media': { print: { paddingBlock: space.l, marginInline: 0 } } })
