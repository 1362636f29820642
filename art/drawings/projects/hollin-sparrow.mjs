/** Hollin & Sparrow Opticians: spectacles, and the small bird they help you see. */
import { grotesqueHeavy, serif, words } from '../kit/faces.mjs'
import { palette as c } from '../kit/palette.mjs'
import { arc, box, disc, rounded, times } from '../kit/shapes.mjs'
import { circle, drawing, ellipse, group, rect, shape, stroke, within } from '../kit/svg.mjs'

const brown = '#7A3B1D'

/** A sparrow facing left, its feet at the origin. */
const sparrow = [
  stroke('M-8 -30L-14 0l-22 4M-14 0l16 5M26 -30L24 0l-20 5M24 0l18 4', c.ink, 8),
  shape('M40 -110L176 -176L160 -140L186 -136L66 -60z', brown),
  ellipse([8, -86], 92, 68, c.paper),
  shape('M100 -86C100 -130 60 -156 8 -154C-10 -154 -30 -150 -44 -142C0 -140 10 -100 40 -70C70 -50 96 -60 100 -86z', brown),
  shape('M14 -112C50 -120 84 -104 112 -72C74 -60 30 -70 14 -112z', c.inkSoft),
  circle([-58, -158], 54, c.paper),
  shape('M-110 -172C-104 -220 -40 -232 -10 -186C-4 -170 -6 -150 -12 -136C-30 -168 -70 -184 -110 -172z', brown),
  shape('M-104 -160L-146 -148L-104 -138z', c.ink),
  shape('M-96 -138C-84 -116 -62 -112 -52 -122C-60 -140 -76 -150 -96 -148z', c.ink),
  circle([-72, -168], 8, c.ink),
]

function tile() {
  const eye = (x, sign) => [
    circle([x, 724], 300, c.paper),
    within(disc([x, 724], 300), [
      circle([x + sign * 142, 666], 124, c.cobaltDeep),
      circle([x + sign * 150, 660], 62, c.ink),
      circle([x + sign * 150 - 32, 622], 30, c.paper),
      shape(box(x - 310, 400, 620, 92), c.blush),
      stroke(`M${x - 310} 492H${x + 310}`, c.ink, 22),
    ]),
    circle([x, 724], 300, 'none', { stroke: c.ink, strokeWidth: 54 }),
    stroke(arc([x, 724], 322, 205, 245), c.inkSoft, 12),
  ]
  return drawing(1600, 1000, [
    rect(0, 0, 1600, 1000, c.coral),
    // As low as lets the lower edge cut the lenses, not run along their rims.
    group([
      eye(434, 1),
      eye(1166, -1),
      stroke('M734 694Q800 606 866 694', c.ink, 50),
      stroke('M112 640L-40 590M1488 640L1640 590', c.ink, 50),
      group(sparrow, { at: [806, 640], scale: 1.06 }),
    ], { at: [0, 56] }),
  ])
}

function eyeChart() {
  const rows = [['NO', 240, 236], ['FREE', 170, 394], ['JOBS', 138, 556], ['TRADE', 98, 664], ['VACANCIES', 62, 746], ['NEAR SOMEWHERE ELSE', 30, 812]]
  const text = (fill) => rows.map(([letters, size, y]) => words(grotesqueHeavy, letters, { at: [560, y], size, anchor: 'middle', tracking: 0.06, fill }))
  const [lens, other] = [[560, 644], [1138, 644]]
  return drawing(1600, 1000, [
    rect(0, 0, 1600, 1000, c.coral),
    rect(206, 60, 760, 880, c.vermilionDeep),
    rect(180, 34, 760, 880, c.paper),
    [[-13, -4], [9, 6], [0, -9], [14, 2], [-6, 8]].map(([dx, dy]) => group(text(c.ink), { at: [dx, dy], opacity: 0.24 })),
    within(disc(lens, 240), [rect(300, 380, 520, 520, c.paper), text(c.ink)]),
    circle(lens, 240, 'none', { stroke: c.ink, strokeWidth: 36 }),
    circle(other, 240, '#FFA188'),
    within(disc(other, 240), [rect(800, 0, 140, 914, c.paper), rect(940, 60, 26, 880, c.vermilionDeep)]),
    circle(other, 240, 'none', { stroke: c.ink, strokeWidth: 36 }),
    stroke('M796 600Q849 520 902 600', c.ink, 36),
    stroke('M1376 600L1640 520', c.ink, 36),
    stroke('M322 600L-40 520', c.ink, 36),
    stroke(arc(other, 176, 200, 250), c.paper, 16),
    stroke(arc(other, 176, 262, 274), c.paper, 16),
    group(sparrow, { at: [1180, 398], scale: 1.05 }),
  ])
}

/** Frames in a box of 300 by 300: the shape of the left rim; the right one is its mirror. */
const rims = [
  disc([-66, 0], 54),
  rounded(-124, -40, 112, 84, 26),
  'M-124 -36H-14L-22 20C-28 52 -106 56 -116 20z',
  'M-130 -50C-90 -40 -40 -44 -12 -28C-10 30 -50 56 -84 46C-112 36 -124 0 -130 -50z',
  'M-66 -58L-8 -18L-30 46H-102L-124 -18z',
  rounded(-124, -30, 112, 60, 30),
  disc([-66, 0], 56, 40),
  rounded(-120, -56, 106, 106, [50, 50, 50, 50]),
  'M-122 -44H-12V-4C-12 54 -122 54 -122 -4z',
  rounded(-126, -36, 116, 74, [36, 10, 36, 10]),
  'M-66 -54L-12 0L-66 54L-120 0z',
  disc([-66, 0], 50),
  'M-126 -40L-12 -34C-14 20 -36 50 -74 46C-108 42 -122 10 -126 -40z',
  rounded(-122, -46, 110, 92, 12),
  disc([-66, 0], 40, 54),
  'M-122 0C-122 -60 -12 -60 -12 0C-12 36 -122 36 -122 0z',
]

function frames() {
  const colours = [c.ink, c.cobaltDeep, c.ink, c.plum, c.pine, c.ink, c.vermilion, c.ink, c.plum, c.ink, c.cobaltDeep, c.pine, c.ink, c.pine, c.cobaltDeep, c.ink]
  return drawing(1200, 1200, [
    rect(0, 0, 1200, 1200, c.lilac),
    rims.map((rim, index) => {
      const [x, y] = [(index % 4) * 300, Math.floor(index / 4) * 300]
      const colour = colours[index]
      return [
        rect(x, y, 300, 300, (index + Math.floor(index / 4)) % 2 === 0 ? c.lilac : '#BBA6F2'),
        group([stroke('M-26 5L-14 -10Q0 -28 14 -10L26 5M-98 0L-142 -22M98 0L142 -22', colour, 13), [1, -1].map((side) => group(shape(rim, c.paper, { stroke: colour, strokeWidth: 15, strokeLinejoin: 'round' }), { scale: [side, 1] }))], { at: [x + 150, y + 150] }),
      ]
    }),
    group(sparrow, { at: [748, 427], scale: 0.44 }),
  ])
}

function hangingSign() {
  const branch = stroke('M500 700Q690 640 880 690Q1130 716 1370 676', brown, 22)
  const lens = (x) => [circle([x, 560], 190, c.butter), circle([x, 560], 190, 'none', { stroke: c.ink, strokeWidth: 40 })]
  return drawing(1500, 1200, [
    rect(0, 0, 1500, 1200, c.sky),
    rect(0, 0, 420, 1200, c.pine),
    within(box(0, 0, 404, 1200), times(15, (row) => times(4, (column) => rect(column * 128 - (row % 2) * 64 + 6, row * 84 + 8, 112, 68, (row * 3 + column * 5) % 7 === 0 ? '#17604F' : '#125347')))),
    rect(404, 0, 24, 1200, '#0A362F'),
    rect(360, 120, 76, 300, c.ink),
    stroke('M420 190H1360', c.ink, 30),
    stroke('M430 350C510 340 560 290 576 200', c.ink, 22),
    circle([1360, 190], 34, c.ink),
    stroke('M690 200V380M1180 200V380', c.ink, 12, { strokeDasharray: '26 14', strokeLinecap: 'butt' }),
    lens(690),
    lens(1180),
    stroke('M878 520Q935 444 992 520', c.ink, 40),
    within(disc([690, 560], 170), [
      branch,
      times(3, (index) => group(shape('M0 0C16 -10 22 -26 36 -22C42 -34 58 -34 62 -22C78 -26 86 -8 100 0C86 8 78 26 62 22C58 34 42 34 36 22C22 26 16 10 0 0z', c.pine), { at: [640 + index * 20, 650 - index * 22], turn: [-150, -60, -20][index], scale: 1.2 })),
      circle([640, 640], 18, c.vermilion),
      circle([668, 660], 18, c.vermilion),
      circle([654, 618], 18, c.vermilion),
    ]),
    within(disc([1180, 560], 170), [branch, group(sparrow, { at: [1196, 688], scale: 1.04 })]),
    rect(580, 830, 710, 150, c.paper),
    rect(580, 830, 710, 150, 'none', { stroke: c.ink, strokeWidth: 14 }),
    words(serif, 'Hollin & Sparrow', { at: [935, 932], size: 88, anchor: 'middle', fill: c.ink }),
    stroke('M690 752V830M1180 752V830', c.ink, 12, { strokeDasharray: '26 14', strokeLinecap: 'butt' }),
  ])
}

export const drawings = {
  'project-10': tile(),
  'project-10-1': eyeChart(),
  'project-10-2': frames(),
  'project-10-3': hangingSign(),
}
