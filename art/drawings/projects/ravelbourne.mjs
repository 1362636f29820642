/** Ravelbourne Museum of Maps: contour lines, of hills and of the letter R. */
import { grotesqueHeavy, serif, serifItalic, words } from '../kit/faces.mjs'
import { setLine } from '../kit/lettering.mjs'
import { palette as c } from '../kit/palette.mjs'
import { box, contours, hills, polygon, smooth, times } from '../kit/shapes.mjs'
import { circle, drawing, group, rect, shape, stroke, within } from '../kit/svg.mjs'

/** One hill whose shape is roughened by noise: about 1 at the top, falling outward. */
function hill([x0, y0], width, height, seed, roughness) {
  const noise = hills(seed, 250)
  return (x, y) => {
    const distance = Math.hypot((x - x0) / width, (y - y0) / height, 0.1)
    return 1.1 - distance + roughness * noise(x, y) * (1 - Math.exp(-3 * distance * distance))
  }
}

const ease = (share) => {
  const held = Math.max(0, Math.min(1, share))
  return held ** 3 * (held * (6 * held - 15) + 10)
}

const lines = (field, levels, extent, draw) => levels.map((level, index) => contours(field, level, extent).map((line) => draw(line, index)))

function tile() {
  const peaks = [hill([1290, 470], 940, 480, 12, 0.34), hill([1800, 260], 560, 340, 5, 0.3)]
  const land = (x, y) => Math.log(Math.exp(8 * peaks[0](x, y)) + Math.exp(8 * (peaks[1](x, y) - 0.12))) / 8
  /** The land falls away towards the upper left, where the caption stands. */
  const field = (x, y) => land(x, y) - 1.15 * ease((490 - y) / 450) * ease((1640 - x) / 520)
  const extent = { x: 200, y: -40, width: 1800, height: 900, step: 5 }
  return drawing(1920, 840, [
    rect(0, 0, 1920, 840, c.pine),
    lines(field, times(14, (index) => 0.275 + index * 0.055), extent, ({ d }, index) => stroke(d, c.mint, index % 5 === 3 ? 6.5 : 3)),
    shape(contours(field, 0.97, extent)[0].d, c.vermilion),
  ])
}

/** Distance from every point of a grid to the outline of a letter, positive outside. */
function letterField(face, letter, { size, at }) {
  const { d } = setLine(face, letter, { size, at, decimals: 1 })
  const outline = []
  let [x, y] = [0, 0]
  let start = [0, 0]
  const tokens = d.match(/[a-zA-Z]|-?(?:\d+(?:\.\d+)?|\.\d+)/g)
  let index = 0
  const next = () => Number(tokens[index++])
  const edge = (to) => {
    outline.push([[x, y], to])
    ;[x, y] = to
  }
  let command = ''
  while (index < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[index])) command = tokens[index++]
    if (command === 'M') {
      if (x !== start[0] || y !== start[1]) edge(start)
      ;[x, y] = [next(), next()]
      start = [x, y]
    } else if (command === 'l') edge([x + next(), y + next()])
    else if (command === 'h') edge([x + next(), y])
    else if (command === 'v') edge([x, y + next()])
    else if (command === 'q' || command === 'c') {
      const from = [x, y]
      const places = times(command === 'q' ? 2 : 3, () => [from[0] + next(), from[1] + next()])
      times(10, (step) => {
        const share = (step + 1) / 10
        const rest = 1 - share
        const weights = command === 'q' ? [rest * rest, 2 * rest * share, share * share] : [rest ** 3, 3 * rest * rest * share, 3 * rest * share * share, share ** 3]
        const all = [from, ...places]
        edge([0, 1].map((axis) => weights.reduce((sum, weight, corner) => sum + weight * all[corner][axis], 0)))
      })
    }
  }
  if (x !== start[0] || y !== start[1]) edge(start)
  return (px, py) => {
    let nearest = Infinity
    let turns = 0
    for (const [[ax, ay], [bx, by]] of outline) {
      const [dx, dy] = [bx - ax, by - ay]
      const share = Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1)))
      nearest = Math.min(nearest, Math.hypot(px - ax - share * dx, py - ay - share * dy))
      const side = dx * (py - ay) - (px - ax) * dy
      if (ay <= py && by > py && side > 0) turns += 1
      if (ay > py && by <= py && side < 0) turns -= 1
    }
    return turns === 0 ? nearest : -nearest
  }
}

/** The points that are not almost where the one before them is: a curve through both would turn back on itself. */
const apart = (points, least) => points.filter(([x, y], index) => Math.hypot(x - points.at(index - 1)[0], y - points.at(index - 1)[1]) > least)

/** The museum's sign: an R with its own contour lines. `widths` are the distances from the letter. */
function contouredLetter({ size, at, extent, distances, colour, weight, fill, rough = 0 }) {
  const distance = letterField(grotesqueHeavy, 'R', { size, at })
  const noise = hills(8, size * 0.3)
  const field = (x, y) => {
    const away = distance(x, y)
    return away + rough * noise(x, y) * Math.min(1, Math.max(0, away) / (size * 0.2))
  }
  return [
    distances.map((level, index) => contours(field, level, extent).map(({ points, closed }) => stroke(smooth(apart(points, extent.step / 3), closed), colour, index % 4 === 3 ? weight * 1.9 : weight))),
    fill ? words(grotesqueHeavy, 'R', { size, at, fill }) : '',
  ]
}

function poster() {
  return drawing(1200, 1200, [
    rect(0, 0, 1200, 1200, c.pine),
    contouredLetter({ size: 860, at: [360, 905], extent: { x: -20, y: -20, width: 1240, height: 1240, step: 14 }, distances: times(19, (index) => 28 + index * 32), colour: c.mint, weight: 3.4, fill: c.vermilion, rough: 34 }),
  ])
}

function mapSheet() {
  const noise = hills(21, 260)
  const field = (x, y) => noise(x, y) + 0.5 * Math.exp(-(((x - 300) / 220) ** 2) - ((y - 250) / 180) ** 2) + 0.35 * Math.exp(-(((x - 880) / 200) ** 2) - ((y - 600) / 200) ** 2)
  const [width, height] = [1160, 780]
  const extent = { x: 0, y: 0, width, height, step: 13 }
  const river = smooth([[700, -20], [640, 120], [690, 260], [600, 380], [570, 520], [490, 600], [480, 700], [450, 800]])
  const layers = [
    [-0.35, '#DDEBD9'], [-0.1, '#C8E4D2'], [0.12, c.mint], [0.34, '#8FCBAC'], [0.56, '#F3D894'], [0.78, c.butter],
  ]
  const padded = (x, y) => (x < 0 || y < 0 || x > width || y > height ? -2 : field(x, y))
  const sheet = [
    rect(0, 0, width, height, c.paper),
    within(box(0, 0, width, height), [
      layers.map(([level, colour]) => shape(contours(padded, level, { x: -26, y: -26, width: width + 52, height: height + 52, step: 13 }).map(({ d }) => d).join(''), colour, { fillRule: 'evenodd' })),
      times(22, (index) => -0.5 + index * 0.075).map((level, index) => contours(field, level, extent).map(({ d }) => stroke(d, c.pine, index % 5 === 0 ? 3 : 1.4, { opacity: 0.75 }))),
      stroke(river, c.paper, 34),
      stroke(river, c.sky, 26),
      stroke(smooth([[-20, 640], [200, 560], [420, 480], [600, 420], [760, 300], [980, 260], [1180, 120]]), c.ink, 12),
      stroke(smooth([[-20, 640], [200, 560], [420, 480], [600, 420], [760, 300], [980, 260], [1180, 120]]), c.coral, 7),
      stroke(smooth([[760, 300], [800, 460], [940, 600], [960, 800]]), c.ink, 3, { strokeDasharray: '2 11' }),
      times(5, (index) => rect(232 * index - 1, 0, 2, height, c.cobaltDeep, { opacity: 0.45 })),
      times(4, (index) => rect(0, 195 * index - 1, width, 2, c.cobaltDeep, { opacity: 0.45 })),
      [[610, 372], [650, 400], [584, 420], [640, 350], [566, 388], [1010, 232], [1046, 262], [200, 588], [236, 548]].map(([x, y]) => rect(x, y, 22, 18, c.ink)),
      circle([640, 330], 17, c.vermilion),
    ]),
    rect(18, height - 172, 408, 154, c.paper, { stroke: c.ink, strokeWidth: 3 }),
    words(serif, 'Ravelbourne', { at: [52, height - 104], size: 70, fill: c.ink }),
    words(serifItalic, 'sheet 12, the river and its hills', { at: [52, height - 58], size: 32, fill: c.ink }),
    rect(0, 0, width, height, 'none', { stroke: c.paper, strokeWidth: 36 }),
    rect(18, 18, width - 36, height - 36, 'none', { stroke: c.ink, strokeWidth: 3 }),
    times(4, (index) => rect(index * 299 - 18, -18, 299, height + 36, c.ink, { opacity: index % 2 === 1 ? 0.13 : 0 })),
  ]
  return drawing(1600, 1000, [
    rect(0, 0, 1600, 1000, c.sand),
    group([rect(16, 22, width + 36, height + 36, '#CBBCA3'), rect(-18, -18, width + 36, height + 36, c.paper), sheet], { at: [150, 130], turn: -4 }),
    group(
      [
        rect(14, 18, 250, 500, '#CBBCA3'),
        rect(0, 0, 250, 500, c.pine),
        within(box(0, 0, 250, 500), contouredLetter({ size: 230, at: [62, 270], extent: { x: 0, y: 0, width: 250, height: 500, step: 9 }, distances: times(12, (index) => 16 + index * 20), colour: c.mint, weight: 2.2, fill: c.vermilion, rough: 16 })),
        rect(0, 396, 250, 104, c.paper),
        words(serif, 'Ravelbourne', { at: [20, 446], size: 40, fill: c.ink }),
        words(serifItalic, 'Museum of Maps', { at: [20, 482], size: 29, fill: c.ink }),
      ],
      { at: [1290, 410], turn: 7 },
    ),
  ])
}

function bannersAtTheDoor() {
  const banner = (x, ground, ink, letterFill) => [
    rect(x - 14, 232, 230, 16, c.ink),
    within(polygon([[x, 248], [x + 202, 248], [x + 202, 888], [x + 101, 850], [x, 888]]), [rect(x, 248, 202, 640, ground), contouredLetter({ size: 190, at: [x + 51, 590], extent: { x, y: 248, width: 202, height: 640, step: 9 }, distances: times(18, (index) => 15 + index * 19), colour: ink, weight: 2.4, fill: letterFill, rough: 18 })]),
  ]
  const column = (x) => [rect(x - 42, 250, 84, 26, c.paper), rect(x - 30, 276, 60, 640, c.paper), rect(x + 8, 276, 22, 640, '#E4DBCB'), rect(x - 42, 906, 84, 26, c.paper)]
  return drawing(1500, 1200, [
    rect(0, 0, 1500, 1200, c.mint),
    rect(128, 250, 1244, 690, c.sand),
    shape(polygon([[60, 180], [750, 30], [1440, 180]]), c.paper),
    shape(polygon([[253, 160], [750, 52], [1247, 160]]), '#E4DBCB'),
    rect(60, 180, 1380, 76, c.paper),
    words(serif, 'RAVELBOURNE', { at: [750, 240], size: 62, anchor: 'middle', tracking: 0.2, fill: c.ink }),
    banner(228, c.pine, c.mint, c.vermilion),
    banner(1070, c.cobaltDeep, c.sky, c.butter),
    rect(600, 420, 300, 520, c.ink),
    shape('M600 420a150 150 0 0 1 300 0z', c.ink),
    shape('M626 420a124 124 0 0 1 248 0z', c.butter),
    rect(626, 440, 114, 500, c.vermilion),
    rect(760, 440, 114, 500, c.vermilion),
    times(2, (index) => [rect(644 + index * 134, 470, 78, 190, c.vermilionDeep), rect(644 + index * 134, 690, 78, 190, c.vermilionDeep)]),
    circle([728, 690], 9, c.butter),
    circle([772, 690], 9, c.butter),
    [170, 500, 1000, 1330].map(column),
    [[120, 932, 1260], [85, 978, 1330], [50, 1024, 1400]].map(([x, y, width], index) => rect(x, y, width, 50, [c.paper, '#E4DBCB', c.paper][index])),
    rect(0, 1070, 1500, 130, c.pine),
    rect(640, 1070, 220, 130, c.vermilion),
  ])
}

export const drawings = {
  'project-5': tile(),
  'project-5-1': mapSheet(),
  'project-5-2': poster(),
  'project-5-3': bannersAtTheDoor(),
}
