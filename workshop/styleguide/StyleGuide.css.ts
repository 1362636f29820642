import { style } from '@vanilla-extract/css'
import { from } from '#tokens/breakpoints'
import { color, font, ground, layer, shadow, size, space } from '#tokens/contract.css'
import { italic } from '#tokens/italic'

export const page = style({
  paddingInline: space.edge,
  paddingBlock: space.section,
  '@media': { [from.desktop]: { display: 'grid', gridTemplateColumns: `${size.stand} minmax(0, 1fr)`, columnGap: space.huge } },
})

export const contents = style({ paddingBlockEnd: space.xxl })
export const main = style({ minWidth: 0 })
export const chapter = style({ paddingBlockEnd: space.section })
export const lede = style({ paddingBlock: `${space.s} ${space.xl}` })

export const index = style({ columns: size.stand, columnGap: space.l, borderBlockStart: `${size.rule} solid ${ground.text}`, paddingBlock: space.s, marginBlockEnd: space.xxl })
export const indexLink = style({ display: 'flex', alignItems: 'center', minHeight: size.target, fontFamily: font.family.display, fontWeight: font.weight.display })

/** Parts are shown as wide as they are in use: over the page's margin at the end. */
export const part = style({ paddingBlockEnd: space.section, borderBlockStart: `${size.rule} solid ${ground.text}`, paddingBlockStart: space.s })
export const specimen = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.l, paddingBlockStart: space.l, containerType: 'inline-size' })

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m })
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.l })
export const note = style({ ...italic, fontSize: font.size.label, color: ground.muted })
export const box = style({ position: 'relative', height: size.stand, overflow: 'hidden' })
export const stand = style({ maxWidth: size.measureNarrow })
export const menuButton = style({ minHeight: size.button, paddingInline: space.m, border: `${size.line} solid ${ground.text}`, fontWeight: font.weight.strong })
export const scrim = style({ position: 'fixed', inset: 0, zIndex: layer.panel, display: 'grid', placeItems: 'center', background: color.scrim })
export const window = style({ display: 'grid', justifyItems: 'start', gap: space.m, padding: space.xl, background: color.page, boxShadow: shadow.panel })
