/**
 * The ten partner logos in one colour, as symbols of one sprite: lettering as outlines and one simple mark each.
 * Every symbol is 32 high; its width belongs into brands.ts and is printed. Run it: node art/drawings/logos.mjs
 */
import { writeFile } from 'node:fs/promises'
import { openFace, setLine } from './kit/lettering.mjs'
import { disc, leaf, times } from './kit/shapes.mjs'
import { element } from './kit/svg.mjs'

const sprite = new URL('../../src/content/logos/brands.svg', import.meta.url)
const height = 32

const face = {
  sturdy: await openFace('grotesque', { wght: 750, wdth: 88, opsz: 36 }),
  narrow: await openFace('grotesque', { wght: 800, wdth: 76, opsz: 60 }),
  broad: await openFace('grotesque', { wght: 800, wdth: 100, opsz: 12 }),
  thin: await openFace('grotesque', { wght: 300, wdth: 100, opsz: 48 }),
  plain: await openFace('sans', { wght: 600, wdth: 100 }),
  tall: await openFace('sans', { wght: 700, wdth: 75 }),
  leaning: await openFace('sansItalic', { wght: 700, wdth: 100 }),
  serif: await openFace('serif'),
  serifItalic: await openFace('serifItalic'),
}

const filled = (d, attributes) => element('path', { d, ...attributes })
/** A ring as one filled shape. */
const hoop = (centre, outer, inner) => filled(`${disc(centre, outer)}${disc(centre, inner)}`, { fillRule: 'evenodd' })
const bar = (x, y, width, high, turn = 0, about = [x, y]) => element('rect', { x, y, width, height: high, transform: turn === 0 ? undefined : `rotate(${turn} ${about[0]} ${about[1]})` })

/** Each mark is `across` wide and stands beside its line of letters. */
const marks = {
  /** A boat with four oars. */
  oars: { across: 30, drawn: [filled('M0 16C8 12.6 22 12.6 30 16C22 19.4 8 19.4 0 16z'), ...[7, 12.5, 18, 23.5].map((x, index) => bar(x - 1.1, index % 2 === 0 ? 3 : 16, 2.2, 13, 14, [x, 16]))] },
  /** A rook, standing. */
  rook: { across: 30, drawn: [filled('M0 9.6L5.4 5.8C7 3.6 11 3.2 13 5.8C14.4 7.6 17 9 20 11.2L30 20.4C27.6 21.4 25.6 21.2 23.6 20.4C20 22 15.4 21.8 12 19.8C8.4 17.6 7 13.8 6.6 10.4z'), bar(13.2, 19, 1.5, 8), bar(17.6, 19, 1.5, 8)] },
  /** A pin on a map. */
  pin: { across: 22, drawn: [filled(`M11 31C9.6 24.6 0 20.4 0 12A11 11 0 0 1 22 12C22 20.4 12.4 24.6 11 31z${disc([11, 12], 4.4)}`, { fillRule: 'evenodd' })] },
  /** A wheel. */
  wheel: { across: 29, drawn: [hoop([14.5, 16], 14, 10.8), filled(disc([14.5, 16], 2.6)), ...times(8, (index) => bar(14, 4, 1, 12, index * 45, [14.5, 16]))] },
  /** Contour lines. */
  contour: { across: 30, drawn: [[14.6, 12.6], [10.2, 8.2], [5.6, 0]].map(([outer, inner]) => (inner > 0 ? filled(`${disc([15, 16], outer, outer * 0.86)}${disc([15.4, 16.2], inner, inner * 0.84)}`, { fillRule: 'evenodd' }) : filled(disc([15.8, 16.2], 3.6, 3)))) },
  /** Three gables. */
  gables: { across: 36, drawn: [filled('M0 26V13L6 6L12 13L18 6L24 13L30 6L36 13V26H27V18H21V26z')] },
  /** Two leaves and a bud. */
  leaves: { across: 28, drawn: [-58, 58].map((turn) => filled(leaf(16, 7), { transform: `translate(14 27) rotate(${turn})` })).concat(filled(leaf(21, 6), { transform: 'translate(14 25)' })) },
  /** A funnel over a wave. */
  funnel: { across: 28, drawn: [filled('M8 4H22L20.6 9H6.6z'), filled('M6 11H20L18 19H4z'), filled('M0 22Q3.5 18.6 7 22T14 22T21 22T28 22V26Q24.5 29.4 21 26T14 26T7 26T0 26z')] },
  /** A pair of spectacles. */
  spectacles: { across: 40, drawn: [hoop([10, 17], 9.6, 6.9), hoop([30, 17], 9.6, 6.9), filled('M17.4 14.6Q20 10.4 22.6 14.6L21.6 17.4Q20 14.2 18.4 17.4z')] },
  /** A butterfly key, as let into a joint. */
  key: { across: 26, drawn: [filled('M0 4L13 11.6L26 4V28L13 20.4L0 28z')] },
}

const logos = [
  { name: 'wherrymoor', mark: 'oars', text: 'Wherrymoor', set: { face: 'sturdy', size: 24, y: 23 } },
  { name: 'pellam-rook', mark: 'rook', text: 'Pellam & Rook', set: { face: 'serifItalic', size: 29, y: 24 } },
  { name: 'osterwell', mark: 'pin', text: 'OSTERWELL', set: { face: 'plain', size: 18.5, y: 22.6, tracking: 0.13 } },
  { name: 'brackenhallow', mark: 'wheel', text: 'Brackenhallow', set: { face: 'narrow', size: 25, y: 24 } },
  { name: 'ravelbourne', mark: 'contour', text: 'Ravelbourne', set: { face: 'serif', size: 30, y: 24.6 } },
  { name: 'harrowmede', mark: 'gables', text: 'harrowmede', set: { face: 'broad', size: 19, y: 23 } },
  { name: 'quillander', mark: 'leaves', text: 'Quillander', set: { face: 'serif', size: 29, y: 24 } },
  { name: 'northgarth', mark: 'funnel', text: 'NORTHGARTH', set: { face: 'leaning', size: 20, y: 23.4 } },
  { name: 'hollin-sparrow', mark: 'spectacles', text: 'Hollin & Sparrow', set: { face: 'thin', size: 23, y: 23.4 } },
  { name: 'caldbrook', mark: 'key', text: 'CALDBROOK', set: { face: 'tall', size: 26, y: 25, tracking: 0.02 } },
]

const symbols = logos.map(({ name, mark, text, set }) => {
  const { across, drawn } = marks[mark]
  const line = setLine(face[set.face], text, { at: [across + 9, set.y], size: set.size, tracking: set.tracking ?? 0, decimals: 1 })
  const width = Math.ceil(line.box.x2)
  const symbol = element('symbol', { id: `logo-${name}`, viewBox: `0 0 ${width} ${height}` }, [drawn, element('path', { d: line.d })])
  console.log(`logo-${name}: ${width} wide, ${Buffer.byteLength(symbol)} bytes`)
  return symbol
})

await writeFile(sprite, `${element('svg', { xmlns: 'http://www.w3.org/2000/svg' }, symbols)}\n`)
