import { layer, space } from './contract.css.ts'

/**
 * An object that stands at the foot of a room, leans over the room's lower edge into what follows, and runs into the
 * page's margin.
 * @param padding The room's own, below what stands in it.
 */
export const leaning = (padding: string) => ({
  position: 'relative',
  zIndex: layer.object,
  aspectRatio: '4 / 3',
  marginBlockEnd: `calc(-1 * (${padding} + ${space.overhang}))`,
  marginInlineEnd: `calc(-1 * ${space.edge})`,
  pointerEvents: 'none',
}) as const

/** What is read, and stands over an object that comes close to it. */
export const overObject = { position: 'relative', zIndex: `calc(${layer.object} + 1)` } as const

/**
 * By its width its parts are measured, and over its lower edge its object leans. In browsers before 2025 what measures so is
 * a layer of its own: it lies above what follows.
 */
export const stage = { position: 'relative', zIndex: layer.object, containerType: 'inline-size' } as const
