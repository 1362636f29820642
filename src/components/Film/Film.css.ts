import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { answers } from '#tokens/answering'
import { from, prefers, sideways } from '#tokens/breakpoints'
import { color, font, size, space } from '#tokens/contract.css'
import { display } from '#tokens/display'
import { offPaper } from '#tokens/offPaper.css'

/** The button stands under the picture, which on a phone leaves it the room and from a tablet on is whole. */
export const film = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  '@media': { [`${from.tablet}, ${sideways}`]: { height: 'auto' } },
})
export const screen = style({ position: 'relative', flex: 'auto', minHeight: 0 })

// Who turns a phone to watch sees the film whole, and its button.
globalStyle(`${screen} :is(img, video)`, { '@media': { [sideways]: { maxHeight: `calc(100svh - ${size.button})`, objectFit: 'contain' } } })

/** Seen through until its first frame is there, over the picture that stands for it. */
const video = style({ position: 'absolute', inset: 0 })
const behind = { visibility: 'hidden' } as const

export const phase = styleVariants({
  idle: [video, behind],
  loading: [video],
  playing: [video],
  paused: [video],
  failed: [video, behind],
})

export const bar = style([offPaper, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  background: color.page,
  color: color.text,
}])

const action = style([answers({ background: color.page, color: color.text, boxShadow: `inset 0 0 0 ${size.rule} ${color.text}` }), {
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: size.button,
  paddingInline: space.l,
  background: color.text,
  color: color.page,
  ...display,
  fontSize: font.size.lead,
  lineHeight: font.leading.row,
  outlineOffset: `calc(-2 * ${size.focus})`,
  selectors: { '&:focus-visible': { outlineColor: color.page } },
  '@media': {
    [prefers.forcedColors]: { border: `${size.rule} solid ButtonText` },
    [from.tablet]: { minHeight: space.huge },
    [sideways]: { minHeight: size.button },
  },
}])

export const button = style([action, { '@media': { [prefers.noScripting]: { display: 'none' } } }])
export const link = style([action])

/** As wide as the wider of its words, so that the button stays under the finger that pressed it. */
export const label = style({ display: 'grid', textAlign: 'start', '::after': { content: 'attr(data-other)', height: 0, ...behind } })

/** Beside the button in two lines where one would not do, and below it only where its words would be broken. */
export const length = style({ display: 'flex', flex: '1 1 43%', alignItems: 'center', paddingInline: space.margin, fontSize: font.size.small, minHeight: size.target, '@media': { [from.tablet]: { paddingInline: space.m } } })

/** Over the picture, where one looks who has just pressed the button. */
export const failure = style({
  position: 'absolute',
  insetBlockEnd: space.m,
  insetInlineStart: 0,
  background: color.page,
  color: color.text,
  selectors: { '&:not(:empty)': { padding: `${space.s} ${space.l}` } },
})
