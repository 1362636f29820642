import { style, styleVariants } from '@vanilla-extract/css'
import { below, prefers } from '#tokens/breakpoints'
import { color, font, ground, radius, size, space } from '#tokens/contract.css'
import { target } from '#tokens/target'

const frame = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space.m,
  padding: space.l,
  borderInlineStart: `calc(${space.xs} - ${space.hair}) solid ${color.problem}`,
  scrollMarginBlock: space.m,
  // It takes focus by itself; a mouse that sent the form sees the same ring.
  ':focus': { outline: `${size.focus} solid ${ground.focus}`, outlineOffset: size.focusOffset },
  '@media': {
    [below.phoneOfFewLetters]: { padding: space.s },
    [prefers.forcedColors]: { border: `${size.rule} solid CanvasText` },
  },
})

export const tone = styleVariants({
  problem: [frame, { background: color.problemField }],
  calm: [frame, { background: color.surface, borderInlineStartColor: color.control }],
})

export const problems = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' })

export const problem = style({
  ...target,
  paddingBlock: space.xs,
  fontWeight: font.weight.strong,
  textDecorationThickness: space.hair,
  selectors: { '&[data-state="mended"]': { textDecorationLine: 'line-through' } },
})

export const strong = style({ fontWeight: font.weight.strong })

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s })

/** Empty it takes no room and is there all the same: a region that comes with its words is not heard. */
export const status = style({ width: '100%', fontWeight: font.weight.strong, selectors: { '&:empty': { position: 'absolute' } } })

export const byHand = style({
  width: '100%',
  padding: space.m,
  border: `${size.fieldLine} solid ${color.control}`,
  borderRadius: radius.control,
  background: color.surface,
  resize: 'vertical',
})
