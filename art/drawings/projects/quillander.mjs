/** Quillander Tea: two leaves and a bud, through the year. */
import { serif, serifItalic, words } from '../kit/faces.mjs'
import { palette as c } from '../kit/palette.mjs'
import { arc, box, disc, leaf, polar, rounded, seeded, times, wave } from '../kit/shapes.mjs'
import { circle, drawing, ellipse, group, rect, shape, stroke, within } from '../kit/svg.mjs'

const deep = '#17604F'

/** A leaf in two tones with its veins, growing up from the origin. */
function veined(length, width, { light, shade, vein }) {
  const side = `M0 0C${width} ${-length * 0.3} ${width * 0.8} ${-length * 0.72} 0 ${-length}z`
  return [
    shape(leaf(length, width), light),
    shape(side, shade),
    stroke(`M0 0V${-length * 0.94}`, vein, 6),
    times(5, (index) => {
      const y = -length * (0.16 + index * 0.145)
      const reach = width * 0.62 * Math.sin(Math.PI * (0.26 + index * 0.145))
      return stroke(`M0 ${y}L${reach} ${y - length * 0.1}M0 ${y}L${-reach} ${y - length * 0.1}`, vein, 4.5)
    }),
  ]
}

const green = { light: deep, shade: c.pine, vein: c.mint }
const purple = { light: '#54306A', shade: c.plum, vein: c.lilac }
const young = { light: '#BFE6D2', shade: c.mint, vein: c.pine }
const bud = (length, { light, shade }) => [shape(leaf(length, length * 0.25), light), shape(`M0 0C${length * 0.25} ${-length * 0.3} ${length * 0.2} ${-length * 0.72} 0 ${-length}z`, shade)]

function tile() {
  return drawing(1600, 1000, [
    rect(0, 0, 1600, 1000, c.lilac),
    group(veined(640, 190, purple), { at: [560, 1130], turn: -58 }),
    group(veined(700, 200, green), { at: [700, 1150], turn: -33 }),
    group(veined(720, 200, purple), { at: [1420, 1120], turn: 40 }),
    group(veined(640, 190, green), { at: [1240, 1180], turn: 68 }),
    stroke('M1040 1060C1040 860 1050 760 1046 640', c.pine, 20),
    group(veined(520, 170, young), { at: [1040, 840], turn: -44 }),
    group(veined(560, 176, green), { at: [1044, 780], turn: 36 }),
    group(bud(350, { light: c.vermilion, shade: c.vermilionDeep }), { at: [1046, 664], turn: -3 }),
  ])
}

const flake = seeded(15)
const snow = times(34, () => circle([flake.from(0, 400), flake.from(0, 300)], flake.from(3, 8), c.paper))

/** Twelve posts, one a month: each fills a box 400 by 400. */
const months = [
  [c.plum, [circle([270, 132], 72, c.paper), circle([300, 111], 67, c.plum), stroke('M60 400V216M60 288L130 216M60 336L2 278', c.lilac, 11), times(6, (index) => circle([130 + index * 46, 250 + (index % 3) * 42], 8, c.paper))]],
  [c.sky, [times(4, (row) => times(7, (column) => stroke(`M${30 + column * 58 + row * 14} ${44 + row * 82}l-16 46`, c.cobalt, 10))), shape('M0 400V352Q200 300 400 352V400z', c.pine)]],
  [c.mint, [stroke('M200 400V262', c.pine, 16), group(bud(186, { light: c.vermilion, shade: c.vermilionDeep }), { at: [200, 276] })]],
  [c.butter, [stroke('M200 400V240', c.pine, 16), group(veined(204, 72, green), { at: [200, 306], turn: -48 }), group(veined(204, 72, green), { at: [200, 306], turn: 48 }), group(bud(158, { light: c.paper, shade: c.sand }), { at: [200, 250] })]],
  [c.lilac, [group([times(5, (index) => group(shape(leaf(96, 52), c.paper), { turn: index * 72 })), times(11, (index) => circle(polar([0, 0], 30, index * 33), 7, c.butter)), circle([0, 0], 20, c.butter)], { at: [200, 206], scale: 1.5 })]],
  [c.coral, [circle([200, 400], 150, c.butter), times(7, (index) => stroke(`M${polar([200, 400], 180, 222 + index * 16).join(' ')}L${polar([200, 400], 232, 222 + index * 16).join(' ')}`, c.butter, 14))]],
  [c.pine, [circle([314, 78], 36, c.butter), times(5, (row) => stroke(wave(-20, 420, 106 + row * 66, 220, 16, row * 0.3), row % 2 === 0 ? c.mint : '#2C7A66', 34))]],
  [c.blush, [group([shape('M-110 0L-84 150H84L110 0z', c.sand), times(4, (index) => stroke(`M${-92 + index * 6} ${34 + index * 34}H${92 - index * 6}`, '#B79E7B', 9)), group(veined(120, 46, green), { at: [-50, 10], turn: -30 }), group(veined(130, 46, green), { at: [10, 10], turn: 4 }), group(veined(110, 44, purple), { at: [60, 14], turn: 36 })], { at: [200, 188], scale: 1.16 })]],
  [c.vermilion, [group([group([shape('M-120 -10H120C120 90 70 130 0 130S-120 90 -120 -10z', c.paper), stroke('M116 20c60 -10 66 70 -20 66', c.paper, 20), shape('M-104 8H104C100 24 98 30 96 38H-96C-98 30 -100 24 -104 8z', c.butter)], { at: [186, 150] }), stroke('M140 112c-24 -30 24 -40 0 -76M206 112c-24 -30 24 -40 0 -76', c.paper, 11)], { at: [-44, 20], scale: 1.14 })]],
  [c.sand, [times(9, (index) => group(shape(leaf(80, 28), [c.vermilion, c.coral, c.pine, c.butter][index % 4]), { at: [56 + ((index * 137) % 320) * 0.9, 108 + ((index * 83) % 220) * 1.2], turn: index * 53 }))]],
  [c.cobaltDeep, [group([shape('M110 130h150l24 160H86z', c.butter), stroke('M120 150c-70 10 -80 90 -14 110', c.butter, 18), shape('M250 172L340 110L352 128L268 232z', c.butter), rect(150, 104, 70, 30, c.butter), circle([185, 92], 18, c.vermilion)], { at: [-24, -8], scale: 1.14 })]],
  [c.sky, [snow, shape('M0 400V344Q120 292 230 340T400 324V400z', c.lilac), stroke('M290 358V172M290 254L348 196M290 290L232 232', c.plum, 12), circle([352, 190], 11, c.vermilion), circle([228, 226], 11, c.vermilion)]],
]

function yearOfPosts() {
  return drawing(1600, 1200, [
    rect(0, 0, 1600, 1200, c.paper),
    months.map(([ground, picture], index) => group(within(box(0, 0, 400, 400), [rect(0, 0, 400, 400, ground), picture]), { at: [(index % 4) * 400, Math.floor(index / 4) * 400] })),
  ])
}

function tins() {
  const pattern = (x, y, width, height, colours) => {
    const random = seeded(3)
    return within(box(x, y, width, height), times(12, (row) => times(8, (column) => group(shape(leaf(92, 32), colours[(row + column) % colours.length]), { at: [x + column * 88 + (row % 2) * 44 - 40, y + row * 78 + 70], turn: random.from(-14, 14) + (row % 2 === 0 ? 38 : -38) }))))
  }
  return drawing(1200, 1200, [
    rect(0, 0, 1200, 1200, c.butter),
    rect(0, 940, 1200, 260, c.coral),
    rect(620, 420, 420, 620, c.plum),
    pattern(620, 420, 420, 620, ['#54306A', '#54306A', c.vermilion]),
    rect(960, 420, 80, 620, '#2B1337', { opacity: 0.45 }),
    rect(600, 372, 460, 92, c.plum),
    rect(600, 372, 460, 16, '#54306A'),
    rect(680, 640, 300, 230, c.paper),
    words(serif, 'Quillander', { at: [830, 742], size: 64, anchor: 'middle', fill: c.ink }),
    words(serifItalic, 'autumn flush', { at: [830, 800], size: 42, anchor: 'middle', fill: c.ink }),
    rect(150, 280, 430, 800, c.pine),
    pattern(150, 280, 430, 800, [deep, deep, deep, c.mint]),
    rect(500, 280, 80, 800, '#08322B', { opacity: 0.45 }),
    rect(126, 220, 478, 104, c.pine),
    rect(126, 220, 478, 18, deep),
    rect(206, 560, 318, 300, c.paper),
    words(serif, 'Quillander', { at: [365, 676], size: 68, anchor: 'middle', fill: c.ink }),
    words(serifItalic, 'first leaves', { at: [365, 736], size: 44, anchor: 'middle', fill: c.ink }),
    group([shape(leaf(70, 24), c.vermilion), group(shape(leaf(76, 28), c.pine), { turn: -52 }), group(shape(leaf(76, 28), c.pine), { turn: 52 })], { at: [365, 834], scale: 0.8 }),
    group([shape(leaf(100, 36), c.pine), stroke('M0 0V-90', c.mint, 4)], { at: [700, 1130], turn: 82 }),
    group([shape(leaf(100, 36), c.plum), stroke('M0 0V-90', c.lilac, 4)], { at: [930, 1146], turn: -70 }),
  ])
}

function cupFromAbove() {
  const middle = [730, 620]
  return drawing(1500, 1200, [
    rect(0, 0, 1500, 1200, c.plum),
    times(9, (row) => times(11, (column) => circle([60 + column * 140 + (row % 2) * 70, 40 + row * 140], 7, '#54306A'))),
    circle([middle[0] + 26, middle[1] + 34], 470, '#2B1337'),
    circle(middle, 470, c.blush),
    circle(middle, 436, 'none', { stroke: c.vermilion, strokeWidth: 12 }),
    circle(middle, 316, '#F1B9AB'),
    circle([middle[0] + 16, middle[1] + 22], 272, '#E29F8F'),
    stroke(`M${middle[0] + 236} ${middle[1] - 96}C${middle[0] + 420} ${middle[1] - 210} ${middle[0] + 470} ${middle[1] - 60} ${middle[0] + 258} ${middle[1] - 8}`, c.paper, 40),
    circle(middle, 272, c.paper),
    circle(middle, 236, '#B86B24'),
    within(disc(middle, 236), circle(polar(middle, 16, 300), 236, '#C5762B')),
    circle(middle, 206, '#D88E3C'),
    stroke(arc(middle, 168, 200, 262), c.butter, 14),
    stroke(arc(middle, 168, 272, 284), c.butter, 14),
    group(veined(150, 46, green), { at: [middle[0] + 10, middle[1] + 76], turn: -38 }),
    group(veined(130, 42, young), { at: [middle[0] + 16, middle[1] + 76], turn: 42 }),
    group(bud(120, { light: c.vermilion, shade: c.vermilionDeep }), { at: [middle[0] + 12, middle[1] + 80], turn: 4 }),
    group([shape(rounded(-16, -40, 32, 470, 16), c.butter), ellipse([0, -90], 54, 84, c.butter), ellipse([4, -84], 38, 64, '#DDA530')], { at: [1300, 520], turn: 18 }),
    group(veined(300, 90, green), { at: [90, 1150], turn: 30 }),
    group(veined(260, 84, young), { at: [110, 1160], turn: -30 }),
    group(veined(280, 88, green), { at: [1480, 60], turn: 215 }),
  ])
}

export const drawings = {
  'project-7': tile(),
  'project-7-1': yearOfPosts(),
  'project-7-2': tins(),
  'project-7-3': cupFromAbove(),
}
