import { style } from '@vanilla-extract/css'
import { from, prefers } from '#tokens/breakpoints'
import { color, font, ground, radius, size, space } from '#tokens/contract.css'
import { display } from '#tokens/display'
import { italic } from '#tokens/italic'

export const field = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  '@media': { print: { display: 'block', paddingBlockEnd: space.xl, breakInside: 'avoid' } },
  selectors: {
    // A bar outside the column, so that the words keep their line.
    '&[data-state="wrong"]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(-1 * ${space.s})`,
      width: `calc(${space.xs} - ${space.hair})`,
      background: color.problem,
      '@media': { [from.tablet]: { insetInlineStart: `calc(-1 * ${space.xl} + ${space.xxs})` }, [prefers.forcedColors]: { background: 'Highlight' } },
    },
  },
})

export const group = style([field, { border: 'none', minWidth: 0 }])

export const label = style({
  ...display,
  fontSize: font.size.field,
  lineHeight: font.leading.row,
  paddingBlockEnd: space.xs,
})

export const optional = style({
  ...italic,
  marginInlineStart: space.xs,
  color: ground.muted,
  fontWeight: font.weight.accent,
})

export const hint = style({ color: ground.muted, fontSize: font.size.small, paddingBlockEnd: space.xs })

export const problem = style({ position: 'relative', paddingBlockEnd: space.xs, fontSize: font.size.text })

const words = style({ display: 'flex', alignItems: 'flex-start', gap: space.xs })

/** Once mended it keeps its place: nothing moves under the pointer that is on its way to the button. */
export const wrong = style([words, {
  fontWeight: font.weight.strong,
  selectors: { [`${problem}[data-state="mended"] &`]: { visibility: 'hidden' } },
}])

export const mended = style([words, { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, alignItems: 'center', color: ground.muted }])

export const sign = style({ flex: 'none', color: color.problem, paddingBlockStart: space.xxs })

/** Under the pointer a line is one px more, inwards: nothing moves. */
export const thicker = { boxShadow: `inset 0 0 0 ${size.line} ${color.control}` }

export const input = style({
  width: '100%',
  minHeight: size.field,
  paddingBlock: space.s,
  paddingInline: `calc(${space.m} + ${space.hair})`,
  border: `${size.fieldLine} solid ${color.control}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.text,
  fontSize: font.size.text,
  appearance: 'none',
  selectors: {
    // The thicker edge takes its room from inside: as a field is ticked off, nothing below it moves.
    '&[aria-invalid="true"]': { border: `${size.rule} solid ${color.problem}`, paddingBlock: `calc(${space.s} - ${size.line})` },
    '&:read-only': { color: color.textMuted },
  },
  '@media': { [prefers.hover]: { selectors: { '&:hover:not(:read-only)': thicker } } },
})

/** On paper nothing can be scrolled to. */
export const area = style([input, { display: 'block', resize: 'vertical', lineHeight: font.leading.text, '@media': { print: { fieldSizing: 'content', resize: 'none' } } }])
