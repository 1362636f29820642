/** Osterwell Physiotherapy: streets that are limbs, joints that are junctions, and a pin where it hurts. */
import { sansBold, sansNarrow, sansRegular, words } from '../kit/faces.mjs'
import { palette as c } from '../kit/palette.mjs'
import { phone } from '../kit/phone.mjs'
import { polygon, rounded, smooth, through, times } from '../kit/shapes.mjs'
import { circle, drawing, ellipse, group, rect, shape, stroke } from '../kit/svg.mjs'

const lane = '#C6EAD9'
const block = '#93CDB1'

/** A map pin with its point at the origin; `edge` sets it off from what is as red. */
const pin = (size, edge) => [
  shape(`M0 0C${-0.1 * size} ${-0.42 * size} ${-0.46 * size} ${-0.56 * size} ${-0.46 * size} ${-0.96 * size}A${0.46 * size} ${0.46 * size} 0 0 1 ${0.46 * size} ${-0.96 * size}C${0.46 * size} ${-0.56 * size} ${0.1 * size} ${-0.42 * size} 0 0z`, c.vermilion, edge),
  circle([0, -0.96 * size], 0.18 * size, c.paper),
]

/** The runner, as roads. */
const limbs = [
  [[1098, 372], [1040, 486], [982, 606]],
  [[982, 606], [1190, 640], [1160, 852], [1236, 872]],
  [[982, 606], [878, 786], [668, 776], [636, 850]],
  [[1098, 372], [1264, 430], [1392, 340]],
  [[1098, 372], [912, 430], [852, 566]],
]
const junctions = [[1098, 372], [982, 606], [1160, 852], [878, 786], [668, 776], [1264, 430], [912, 430]]

function town() {
  const blocks = [
    [1300, 560, 120, 76, 9], [1440, 590, 100, 70, 9], [1290, 680, 90, 110, 9], [1410, 700, 150, 90, 9], [1330, 830, 130, 100, 9], [1490, 830, 110, 110, 9],
    [1010, 720, 80, 60, -8], [990, 830, 100, 90, -8], [1400, 190, 90, 84, -14], [1520, 130, 120, 90, -14], [1480, 320, 150, 80, -14],
    [740, 860, 90, 70, 14], [860, 900, 100, 70, 14], [500, 880, 90, 80, 14], [560, 690, 70, 60, 14], [720, 650, 90, 70, 14],
  ]
  return [
    shape(smooth([[120, 1060], [240, 900], [330, 800], [300, 700], [380, 590], [560, 560], [700, 500], [800, 420], [960, 350], [1130, 350], [1280, 290], [1330, 180], [1420, 90], [1450, -60]]), 'none', { stroke: c.sky, strokeWidth: 74, strokeLinecap: 'butt' }),
    blocks.map(([x, y, width, height, turn]) => group(rect(0, 0, width, height, block), { at: [x, y], turn })),
    [
      [[1392, 340], [1640, 200]], [[1236, 872], [1640, 940]], [[636, 850], [560, 1020]], [[852, 566], [800, 700], [878, 786]], [[1190, 640], [1640, 690]],
      [[1264, 430], [1400, 640], [1470, 1020]], [[1160, 852], [1110, 1020]], [[1392, 340], [1430, 560]], [[668, 776], [440, 720], [380, 1020]], [[878, 786], [830, 1020]],
      [[1098, 372], [1130, 120], [1240, -20]], [[1392, 340], [1310, 170], [1460, -20]], [[912, 430], [1000, 300], [1130, 220]], [[440, 720], [330, 1020]], [[1040, 486], [1190, 640]], [[982, 606], [1010, 760], [1160, 852]],
    ].map((line) => stroke(through(line), lane, 20, { strokeLinecap: 'butt' })),
  ]
}

function tile() {
  return drawing(1600, 1000, [
    rect(0, 0, 1600, 1000, c.mint),
    town(),
    limbs.map((line) => stroke(through(line), c.paper, 50)),
    junctions.map((place) => [circle(place, 40, c.paper), circle(place, 17, c.pine)]),
    circle([1150, 258], 80, c.paper),
    circle([1150, 258], 52, c.pine),
    circle([1190, 640], 52, c.paper),
    circle([1190, 640], 22, c.pine),
    ellipse([1194, 644], 34, 15, c.ink, { opacity: 0.25 }),
    group(pin(132), { at: [1190, 640] }),
  ])
}

/** A street nameplate, its top left corner at the origin. */
const plate = (name, { ground, letters, width }) => [
  rect(10, 12, width, 118, c.ink, { opacity: 0.35 }),
  rect(0, 0, width, 118, ground),
  rect(9, 9, width - 18, 100, 'none', { stroke: letters, strokeWidth: 5 }),
  words(sansNarrow, name, { at: [width / 2, 83], size: 68, anchor: 'middle', tracking: 0.06, fill: letters }),
]

function streetByStreet() {
  const plain = { ground: c.paper, letters: c.ink }
  const result = (y, name, detail, first) => [
    rect(22, y, 404, 132, first ? c.paper : '#EFE8DB'),
    circle([74, y + 66], 24, first ? c.vermilion : block),
    words(sansBold, name, { at: [118, y + 60], size: 26, fill: c.ink }),
    words(sansRegular, detail, { at: [118, y + 98], size: 24, fill: c.inkSoft }),
  ]
  return drawing(1600, 1000, [
    rect(0, 0, 1600, 1000, c.pine),
    ['FERRY ROW', 'TANNERS HILL', 'WEIR LANE', 'OLD MALTINGS', 'HYTHE STREET', 'PENNY BRIDGE'].map((name, index) =>
      group(plate(name, { ...(index === 2 ? { ground: c.vermilion, letters: c.ink } : plain), width: 560 + (index % 3) * 34 }), { at: [80 + (index % 2) * 50, 56 + index * 152], turn: [-1.2, 0.8, -0.5, 0.7, -0.6, 0.6][index], scale: 1.12 }),
    ),
    rect(966, 100, 548, 916, '#0A362F'),
    group(phone({ x: 0, y: 0, width: 480, height: 1040, ground: c.mint }, [
      [[[-20, 330], [180, 250], [260, 120], [240, -20]], [[180, 250], [300, 360], [470, 330]], [[260, 120], [470, 60]], [[60, -20], [110, 150], [180, 250], [150, 480]], [[300, 360], [330, 480]]].map((line) => stroke(through(line), c.paper, 22)),
      times(7, (index) => rect([12, 330, 380, 200, 40, 150, 380][index], [90, 160, 410, 410, 390, 60, 230][index], 60, 50, block)),
      circle([300, 360], 28, c.paper),
      group(pin(130), { at: [300, 362] }),
      shape(rounded(0, 470, 448, 600, [30, 30, 0, 0]), c.sand),
      rect(184, 488, 80, 8, c.inkSoft),
      result(522, 'Osterwell, Weir Lane', 'Open till 8 · by the bridge', true),
      result(670, 'Osterwell, Tanners Hill', 'Open till 6 · by the bus', false),
      result(818, 'Osterwell, Hythe Street', 'Open till 8 · step-free', false),
    ]), { at: [940, 70], scale: 1.14 }),
  ])
}

/** Nine stretches in a box 400 square: a chain for each limb, the head, the ground, and the joint that is worked. */
const stretches = [
  { head: [200, 96], limbs: [[[200, 146], [200, 230]], [[200, 146], [146, 92], [170, 30]], [[200, 146], [254, 92], [230, 30]], [[200, 230], [186, 290], [180, 350]], [[200, 230], [214, 290], [220, 350]]], sore: [200, 146] },
  { head: [176, 120], limbs: [[[184, 168], [150, 250]], [[184, 168], [246, 178], [310, 168]], [[150, 250], [240, 262], [226, 350]]], sore: [240, 262] },
  { head: [204, 76], limbs: [[[204, 124], [200, 222]], [[204, 124], [252, 174], [200, 222]], [[200, 222], [290, 250], [290, 350]], [[200, 222], [150, 310], [70, 350]]], sore: [200, 222] },
  { head: [62, 316], limbs: [[[112, 326], [206, 250]], [[112, 326], [184, 348]], [[206, 250], [290, 226], [298, 350]]], sore: [206, 250] },
  { head: [268, 100], limbs: [[[236, 146], [196, 232]], [[236, 146], [306, 128], [326, 58]], [[236, 146], [156, 166], [196, 232]], [[196, 232], [176, 290], [160, 350]], [[196, 232], [228, 290], [246, 350]]], sore: [236, 146] },
  { head: [196, 76], limbs: [[[198, 124], [200, 222]], [[198, 124], [250, 174], [287, 248]], [[198, 124], [140, 130], [76, 126]], [[200, 222], [198, 290], [196, 350]], [[200, 222], [226, 306], [287, 248]]], sore: [226, 306] },
  { head: [240, 192], limbs: [[[208, 232], [122, 330]], [[208, 232], [264, 284], [314, 308]], [[122, 330], [220, 340], [326, 346], [332, 288]]], sore: [122, 330] },
  { head: [336, 214], limbs: [[[292, 242], [186, 286]], [[292, 242], [296, 348], [346, 350]], [[186, 286], [118, 314], [56, 330], [64, 352]]], sore: [292, 242] },
  { head: [266, 298], limbs: [[[224, 318], [110, 270]], [[224, 318], [292, 350], [352, 350]], [[110, 270], [194, 346], [54, 350]]], sore: [110, 270] },
]

function exerciseSheet() {
  return drawing(1200, 1200, [
    rect(0, 0, 1200, 1200, c.mint),
    stretches.map(({ head, limbs: chains, sore }, index) => {
      const [x, y] = [(index % 3) * 400, Math.floor(index / 3) * 400]
      return [
        index % 2 === 1 ? rect(x, y, 400, 400, block) : '',
        group(
          [
            rect(30, 362, 340, 10, c.pine),
            chains.map((chain) => stroke(through(chain), c.paper, 30)),
            chains.flat().map((place) => circle(place, 6.5, c.pine)),
            circle(head, 34, c.paper),
            circle(sore, 23, c.vermilion),
            circle(sore, 8, c.paper),
          ],
          { at: [x, y - 6] },
        ),
      ]
    }),
  ])
}

/** Isometric: `u` runs down to the right, `v` down to the left, `w` up. */
const iso = ([u, v, w = 0]) => [930 + (u - v) * 0.866, 700 + (u + v) * 0.5 - w]
const face = (places, fill) => shape(polygon(places.map(iso)), fill)

function house({ u, v, long, deep, high, wall, shade, roof, roofShade, door }) {
  const [ridge, middle] = [high + 66, v + deep / 2]
  const window = (from, base, sill) => face([[from, v + deep, base], [from + 34, v + deep, base], [from + 34, v + deep, base + sill], [from, v + deep, base + sill]], c.pine)
  return [
    face([[u + long, v, 0], [u + long, v + deep, 0], [u + long, v + deep, high], [u + long, middle, ridge], [u + long, v, high]], shade),
    face([[u, v + deep, 0], [u + long, v + deep, 0], [u + long, v + deep, high], [u, v + deep, high]], wall),
    times(Math.floor(long / 90), (index) => [window(u + 26 + index * 88, high - 62, 40), index === 0 ? '' : window(u + 26 + index * 88, 24, 44)]),
    face([[u + 22, v + deep, 0], [u + 60, v + deep, 0], [u + 60, v + deep, 66], [u + 22, v + deep, 66]], door),
    face([[u + long, middle - 20, 70], [u + long, middle + 20, 70], [u + long, middle + 20, 116], [u + long, middle - 20, 116]], c.pine),
    face([[u - 10, v + deep + 14, high - 14], [u + long + 10, v + deep + 14, high - 14], [u + long + 10, middle, ridge + 4], [u - 10, middle, ridge + 4]], roof),
    face([[u + long + 10, middle, ridge + 4], [u + long + 10, v + deep + 14, high - 14], [u + long, v + deep + 2, high - 14], [u + long, middle, ridge - 14]], roofShade),
    face([[u + long + 10, middle, ridge + 4], [u + long + 10, v - 14, high - 14], [u + long, v - 2, high - 14], [u + long, middle, ridge - 14]], roofShade),
    face([[u + 34, middle + 26, ridge - 24], [u + 64, middle + 26, ridge - 24], [u + 64, middle + 26, ridge + 50], [u + 34, middle + 26, ridge + 50]], wall),
    face([[u + 64, middle + 26, ridge - 24], [u + 64, middle - 2, ridge - 8], [u + 64, middle - 2, ridge + 50], [u + 64, middle + 26, ridge + 50]], shade),
    face([[u + 34, middle + 26, ridge + 50], [u + 64, middle + 26, ridge + 50], [u + 64, middle - 2, ridge + 50], [u + 34, middle - 2, ridge + 50]], c.pine),
  ]
}

const tree = (u, v) => {
  const [x, y] = iso([u, v])
  return [ellipse([x + 8, y + 4], 44, 20, block), rect(x - 6, y - 50, 12, 52, c.pine), ellipse([x, y - 84], 40, 50, c.pine), ellipse([x - 10, y - 96], 18, 24, '#17604F')]
}

function clinicInItsStreet() {
  const plain = { wall: c.paper, shade: '#DCCFB9', roof: '#17604F', roofShade: c.pine, door: c.pine }
  const warm = { wall: c.blush, shade: '#E2AB9D', roof: '#17604F', roofShade: c.pine, door: c.pine }
  const sunny = { wall: c.butter, shade: '#DDA530', roof: '#17604F', roofShade: c.pine, door: c.cobaltDeep }
  const clinic = { wall: c.paper, shade: '#DCCFB9', roof: c.vermilion, roofShade: c.vermilionDeep, door: c.vermilion }
  const rows = [
    [-1250, [plain, sunny, plain, warm, plain, plain]],
    [-780, [warm, plain, plain, sunny, plain, warm]],
    [-310, [plain, warm, plain, sunny, plain, warm]],
    [160, [plain, sunny, clinic, plain, warm, plain]],
    [630, [warm, plain, plain, sunny, plain, plain]],
    [1100, [plain, warm, plain, plain, sunny, plain]],
  ]
  const road = (from, to, width, along) => face(along ? [[from, to], [2200, to], [2200, to + width], [from, to + width]] : [[to, from], [to + width, from], [to + width, 2200], [to, 2200]], c.paper)
  return drawing(1500, 1200, [
    rect(0, 0, 1500, 1200, c.mint),
    rows.map(([v]) => road(-2400, v + 214, 140, true)),
    road(-2000, 520, 84, false), road(-2000, -800, 84, false),
    rows.map(([v]) => times(26, (index) => face([[-1527 + index * 130, v + 281], [-1485 + index * 130, v + 281], [-1485 + index * 130, v + 288], [-1527 + index * 130, v + 288]], block))),
    rows.map(([v, kinds]) =>
      [-700, -440, -180, 80, 324, 660].map((u, index) => house({ ...kinds[index], u, v, long: index < 4 ? 260 : 200, deep: 130, high: 164 })).concat([tree(345, v + 188), tree(-168, v + 188)]),
    ),
    (() => {
      const [x, y] = iso([30, 248, 210])
      return [ellipse([x + 4, y + 2], 30, 12, c.ink, { opacity: 0.3 }), group(pin(190, { stroke: c.paper, strokeWidth: 12, strokeLinejoin: 'round', paintOrder: 'stroke' }), { at: [x, y] })]
    })(),
  ])
}

export const drawings = {
  'project-3': tile(),
  'project-3-1': streetByStreet(),
  'project-3-2': exerciseSheet(),
  'project-3-3': clinicInItsStreet(),
}
