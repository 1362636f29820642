import { style } from '@vanilla-extract/css'
import { from, prefers, sideways, within } from '#tokens/breakpoints'
import { twelveColumns } from '#tokens/columns'
import { color, font, ground, layer, size, space } from '#tokens/contract.css'
import { offPaper } from '#tokens/offPaper.css'

export const hero = style({ position: 'relative' })

/** What the page is about, in one small line over every slide; on a phone under the slider's controls. */
export const above = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(${size.header} + ${size.target} + ${space.xxs})`,
  zIndex: `calc(${layer.object} + 1)`,
  pointerEvents: 'none',
  '@media': { [from.tablet]: { insetBlockStart: `calc(${size.header} + ${space.xs})` }, print: { position: 'static' } },
})

export const name = style({
  fontSize: font.size.small,
  fontWeight: font.weight.strong,
  lineHeight: font.leading.text,
  color: color.text,
})

export const waiting = style({ position: 'relative', zIndex: layer.object, display: 'flex', overflowX: 'clip' })
export const waitingSlide = style({ display: 'grid', flex: 'none', width: '100%', selectors: { '&[inert]': { visibility: 'hidden' } } })

export const slide = style({
  display: 'flex',
  background: ground.field,
  color: ground.text,
  paddingBlockStart: `calc(${size.header} + ${space.xl} + ${size.target} + ${space.xs})`,
  '@media': {
    [from.tablet]: { paddingBlockStart: `calc(${size.header} + ${space.xxl})` },
    [prefers.forcedColors]: { borderBlockEnd: `${size.line} solid CanvasText` },
    print: { paddingBlockStart: space.l },
  },
  // The page's name takes two lines.
  '@container': { [within.tight]: { paddingBlockStart: `calc(${size.header} + 2 * ${space.xl} + ${size.target} + ${space.xs})` } },
})

export const grid = style({
  display: 'grid',
  rowGap: space.l,
  height: '100%',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  '@media': {
    [from.tablet]: {
      ...twelveColumns,
      gridTemplateRows: 'auto 1fr',
    },
  },
})

/** Over the object: whatever that is, no letter is ever hidden. */
export const title = style({ position: 'relative', zIndex: layer.object, maxWidth: `calc(${font.size.hero} * 5.6)`, '@media': { [from.tablet]: { gridColumn: '1 / -1', gridRow: 1 }, [sideways]: { maxWidth: `calc(${font.size.hero} * 9)` } } })

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.l,
  '@media': { [from.tablet]: { gridColumn: '1 / span 5', gridRow: 2, alignSelf: 'end', paddingBlockEnd: space.huge }, [sideways]: { alignSelf: 'start' } },
})
export const subtitle = style({ marginBlockEnd: `calc(${space.xs} - ${space.l})`, fontSize: font.size.lead, fontWeight: font.weight.strong, textWrap: 'balance' })
export const description = style({ maxWidth: size.measureNarrow, fontSize: font.size.lead, textWrap: 'balance' })

/** Stands on the room's lower edge and leans over it, close under the headline and into the page's margin. */
export const object = style([offPaper, {
  position: 'relative',
  alignSelf: 'end',
  aspectRatio: '4 / 3',
  marginInlineEnd: `calc(-1 * ${space.margin})`,
  marginBlockEnd: `calc(-1 * ${space.overhang})`,
  pointerEvents: 'none',
  '@media': {
    [from.tablet]: { gridColumn: '5 / -1', gridRow: '1 / -1', aspectRatio: '7 / 5' },
    [from.desktop]: { gridColumn: '6 / -1' },
  },
}])

/** The megaphone speaks to the headline: its mouth stands close to the last letter, but what lies before it clear of the words below. */
export const speaking = style([object, {
  '@media': {
    [from.desktop]: { gridColumn: '1 / -1', width: '74.5%', marginInline: `min(max(${font.size.hero} * 4.48 - 31.3%, ${size.measureNarrow} - 13%), 25.5% + ${space.margin}) 0` },
  },
}])
