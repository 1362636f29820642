/** Caldbrook Joinery: wood, how it is joined, and the room where that is done. */
import { sansNarrow, words } from '../kit/faces.mjs'
import { palette as c } from '../kit/palette.mjs'
import { box, contours, hills, mix, polygon, rounded, through, times } from '../kit/shapes.mjs'
import { circle, drawing, ellipse, group, rect, shape, stroke, within } from '../kit/svg.mjs'

const oak = '#E0A24A'
const oakDark = '#B97A27'
const walnut = '#7A4A2B'
const walnutDark = '#55301A'

/** Grain along x in a box: lines of equal growth that part round a knot or two, on a `ground` that shows inside the knots. */
function grain({ x, y, width, height, seed, lines, bend = 1, knots = [], ground, colour, weight = 3, opacity = 0.5, step = 16 }) {
  const drift = hills(seed, height * 0.9)
  const pitch = height / lines
  const straight = (px, py) => (py - y) / pitch + bend * 1.6 * drift(px * 0.28, py)
  const field = (px, py) =>
    knots.reduce((growth, [kx, ky, size]) => growth + 0.9 * (straight(kx, ky) - growth) * Math.exp(-(((px - kx) / (size * 2.2)) ** 2) - ((py - ky) / (size * 0.8)) ** 2), straight(px, py))
  return [
    times(lines + 6, (index) => contours(field, index - 2.5, { x, y, width, height, step }).map(({ d }) => stroke(d, colour, weight * (index % 3 === 0 ? 1.6 : 1), { opacity }))),
    knots.map(([kx, ky, size]) => [ellipse([kx, ky], size * 0.7, size * 0.42, colour), ellipse([kx, ky], size * 0.34, size * 0.2, ground)]),
  ]
}

const tails = (left, top, depth, wide, narrow, count, pitch) =>
  times(count, (index) => {
    const x = left + index * pitch
    return [[x - narrow / 2, top], [x - wide / 2, top + depth], [x + wide / 2, top + depth], [x + narrow / 2, top]]
  })

function tile() {
  const teeth = tails(150, 560, 210, 218, 142, 6, 330)
  const joint = teeth.toReversed().map(([a, b, b2, a2]) => `L${a2.join(' ')}L${b2.join(' ')}L${b.join(' ')}L${a.join(' ')}`).join('')
  const upper = `M-20 340H1620V560${joint}L-20 560z`
  return drawing(1600, 1000, [
    rect(0, 0, 1600, 1000, c.sand),
    rect(-20, 560, 1640, 460, c.butter),
    within(box(-20, 560, 1640, 460), grain({ x: -20, y: 550, width: 1660, height: 480, seed: 4, lines: 17, bend: 1.3, knots: [[480, 892, 56], [1210, 875, 44]], ground: c.butter, colour: oakDark, weight: 3.4, opacity: 0.75 })),
    shape(upper, c.vermilion),
    within(upper, grain({ x: -20, y: 330, width: 1660, height: 450, seed: 9, lines: 15, bend: 1, knots: [[1010, 467, 44]], ground: c.vermilion, colour: c.vermilionDeep, weight: 3.4, opacity: 0.75 })),
    stroke(`M1620 560${joint}L-20 560`, c.ink, 7, { strokeLinejoin: 'miter' }),
    rect(-20, 340, 1640, 14, c.coral),
    group(pencil, { at: [1320, 338] }),
  ])
}

/** A joiner's flat pencil, lying on the origin. */
const pencil = [rect(0, -44, 400, 44, c.cobaltDeep), rect(0, -44, 400, 15, c.cobalt), shape('M0 -44L-84 -22L0 0z', c.paper), shape('M-50 -31L-84 -22L-50 -13z', c.ink), rect(400, -44, 16, 44, c.ink)]

/** Tools as they hang: each from its own nail at the origin. */
const tool = {
  saw: [shape('M-20 30H60C80 30 84 60 70 90H-6C-30 84 -34 40 -20 30z', c.vermilion), rect(4, 48, 40, 22, c.sand), shape('M-14 90H66L40 380H14z', c.sky), stroke(times(13, (index) => `M${-13 + index * 2.1} ${104 + index * 21}l-8 8l10 8`).join(''), c.sky, 4)],
  chisel: [shape(rounded(-14, 20, 28, 110, 12), c.butter), rect(-9, 130, 18, 90, c.inkSoft), shape('M-9 220H9V250H-9z', c.sky)],
  mallet: [rect(-10, 90, 20, 190, oak), shape(polygon([[-74, 20], [74, 20], [62, 104], [-62, 104]]), walnut)],
  plane: [shape(rounded(-110, 60, 220, 56, [16, 40, 6, 6]), walnut), shape('M40 60C40 20 84 16 90 60z', oak), circle([-70, 50], 22, oak), shape('M-30 60L-6 14H20L10 60z', c.sky)],
  square: [rect(-14, 20, 28, 150, walnut), rect(-14, 150, 220, 22, c.sky)],
}

function workshop() {
  const nail = (x, y, name) => [circle([x, y], 7, c.ink), group(tool[name], { at: [x, y - 12], scale: 0.72 })]
  const spot = ([x, y]) => [circle([x, y], 44, c.vermilion, { opacity: 0.25 }), circle([x, y], 28, c.vermilion), stroke(`M${x - 12} ${y}h24M${x} ${y - 12}v24`, c.paper, 7)]
  return drawing(1600, 1000, [
    rect(0, 0, 1600, 1000, c.sand),
    rect(0, 820, 1600, 180, '#CDB996'),
    times(9, (index) => stroke(`M${-100 + index * 230} 1000L${mix(-100 + index * 230, 800, 0.3)} 820`, '#B9A27B', 5)),
    rect(90, 110, 430, 380, c.paper),
    rect(110, 130, 390, 340, c.sky),
    within(box(110, 130, 390, 340), [circle([410, 230], 60, c.butter), shape('M110 470V400L220 320L330 390L420 340L500 380V470z', c.mint)]),
    rect(298, 130, 14, 340, c.paper),
    rect(110, 292, 390, 14, c.paper),
    rect(70, 486, 470, 26, c.paper),
    shape('M110 490L-60 1000H520L500 490z', c.butter, { opacity: 0.22 }),
    rect(600, 130, 560, 330, c.pine),
    [[680, 160, 'saw'], [800, 160, 'chisel'], [856, 160, 'chisel'], [912, 160, 'chisel'], [1040, 160, 'mallet']].map(([x, y, name]) => nail(x, y, name)),
    rect(1220, 90, 320, 740, walnut),
    times(4, (row) => rect(1240, 110 + row * 180, 280, 160, walnutDark)),
    times(4, (row) => times(row === 3 ? 3 : 5, (index) => rect(1250 + index * 54, 270 + row * 180 - 40 - ((index * 37 + row * 23) % 70), 46, 40 + ((index * 37 + row * 23) % 70), [oak, c.butter, c.coral, oak, c.blush][(index + row) % 5]))),
    times(4, (row) => rect(1232, 268 + row * 180, 296, 16, walnut)),
    shape('M820 -10V80', 'none', { stroke: c.ink, strokeWidth: 7 }),
    shape('M740 130C740 90 780 76 820 76S900 90 900 130z', c.vermilion),
    circle([820, 134], 22, c.butter),
    rect(420, 640, 700, 60, oak),
    rect(400, 624, 740, 40, c.butter),
    within(box(420, 664, 700, 36), grain({ x: 404, y: 664, width: 716, height: 36, seed: 6, lines: 3, bend: 0.5, colour: oakDark, weight: 3, step: 18 })),
    rect(460, 700, 60, 190, oak),
    rect(1020, 700, 60, 190, oak),
    rect(460, 800, 620, 40, oakDark),
    rect(380, 640, 40, 96, walnut),
    stroke('M366 690H434', c.ink, 12),
    group(tool.plane, { at: [760, 510] }),
    stroke('M610 612c-30 -26 -70 -8 -60 14s50 6 38 -18', c.blush, 13),
    stroke('M664 616c-22 -34 -60 -20 -52 4', c.blush, 13),
    group(tool.square, { at: [930, 462] }),
    group([shape('M10 214L46 24H180L216 214z', c.coral), rect(0, 0, 226, 30, c.vermilionDeep), stroke('M40 124H186', c.vermilionDeep, 10)], { at: [96, 706] }),
    times(9, (index) => stroke(`M${540 + index * 62} ${920 + (index % 3) * 18}q14 -22 30 0q-4 16 -18 8`, c.blush, 9)),
    [[720, 520], [960, 300], [1380, 430], [305, 300]].map(spot),
  ])
}

function chairTakenApart() {
  const part = { stroke: c.ink, strokeWidth: 7, strokeLinejoin: 'round' }
  /** Isometric: `a` to the lower right, `b` to the lower left, `h` up. */
  const iso = ([a, b, h]) => [620 + (a - b) * 0.82, 740 + (a + b) * 0.474 - h * 0.94]
  const block = ([a, b, h], [la, lb, lh], [top, left, right]) => {
    const face = (points, fill) => shape(polygon(points.map(iso)), fill, part)
    return [
      face([[a, b + lb, h], [a + la, b + lb, h], [a + la, b + lb, h + lh], [a, b + lb, h + lh]], left),
      face([[a + la, b, h], [a + la, b + lb, h], [a + la, b + lb, h + lh], [a + la, b, h + lh]], right),
      face([[a, b, h + lh], [a + la, b, h + lh], [a + la, b + lb, h + lh], [a, b + lb, h + lh]], top),
    ]
  }
  const oakSides = [c.butter, oak, oakDark]
  const redSides = [c.coral, c.vermilion, c.vermilionDeep]
  const dash = (from, to) => stroke(through([iso(from), iso(to)]), c.ink, 5, { strokeDasharray: '4 14' })
  return drawing(1200, 1200, [
    rect(0, 0, 1200, 1200, c.sky),
    circle([620, 640], 450, c.paper),
    block([-150, -150, 220], [34, 34, 380], oakSides),
    block([-150, 116, 220], [34, 34, 380], oakSides),
    times(3, (index) => block([-60, -110, 538 - index * 112], [26, 220, 60], redSides)),
    dash([-133, -133, 210], [-133, -133, -20]),
    dash([-133, 133, 210], [-133, 133, -20]),
    block([-150, -150, -260], [34, 34, 240], oakSides),
    block([-150, 116, -260], [34, 34, 240], oakSides),
    dash([133, -133, 90], [133, -133, -20]),
    dash([133, 133, 90], [133, 133, -20]),
    dash([0, 0, 96], [0, 0, 40]),
    block([-120, -150, -6], [240, 26, 44], oakSides),
    block([-120, 124, -6], [240, 26, 44], oakSides),
    block([124, -110, -6], [26, 220, 44], oakSides),
    block([-165, -165, 110], [330, 330, 34], oakSides),
    block([116, -150, -300], [34, 34, 240], oakSides),
    block([116, 116, -300], [34, 34, 240], oakSides),
    times(6, (index) => {
      const [x, y] = [96 + (index % 2) * 62, 900 + Math.floor(index / 2) * 80]
      return [ellipse([x, y], 17, 9, oak, part), shape(`M${x - 17} ${y}v40a17 9 0 0 0 34 0v-40`, c.butter, part), ellipse([x, y], 17, 9, oak, part)]
    }),
  ])
}

function samples() {
  const woods = [
    { name: 'OAK', ground: oak, line: oakDark, lines: 13, bend: 1.2, knots: [] },
    { name: 'WALNUT', ground: walnut, line: walnutDark, lines: 17, bend: 2.2, knots: [[750, 332, 52]] },
    { name: 'ASH', ground: '#EFDDB6', line: '#C9AD74', lines: 8, bend: 0.7, knots: [] },
    { name: 'CHERRY', ground: '#C9643A', line: '#97401D', lines: 11, bend: 1.6, knots: [] },
    { name: 'PINE', ground: '#F5CB72', line: '#CE8F2E', lines: 9, bend: 1, knots: [[660, 860, 44], [880, 942, 32]] },
    { name: 'ELM', ground: '#A8703C', line: '#7B4A1E', lines: 15, bend: 3.2, knots: [] },
  ]
  return drawing(1500, 1200, [
    rect(0, 0, 1500, 1200, c.pine),
    woods.map(({ name, ground, line, lines, bend, knots }, index) => {
      const [x, y] = [70 + (index % 3) * 465, 60 + Math.floor(index / 3) * 555]
      const d = box(x, y, 430, 520)
      return [
        rect(x + 14, y + 16, 430, 520, '#08322B'),
        shape(d, ground),
        within(d, grain({ x: x - 20, y, width: 470, height: 520, seed: 3 + index * 7, lines, bend, knots, ground, colour: line, weight: 4, opacity: 0.85, step: 12 })),
        rect(x + 24, y + 440, 52 + name.length * 25, 56, c.paper),
        words(sansNarrow, name, { at: [x + 50, y + 483], size: 42, tracking: 0.12, fill: c.ink }),
        circle([x + 394, y + 36], 15, c.pine),
      ]
    }),
  ])
}

export const drawings = {
  'project-11': tile(),
  'project-11-1': workshop(),
  'project-11-2': chairTakenApart(),
  'project-11-3': samples(),
}
