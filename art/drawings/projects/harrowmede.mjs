/** Harrowmede Housing Trust: terraces drawn in one firm outline, and doors that are easy to find. */
import { grotesqueHeavy, sansBold, words } from '../kit/faces.mjs'
import { palette as c } from '../kit/palette.mjs'
import { arc, disc, polar, polygon, rounded, times } from '../kit/shapes.mjs'
import { circle, drawing, group, rect, shape, stroke, within } from '../kit/svg.mjs'

const line = { stroke: c.ink, strokeWidth: 9, strokeLinejoin: 'round' }
const outlined = (d, fill) => shape(d, fill, line)

const inWindow = {
  curtains: [rect(-31, -42, 16, 84, c.vermilion), rect(15, -42, 16, 84, c.vermilion)],
  cat: [shape('M-20 42C-26 10 -20 -4 -18 -22L-6 -12H6L18 -22C20 -4 26 10 20 42z', c.ink), circle([-7, 0], 3.5, c.butter), circle([7, 0], 3.5, c.butter)],
  plant: [rect(-14, 20, 28, 22, c.coral), group([shape('M0 0C-30 -10 -26 -40 -4 -44C0 -30 4 -14 0 0z', c.pine), shape('M0 0C30 -6 30 -32 10 -46C2 -32 -4 -14 0 0z', c.pine)], { at: [0, 20] })],
  lamp: [rect(-2, -42, 4, 22, c.ink), shape('M-18 4L-8 -20H8L18 4z', c.paper)],
  none: '',
}

/** A sash window with its middle at the origin. */
const window = ({ pane = c.sky, shows = 'none' } = {}) => [
  rect(-34, -46, 68, 92, pane),
  inWindow[shows],
  stroke('M-34 0H34', c.ink, 6),
  rect(-34, -46, 68, 92, 'none', line),
  rect(-44, 46, 88, 12, c.paper, line),
]

/** A house of two floors standing on the origin, 220 wide. */
function house({ wall, roof = 'gable', tile = c.inkSoft, door = c.pine, high = 400, windows, chimney = 'left' }) {
  const half = 110
  const pot = chimney === 'left' ? -64 : 34
  const tops = {
    gable: outlined(polygon([[-half, -high], [0, -high - 112], [half, -high]]), wall),
    slate: outlined(polygon([[-half, -high], [-half + 34, -high - 92], [half - 34, -high - 92], [half, -high]]), tile),
    parapet: [outlined(polygon([[-half, -high], [-half, -high - 52], [-44, -high - 52], [-44, -high - 86], [44, -high - 86], [44, -high - 52], [half, -high - 52], [half, -high]]), wall), rect(-half - 8, -high - 12, 2 * half + 16, 22, c.paper, line)],
  }
  const stack = [rect(pot, -high - (roof === 'parapet' ? 130 : 140), 32, 140, tile, line), rect(pot + 6, -high - (roof === 'parapet' ? 154 : 164), 20, 24, c.coral, line)]
  return [
    stack,
    roof === 'gable' ? outlined(polygon([[-half, 0], [-half, -high], [0, -high - 112], [half, -high], [half, 0]]), wall) : [tops[roof], rect(-half, -high, 2 * half, high, wall, line)],
    roof === 'parapet' ? rect(-half - 6, -high - 10, 2 * half + 12, 20, c.paper, line) : '',
    group(window(windows[0]), { at: [-50, -high + 90] }),
    group(window(windows[1]), { at: [50, -high + 90] }),
    group(window(windows[2]), { at: [50, -130] }),
    outlined('M-86 0V-176a36 36 0 0 1 72 0V0z', door),
    outlined('M-86 -172a36 36 0 0 1 72 0z', c.butter),
    circle([-28, -82], 7, c.butter),
    rect(-98, -10, 96, 20, c.paper, line),
  ]
}

const terrace = [
  { wall: c.paper, roof: 'slate', tile: c.inkSoft, door: c.pine, high: 388, windows: [{}, { shows: 'plant' }, { pane: c.butter, shows: 'lamp' }] },
  { wall: c.coral, roof: 'gable', door: c.cobaltDeep, high: 396, windows: [{ pane: c.butter, shows: 'curtains' }, {}, {}], chimney: 'right' },
  { wall: c.paper, roof: 'parapet', door: c.plum, high: 384, tile: c.sand, windows: [{}, {}, { shows: 'cat', pane: c.butter }] },
  { wall: c.sky, roof: 'gable', door: c.vermilion, high: 416, windows: [{ pane: c.paper }, { pane: c.butter, shows: 'lamp' }, { pane: c.paper, shows: 'plant' }] },
  { wall: c.paper, roof: 'slate', tile: c.pine, door: c.cobalt, high: 384, windows: [{}, { pane: c.butter, shows: 'curtains' }, {}], chimney: 'right' },
  { wall: c.butter, roof: 'gable', door: c.pine, high: 402, windows: [{ pane: c.paper, shows: 'cat' }, { pane: c.paper }, { pane: c.paper, shows: 'curtains' }] },
  { wall: c.mint, roof: 'parapet', door: c.vermilionDeep, high: 386, tile: c.sand, windows: [{}, {}, { pane: c.butter, shows: 'lamp' }] },
  { wall: c.blush, roof: 'slate', tile: c.inkSoft, door: c.pine, high: 390, windows: [{ shows: 'plant' }, {}, {}] },
]

/** The pointer of a mouse, its tip at the origin. */
const pointer = shape('M0 0L0 150L36 118L62 178L92 164L66 106L114 102z', c.paper, { stroke: c.ink, strokeWidth: 12, strokeLinejoin: 'round' })

function tile() {
  return drawing(1600, 1000, [
    rect(0, 0, 1600, 1000, c.sand),
    terrace.map((look, index) => group(house(look), { at: [-12 + index * 233, 940], scale: 1.06 })),
    rect(0, 936, 1600, 64, c.inkSoft),
    rect(0, 936, 1600, 10, c.ink),
    group(pointer, { at: [648, 796], scale: 1.1 }),
  ])
}

function houseThatIsAPage() {
  const button = (y, name, ground) => [shape(rounded(34, y, 372, 128, 16), ground, line), words(grotesqueHeavy, name, { at: [62, y + 81], size: 52, fill: c.ink }), stroke(`M350 ${y + 64}h26m-14 -14l14 14l-14 14`, c.ink, 9)]
  return drawing(1600, 1000, [
    rect(0, 0, 1600, 1000, c.sky),
    group([-3, -2, -1, 1, 2, 3].map((place, index) => group(house(terrace[index + (index > 2 ? 1 : 0)]), { at: [place * 220 + Math.sign(place) * 154, 0] })), { at: [800, 930], scale: 1.02 }),
    rect(0, 926, 1600, 74, c.inkSoft),
    rect(0, 926, 1600, 10, c.ink),
    rect(924, 90, 66, 180, c.coral, line),
    rect(912, 74, 90, 30, c.coral, line),
    outlined(polygon([[524, 268], [800, 66], [1076, 268]]), c.vermilion),
    shape(rounded(560, 250, 480, 690, [30, 30, 12, 12]), c.ink),
    within(rounded(580, 272, 440, 648, [16, 16, 4, 4]), [
      rect(580, 272, 440, 648, c.paper),
      group(
        [
          rect(0, 0, 440, 96, c.pine),
          words(grotesqueHeavy, 'Hello, Flat 12', { at: [34, 66], size: 50, fill: c.paper }),
          button(130, 'Report a repair', c.butter),
          button(286, 'Pay my rent', c.mint),
          button(442, 'Ask a person', c.blush),
          words(sansBold, 'Or ring us: we answer.', { at: [34, 622], size: 29, fill: c.ink }),
        ],
        { at: [580, 272] },
      ),
    ]),
  ])
}

function fourThingsThatBreak() {
  const thick = { stroke: c.ink, strokeWidth: 14, strokeLinejoin: 'round', strokeLinecap: 'round' }
  const tap = [
    shape('M130 220H330C420 220 460 270 460 350V392H364V356C364 330 350 316 324 316H130z', c.paper, thick),
    rect(96, 196, 60, 144, c.paper, thick),
    rect(232, 150, 60, 70, c.paper, thick),
    shape(rounded(152, 104, 220, 56, 28), c.vermilion, thick),
    shape('M412 440C446 488 452 506 452 524A40 40 0 0 1 372 524C372 506 378 488 412 440z', c.cobalt, thick),
  ]
  const radiator = [
    stroke('M144 394H60V520M456 394H540V520', c.ink, 26),
    stroke('M144 394H60V520M456 394H540V520', c.paper, 6),
    times(5, (index) => shape(rounded(112 + index * 78, 170, 64, 260, 32), index === 2 ? c.vermilion : c.paper, thick)),
    times(3, (index) => stroke(`M${190 + index * 110} 128c-30 -30 30 -46 0 -80`, c.ink, 14)),
  ]
  const key = [
    circle([300, 190], 104, c.butter, thick),
    circle([300, 172], 34, c.cobaltDeep, thick),
    shape('M268 286H332V540H268z', c.butter, thick),
    shape('M332 420h70v44h-34v32h34v44h-70z', c.butter, thick),
  ]
  const bulb = [
    times(9, (index) => {
      const angle = 180 + index * 22.5
      const [from, to] = [polar([300, 260], 190, angle), polar([300, 260], 234, angle)]
      return stroke(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, c.ink, 14)
    }),
    shape('M246 424C246 366 160 340 160 252A140 140 0 0 1 440 252C440 340 354 366 354 424z', c.butter, thick),
    stroke('M262 420L236 280L276 310L300 276L324 310L364 280L338 420', c.ink, 12),
    shape(rounded(240, 424, 120, 106, [8, 8, 44, 44]), c.paper, thick),
    stroke('M246 460H354M250 496H350', c.ink, 12),
  ]
  return drawing(1200, 1200, [
    [[0, 0, c.mint, tap], [600, 0, c.blush, radiator], [0, 600, c.cobaltDeep, key], [600, 600, c.coral, bulb]].map(([x, y, ground, picture]) => [rect(x, y, 600, 600, ground), group(picture, { at: [x, y] })]),
  ])
}

function keys() {
  const thick = { stroke: c.ink, strokeWidth: 12, strokeLinejoin: 'round' }
  const middle = [750, 190]
  /** The ring where it lies in front: up to a hole, where it goes through. Its light runs a degree further, so that no seam shows. */
  const ring = (from, to) => [[c.ink, 40, 0], [c.paper, 16, 1]].map(([colour, width, over]) => stroke(arc(middle, 140, from - over, to + over), colour, width, { strokeLinecap: 'butt' }))
  const key = (turn, wall, roofColour, bits, foot = 264) =>
    group(
      [
        shape('M-44 250H44V760L0 812L-44 760z', wall, thick),
        bits.map(([y, height, width]) => rect(44, y, width, height, wall, thick)),
        stroke('M0 300V740', c.ink, 8, { opacity: 0.35 }),
        shape(`M-150 70L0 -66L150 70V${foot}H-150z`, wall, thick),
        shape('M-182 92L0 -72L182 92L150 122L0 -14L-150 122z', roofColour, thick),
        circle([0, 62], 36, c.blush, thick),
        rect(-98, foot - 114, 62, 66, c.sky, thick),
        shape(`M34 ${foot}v-78a32 32 0 0 1 64 0V${foot}z`, roofColour, thick),
      ],
      { at: [750, 268], turn },
    )
  return drawing(1500, 1200, [
    rect(0, 0, 1500, 1200, c.blush),
    circle(middle, 140, 'none', { stroke: c.ink, strokeWidth: 40 }),
    circle(middle, 140, 'none', { stroke: c.paper, strokeWidth: 16 }),
    key(46, c.mint, c.pine, [[560, 44, 60], [660, 60, 90]]),
    key(-48, c.butter, c.cobaltDeep, [[520, 60, 80], [640, 44, 50], [708, 40, 80]]),
    key(-4, c.paper, c.vermilion, [[540, 50, 70], [626, 44, 96], [704, 36, 56]], 304),
    group(
      [shape(rounded(0, -70, 466, 140, 40), c.cobalt, thick), circle([56, 0], 36, c.blush, thick), words(grotesqueHeavy, 'harrowmede.example', { at: [279, 14], size: 42, anchor: 'middle', fill: c.paper })],
      { at: [822, 237], turn: 13 },
    ),
    within(disc([754, 330], 31), ring(50, 130)),
    ring(88, 200),
    within(disc(polar(middle, 140, 25), 31), ring(0, 60)),
    ring(-40, 25),
  ])
}

export const drawings = {
  'project-6': tile(),
  'project-6-1': houseThatIsAPage(),
  'project-6-2': fourThingsThatBreak(),
  'project-6-3': keys(),
}
