/** The Allotment Year: a book whose vegetables grow out of its pages. */
import { grotesqueHeavy, serifItalic, words } from '../kit/faces.mjs'
import { palette as c } from '../kit/palette.mjs'
import { box, disc, leaf, polar, polygon, rounded, seeded, times, wedge } from '../kit/shapes.mjs'
import { circle, drawing, ellipse, group, rect, shape, stroke, within } from '../kit/svg.mjs'

const deep = '#17604F'
const fresh = '#5DB08E'
const orange = '#F58A3C'

/** Each vegetable stands with its crown at the origin: the root below, the leaves above. */
const roots = {
  carrot: [shape('M-62 0C-66 -22 66 -22 62 0C66 90 30 220 4 300C-30 220 -66 90 -62 0z', orange), stroke('M-54 50h40M-30 110h44M10 40h38M-26 170h30', '#D96A1C', 8)],
  beet: [shape('M0 -10C90 -10 126 40 120 92C112 156 40 170 14 196C6 214 2 240 -2 268C-6 240 -8 214 -16 196C-44 170 -112 156 -120 92C-126 40 -90 -10 0 -10z', c.plum), stroke('M-70 60C-60 30 -40 16 -20 14', '#7A4A90', 12)],
  leek: [shape('M-44 -40H44L40 190C40 222 -40 222 -40 190z', c.white), shape('M-44 -40H44L42 60C10 90 -20 40 -43 70z', c.mint), stroke('M-18 214q-14 30 -4 60M0 216q4 34 -2 70M18 214q16 26 8 58', c.sand, 7)],
  radish: [shape('M0 -6C70 -6 88 40 78 84C68 128 20 132 4 200C-12 132 -68 128 -78 84C-88 40 -70 -6 0 -6z', c.vermilion), shape('M-40 116C-16 134 16 134 40 116C20 140 10 160 4 200C-4 160 -20 138 -40 116z', c.blush)],
  onion: [shape('M0 -40C14 0 96 10 96 82C96 140 40 160 0 160S-96 140 -96 82C-96 10 -14 0 0 -40z', c.butter), stroke('M0 -10C-50 30 -56 110 -20 154M0 -10C50 30 56 110 20 154M0 -10V156', '#D9982B', 6)],
}
const frond = (length, turn, colour) => group([stroke(`M0 0V${-length}`, colour, 9), times(6, (index) => stroke(`M0 ${-length * (0.3 + index * 0.12)}l${46 - index * 5} ${-44 + index * 3}M0 ${-length * (0.3 + index * 0.12)}l${-46 + index * 5} ${-44 + index * 3}`, colour, 8))], { turn })
const broad = (length, width, turn, fill, vein) => group([shape(leaf(length, width), fill), stroke(`M0 0V${-length * 0.86}`, vein, 8), times(3, (index) => stroke(`M0 ${-length * (0.3 + index * 0.17)}l${width * 0.34} ${-width * 0.36}M0 ${-length * (0.3 + index * 0.17)}l${-width * 0.34} ${-width * 0.36}`, vein, 6))], { turn })
const tops = {
  carrot: [frond(210, -20, fresh), frond(210, 20, fresh), frond(260, 0, c.mint)],
  beet: [broad(290, 86, -30, deep, c.vermilion), broad(290, 86, 28, deep, c.vermilion), broad(360, 92, -2, fresh, c.vermilion)],
  leek: [times(5, (index) => shape('M-26 0C-34 -180 -20 -300 0 -400C20 -300 34 -180 26 0z', [c.mint, fresh, deep, fresh, c.mint][index], { transform: `rotate(${[-34, -16, 0, 17, 33][index]})` }))],
  radish: [broad(170, 64, -36, fresh, c.mint), broad(170, 64, 34, fresh, c.mint), broad(220, 70, 0, c.mint, deep)],
  onion: [times(4, (index) => stroke(`M0 -30Q${(index - 1.5) * 40} -180 ${(index - 1.5) * 120} -280`, [fresh, c.mint, c.mint, fresh][index], 22))],
}
const bed = (kind, at, scale = 1) => group([tops[kind], roots[kind]], { at, scale })

function tile() {
  const top = 628
  const page = (sign) => {
    const outer = 720 + sign * 600
    return [
      shape(`M720 ${top + 30}C${720 + sign * 120} ${top - 34} ${720 + sign * 420} ${top - 16} ${outer} ${top - 6}V1118C${720 + sign * 420} 1108 ${720 + sign * 120} 1090 720 1150z`, sign < 0 ? c.paper : '#FBF8F2'),
      times(4, (index) => stroke(`M${outer + sign * (8 + index * 9)} ${top + 4 + index * 4}V${1120 + index * 3}`, index % 2 === 0 ? c.sand : c.paper, 8, { strokeLinecap: 'butt' })),
      times(3, (index) => rect(sign < 0 ? 190 + index * 178 : 800 + index * 178, 1040, 120, 9, c.sand)),
    ]
  }
  return drawing(1440, 1206, [
    rect(0, 0, 1440, 1206, c.pine),
    [[tops.carrot, 260, 0.82], [tops.radish, 432, 1], [tops.onion, 604, 1], [tops.leek, 856, 1.02], [tops.beet, 1034, 1], [tops.carrot, 1222, 1.1]].map(([foliage, x, scale]) => group(foliage, { at: [x, top + 26], scale })),
    shape(`M70 ${top + 28}H1370V1160H760Q720 1190 680 1160H70z`, c.vermilion),
    page(-1),
    page(1),
    [['carrot', 260, 0.94], ['radish', 432, 1], ['onion', 604, 0.84], ['leek', 856, 1.1], ['beet', 1034, 0.9], ['carrot', 1222, 1.04]].map(([kind, x, scale], index) => group(roots[kind], { at: [x, top + [26, 22, 56, 52, 26, 22][index]], scale })),
    shape(`M720 ${top + 30}C690 ${top + 8} 660 ${top} 630 ${top - 4}V1104C660 1108 690 1122 720 1150C750 1122 780 1108 810 1104V${top - 4}C780 ${top} 750 ${top + 8} 720 ${top + 30}z`, c.ink, { opacity: 0.06 }),
    stroke(`M720 ${top + 32}V1148`, c.sand, 6),
  ])
}

/** The cover in a box 420 by 600. */
const cover = [
  rect(0, 0, 420, 600, c.butter),
  rect(0, 330, 420, 270, c.pine),
  group(tops.beet, { at: [210, 350], scale: 0.58 }),
  group(roots.beet, { at: [210, 356], scale: 0.78 }),
  group(roots.carrot, { at: [64, 346], scale: 0.62 }),
  group(tops.carrot, { at: [64, 346], scale: 0.5 }),
  group(roots.radish, { at: [358, 346], scale: 0.7 }),
  group(tops.radish, { at: [358, 346], scale: 0.56 }),
  words(grotesqueHeavy, 'The', { at: [26, 60], size: 58, fill: c.ink }),
  words(grotesqueHeavy, 'Allotment', { at: [26, 132], size: 84, tracking: -0.01, fill: c.ink }),
  words(grotesqueHeavy, 'Year', { at: [393, 566], size: 84, anchor: 'end', tracking: -0.01, fill: c.butter }),
]

function bookshop() {
  const spines = (from, to, floor, seed) => {
    const random = seeded(seed)
    const books = []
    let x = from
    while (x < to - 34) {
      const width = Math.min(random.from(44, 92), to - x)
      const height = random.from(250, 350)
      const colour = random.pick([c.paper, c.sky, c.blush, c.cobalt, c.lilac, c.coral, c.mint, c.plum, c.butter, c.pine])
      const stripe = random.pick([c.ink, c.paper, c.vermilion])
      books.push([rect(x, floor - height, width - 5, height, colour), rect(x, floor - height + 34, width - 5, 10, stripe), rect(x, floor - 62, width - 5, 18, stripe), width > 62 ? circle([x + width / 2 - 2, floor - height + 110], width * 0.2, stripe) : rect(x + width / 2 - 5, floor - height + 84, 7, height - 190, stripe)])
      x += width
    }
    return books
  }
  return drawing(1600, 1000, [
    rect(0, 0, 1600, 1000, c.coral),
    rect(0, 300, 1600, 600, '#E8704F'),
    rect(0, 0, 1600, 262, '#E8704F'),
    spines(40, 420, 262, 4),
    spines(1190, 1560, 262, 8),
    spines(30, 360, 900, 21),
    spines(1250, 1580, 900, 6),
    [[446, 262, 0.5], [700, 262, 0.5], [950, 262, 0.5]].map(([x, floor, scale], index) => group([rect(14, 14, 420, 600, c.ink, { opacity: 0.2 }), index === 1 ? [rect(0, 0, 420, 600, c.cobaltDeep), circle([210, 260], 120, c.butter), rect(60, 470, 300, 16, c.paper), rect(60, 504, 200, 16, c.paper)] : index === 0 ? [rect(0, 0, 420, 600, c.paper), shape(polygon([[60, 420], [210, 140], [360, 420]]), c.vermilion), rect(60, 480, 240, 16, c.ink)] : [rect(0, 0, 420, 600, c.plum), times(5, (row) => rect(60, 90 + row * 60, 300 - row * 40, 26, c.lilac)), rect(60, 490, 200, 16, c.paper)]], { at: [x, floor - 600 * scale], scale })),
    rect(0, 262, 1600, 38, c.blush),
    rect(0, 292, 1600, 8, c.sand),
    rect(0, 900, 1600, 44, c.blush),
    rect(0, 938, 1600, 8, c.sand),
    rect(0, 946, 1600, 54, '#E8704F'),
    [3, 2, 1].map((depth) => rect(392 + depth * 9, 326 - depth * 6, 402, 574, depth % 2 === 0 ? c.paper : c.sand)),
    group(cover, { at: [392, 326], scale: 0.957 }),
    rect(392, 326, 16, 574, c.ink, { opacity: 0.14 }),
    [0, 1, 2, 3, 4].map((index) => [
      rect(838 + index * 76, 326, 70, 574, index % 2 === 0 ? c.butter : c.pine),
      group(words(grotesqueHeavy, 'The Allotment Year', { at: [0, 0], size: 54, fill: index % 2 === 0 ? c.ink : c.butter }), { at: [838 + index * 76 + 18, 352], turn: 90 }),
      group(roots.radish, { at: [838 + index * 76 + 35, 806], scale: 0.3 }),
    ]),
    rect(430, 886, 300, 84, c.paper),
    rect(430, 886, 300, 84, 'none', { stroke: c.ink, strokeWidth: 4 }),
    words(serifItalic, 'Grown nearby', { at: [580, 942], size: 50, anchor: 'middle', fill: c.ink }),
  ])
}

function yearWheel() {
  const middle = [600, 600]
  const grounds = [c.sky, c.lilac, c.mint, c.butter, c.mint, c.coral, c.butter, c.vermilion, c.coral, c.butter, c.sand, c.sky]
  const names = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D']
  const icons = [
    [times(3, (index) => stroke('M0 -44V44', c.paper, 12, { transform: `rotate(${index * 60})` }))],
    [shape('M-48 -56H48L40 60H-40z', c.paper), group(roots.radish, { at: [0, -14], scale: 0.34 })],
    [stroke('M0 56V-20', c.pine, 12), shape('M0 -10C-60 -10 -66 -60 -60 -70C-20 -70 0 -50 0 -10z', deep), shape('M0 10C60 6 66 -40 60 -52C20 -52 0 -30 0 10z', deep)],
    [group(roots.radish, { at: [0, -22], scale: 0.52 }), group(tops.radish, { at: [0, -22], scale: 0.3 })],
    [stroke('M-40 64L40 -70M40 64L-40 -70', c.ink, 10), stroke('M0 64C40 20 -40 -10 0 -60', fresh, 12), circle([14, 18], 13, c.vermilion), circle([-14, -20], 13, c.vermilion)],
    [shape('M0 -62C40 -62 62 -30 40 14C26 44 10 62 0 70C-10 62 -26 44 -40 14C-62 -30 -40 -62 0 -62z', c.vermilion), shape(polygon([[0, -48], [-34, -76], [0, -66], [34, -76]]), c.pine), times(5, (index) => circle([-20 + (index % 3) * 20, -18 + Math.floor(index / 3) * 34], 5, c.butter))],
    [shape('M-70 26C-50 -40 50 -60 74 -30C60 40 -30 60 -70 26z', fresh), times(4, (index) => circle([-38 + index * 26, 8 - index * 8], 14, c.pine))],
    [times(12, (index) => shape(leaf(62, 20), c.butter, { transform: `rotate(${index * 30})` })), circle([0, 0], 32, c.inkSoft)],
    [group(roots.beet, { at: [0, -30], scale: 0.5 }), group(tops.beet, { at: [0, -30], scale: 0.16 })],
    [shape('M0 -34C50 -58 88 -20 74 24C60 64 20 66 0 56C-20 66 -60 64 -74 24C-88 -20 -50 -58 0 -34z', orange), stroke('M0 -30V54M-36 -30C-50 0 -44 34 -26 56M36 -30C50 0 44 34 26 56', '#D96A1C', 7), rect(-7, -66, 14, 34, c.pine)],
    [group(roots.leek, { at: [0, -10], scale: 0.36 }), group(tops.leek, { at: [0, -20], scale: 0.2 })],
    [shape('M-60 60V-20L0 -70L60 -20V60z', c.pine), rect(-18, 6, 36, 54, c.vermilion), rect(-70, -26, 140, 10, c.ink)],
  ]
  return drawing(1200, 1200, [
    rect(0, 0, 1200, 1200, c.plum),
    grounds.map((ground, index) => shape(wedge(middle, 540, index * 30 - 105, index * 30 - 75), ground)),
    times(12, (index) => stroke(`M600 600L${polar(middle, 542, index * 30 - 105).join(' ')}`, c.plum, 10)),
    icons.map((icon, index) => group(icon, { at: polar(middle, 372, index * 30 - 90), scale: 0.92 })),
    names.map((name, index) => {
      const [x, y] = polar(middle, 494, index * 30 - 90)
      return words(grotesqueHeavy, name, { at: [x, y + 20], size: 58, anchor: 'middle', fill: c.ink })
    }),
    circle(middle, 218, c.plum),
    circle(middle, 196, c.paper),
    words(grotesqueHeavy, 'The plot', { at: [600, 580], size: 72, anchor: 'middle', fill: c.ink }),
    words(grotesqueHeavy, 'by month', { at: [600, 652], size: 72, anchor: 'middle', fill: c.ink }),
  ])
}

function notes() {
  const random = seeded(11)
  const packet = (kind, ground, name, at, turn) =>
    group([rect(12, 14, 250, 350, c.ink, { opacity: 0.22 }), rect(0, 0, 250, 350, ground), rect(0, 0, 250, 84, c.paper), words(grotesqueHeavy, name, { at: [125, 62], size: 52, anchor: 'middle', fill: c.ink }), within(box(0, 84, 250, 266), bed(kind, [125, 196], 0.46))], { at, turn })
  return drawing(1500, 1200, [
    rect(0, 0, 1500, 1200, c.butter),
    times(7, (index) => rect(0, index * 190, 1500, 4, '#E9AE26')),
    group(
      [
        rect(16, 20, 760, 560, c.ink, { opacity: 0.22 }),
        rect(0, 0, 760, 560, c.cobaltDeep),
        rect(14, 14, 732, 532, c.paper),
        rect(378, 14, 4, 532, c.sand),
        times(9, (index) => stroke(`M376 ${50 + index * 58}h8`, c.inkSoft, 20)),
        times(8, (index) => stroke(`M44 ${92 + index * 54}h290`, c.sky, 3)),
        words(serifItalic, 'Sat. Frost again.', { at: [48, 84], size: 46, fill: c.ink }),
        words(serifItalic, 'Leeks do not mind.', { at: [48, 138], size: 46, fill: c.ink }),
        words(serifItalic, 'Move the beans', { at: [48, 246], size: 46, fill: c.ink }),
        words(serifItalic, 'to bed 3, before', { at: [48, 300], size: 46, fill: c.ink }),
        words(serifItalic, 'the pigeons do.', { at: [48, 354], size: 46, fill: c.ink }),
        [[420, 56, 130, 200], [570, 56, 140, 90], [570, 166, 140, 90], [420, 280, 290, 90], [420, 394, 290, 90]].map(([x, y, w, h], index) => [rect(x, y, w, h, 'none', { stroke: c.ink, strokeWidth: 5 }), times(Math.floor(h / 24), (row) => stroke(`M${x + 14} ${y + 18 + row * 24}h${w - 28}`, [fresh, c.vermilion, fresh, c.plum, fresh][index], 5, { strokeDasharray: '3 15' }))]),
        group(times(5, (index) => ellipse([0, 0], 12 + index * 9, 17 + index * 11, 'none', { stroke: '#8A5A3C', strokeWidth: 4.5, opacity: 0.6 })), { at: [300, 452], turn: 24 }),
      ],
      { at: [110, 350], turn: -5 },
    ),
    packet('carrot', c.sky, 'Carrot', [860, 96], 7),
    packet('beet', c.mint, 'Beet', [1150, 150], -5),
    packet('leek', c.coral, 'Leek', [1010, 540], -9),
    group([shape('M-52 0H560L636 17L560 34H-52z', c.ink, { opacity: 0.22, transform: 'translate(8 11)' }), rect(0, 0, 560, 34, c.vermilion), rect(0, 0, 560, 12, c.coral), shape('M560 0L636 17L560 34z', c.sand), shape('M610 11L636 17L610 23z', c.ink), rect(-52, 0, 52, 34, c.blush), rect(-12, 0, 22, 34, c.sky)], { at: [150, 1070], turn: -12 }),
    group([circle([12, 16], 130, c.ink, { opacity: 0.22 }), circle([0, 0], 130, c.pine), within(disc([0, 0], 130), times(4, (bandIndex) => group(times(7, (index) => ellipse([0, 0], 150, 16 + index * 24, 'none', { stroke: [fresh, c.mint, fresh, deep][bandIndex], strokeWidth: 6 })), { turn: bandIndex * 47 }))), stroke('M120 40C220 80 160 150 280 160', fresh, 9)], { at: [1120, 1040] }),
    group([shape(`M-54 0C-60 120 -30 220 0 260C30 220 60 120 54 0z${box(-12, -60, 24, 60)}${rounded(-30, -270, 60, 216, 28)}`, c.ink, { opacity: 0.22, transform: 'translate(17 -5)' }), shape('M-54 0C-60 120 -30 220 0 260C30 220 60 120 54 0z', c.inkSoft), shape('M0 0C60 0 60 0 54 0C60 120 30 220 0 260z', c.ink), rect(-12, -60, 24, 66, c.inkSoft), shape(rounded(-30, -270, 60, 216, 28), c.vermilion)], { at: [560, 250], turn: 66 }),
    times(22, () => circle([random.from(80, 900), random.from(60, 300)], random.from(4, 11), '#8A5A3C', { opacity: 0.75 })),
    group([shape(leaf(120, 44), fresh), stroke('M0 0V-100', deep, 6)], { at: [830, 560], turn: 50 }),
  ])
}

export const drawings = {
  'project-9': tile(),
  'project-9-1': bookshop(),
  'project-9-2': yearWheel(),
  'project-9-3': notes(),
}
