import { style } from '@vanilla-extract/css'
import { from } from '#tokens/breakpoints'
import { twelveColumns } from '#tokens/columns'
import { font, layer, space } from '#tokens/contract.css'
import { display } from '#tokens/display'
import { target } from '#tokens/target'

export const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xl, '@media': { [from.tablet]: twelveColumns } })
export const words = style({ position: 'relative', zIndex: `calc(${layer.object} + 1)`, display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space.l, '@media': { [from.tablet]: { gridColumn: '1 / span 8', gridRow: 1 }, [from.desktop]: { gridColumn: '1 / span 6' } } })
/** Leans over the room's lower edge, into what follows. */
export const object = style({
  position: 'relative',
  zIndex: layer.object,
  aspectRatio: '4 / 3',
  marginBlockEnd: `calc(-1 * (${space.room} + ${space.overhang}))`,
  marginInlineEnd: `calc(-1 * ${space.edge})`,
  pointerEvents: 'none',
  '@media': { [from.tablet]: { gridColumn: '6 / -1', gridRow: 1, aspectRatio: 'auto', marginBlockStart: '50%' }, [from.desktop]: { marginBlockStart: 0 }, print: { display: 'none' } },
})
export const contact = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' })
export const link = style({
  ...target,
  ...display,
  fontSize: font.size.row,
  lineHeight: font.leading.row,
  overflowWrap: 'anywhere',
  textDecorationThickness: space.hair,
})
