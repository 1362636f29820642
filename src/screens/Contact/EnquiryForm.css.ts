import { style } from '@vanilla-extract/css'
import { from } from '#tokens/breakpoints'
import { font, ground, size, space } from '#tokens/contract.css'
import { underTwoLines } from '#tokens/target'

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: `calc(${space.xl} + ${space.xxs})`,
  minWidth: 0,
  // What follows a message longer than a sheet would lie upon it: only among blocks do browsers leave it its room.
  '@media': { print: { display: 'block' } },
})

export const pair = style({ display: 'grid', gap: 'inherit', '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: space.l } } })

export const budgets = style({
  display: 'grid',
  paddingBlockStart: space.s,
  borderBlockStart: `${size.rule} solid ${ground.text}`,
  rowGap: space.xxs,
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: space.l } },
})

/** Off the screen, not hidden: programs that look for hidden fields leave those alone. */
export const trap = style({ position: 'absolute', insetInlineStart: 'calc(-1 * 100vw)', width: size.line, height: size.line, overflow: 'hidden' })

export const submit = style({ display: 'grid', gap: space.l, alignItems: 'center', '@media': { [from.tablet]: { gridTemplateColumns: 'auto 1fr' } } })

export const beside = style({ display: 'flex', flexDirection: 'column', gap: space.xs, color: ground.muted, fontSize: font.size.small })

export const link = style({ color: ground.text, display: 'inline-block' })

/** Keeps its height while it is empty, so that nothing moves when the scripts come. */
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.m, minHeight: underTwoLines, color: ground.muted, fontSize: font.size.small, '@media': { [from.tablet]: { minHeight: size.target } } })

/** Its ring lies inside of it, clear of the words above. */
export const quiet = style({
  minHeight: size.target,
  marginInline: `calc(-1 * ${space.xs})`,
  paddingInline: space.xs,
  outlineOffset: `calc(-1 * ${size.focus})`,
  color: ground.text,
  fontWeight: font.weight.strong,
  textDecorationLine: 'underline',
  textDecorationThickness: space.hair,
  textUnderlineOffset: space.xxs,
  selectors: { '&[aria-disabled]': { color: ground.muted, textDecorationLine: 'none', cursor: 'default' } },
})
