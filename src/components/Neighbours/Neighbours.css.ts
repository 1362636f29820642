import { style } from '@vanilla-extract/css'
import { from } from '#tokens/breakpoints'
import { font, ground, space } from '#tokens/contract.css'

export const pair = style({ display: 'grid', '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr' }, print: { display: 'none' } } })
export const neighbour = style({ position: 'relative', display: 'grid', overflow: 'clip', background: ground.field, color: ground.text })
export const link = style({ display: 'flex', flexDirection: 'column', gap: space.xs, padding: space.margin, textDecoration: 'none', outlineOffset: `calc(-1 * ${space.xs})` })
export const label = style({ fontFamily: font.family.accent, fontStyle: 'italic', fontSize: font.size.lead, lineHeight: font.leading.row })
export const title = style({ fontFamily: font.family.display, fontWeight: font.weight.display, fontSize: font.size.name, lineHeight: font.leading.row, letterSpacing: font.tracking.row, selectors: { [`${link}:hover &`]: { textDecoration: 'underline', textDecorationThickness: space.hair } } })
export const object = style({ width: '60%', justifySelf: 'end', alignSelf: 'end' })
