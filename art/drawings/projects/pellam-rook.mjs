/** Pellam & Rook Bakers: an ampersand, a rook, and bread. */
import { serif, serifItalic, words } from '../kit/faces.mjs'
import { setLine } from '../kit/lettering.mjs'
import { palette as c } from '../kit/palette.mjs'
import { between, box, polar, rounded, seeded, smooth, times } from '../kit/shapes.mjs'
import { circle, drawing, ellipse, group, rect, shape, stroke, within } from '../kit/svg.mjs'

const crust = '#C77B36'
const crustDark = '#9C5722'
const crumb = '#E9B873'

/** A rook looking left, with the bare pale bill of its kind; its feet stand at the origin. */
const rook = [
  stroke('M-6 -70L-16 -4M-16 -4l-34 6M-16 -4l26 8', c.ink, 11),
  stroke('M40 -70L44 -4M44 -4l-32 8M44 -4l28 8', c.ink, 11),
  shape('M-168 -262C-150 -306 -92 -320 -54 -292C-24 -270 14 -256 60 -232C132 -194 196 -120 262 -52C238 -40 214 -40 190 -50L204 -30C176 -28 150 -38 122 -54C84 -36 20 -40 -28 -66C-84 -98 -106 -150 -112 -196C-128 -204 -146 -214 -152 -226z', c.ink),
  shape('M-50 -214C0 -222 60 -186 96 -136C122 -100 160 -76 196 -64C120 -60 40 -80 0 -118C-30 -148 -46 -182 -50 -214z', '#38332B'),
  shape('M-164 -270C-196 -262 -232 -240 -254 -212C-222 -216 -178 -214 -146 -224C-146 -244 -152 -260 -164 -270z', c.stone),
  circle([-118, -268], 10, c.paper),
  circle([-120, -268], 5, c.ink),
]

function tile() {
  const size = 1140
  const { box: extent } = setLine(serifItalic, '&', { size })
  const at = [1540 - extent.x2, 384 - extent.y1]
  return drawing(1600, 1000, [
    rect(0, 0, 1600, 1000, c.blush),
    words(serifItalic, '&', { at, size, fill: c.vermilion }),
    group(rook, { at: [1266, 400], scale: 0.84 }),
    circle([1036, 330], 14, crumb),
    circle([1010, 424], 9, crumb),
    circle([1034, 486], 7, crumb),
    circle([1000, 540], 6, crumb),
  ])
}

const loaf = {
  tin: [shape('M-90 0V-70C-120 -84 -116 -136 -60 -134C-40 -158 40 -158 60 -134C116 -136 120 -84 90 -70V0z', crust), stroke('M-40 -108q40 -22 80 0', crumb, 9)],
  round: [shape('M-104 0C-132 -70 -70 -132 0 -132C70 -132 132 -70 104 0z', crustDark), stroke('M-44 -96L-10 -40M0 -110L30 -52M46 -96L66 -58', crumb, 9)],
  bloomer: [shape(rounded(-128, -96, 256, 96, [60, 60, 28, 28]), crust), times(4, (index) => stroke(`M${-84 + index * 50} -70l34 34`, crumb, 9))],
  bun: [shape('M-62 0C-78 -50 -40 -88 0 -88C40 -88 78 -50 62 0z', '#D8924A'), stroke('M-26 -48q26 -18 52 0', c.paper, 7)],
}

function baguette(length, turn, at) {
  return group(
    [shape(rounded(-36, -length, 72, length, 36), crust), times(Math.floor(length / 110), (index) => shape(`M-20 ${-length + 70 + index * 104}C-6 ${-length + 40 + index * 104} 20 ${-length + 50 + index * 104} 22 ${-length + 96 + index * 104}C8 ${-length + 70 + index * 104} -8 ${-length + 66 + index * 104} -20 ${-length + 70 + index * 104}z`, crumb))],
    { at, turn },
  )
}

function shopFront() {
  const window = [340, 470, 640, 400]
  const { box: extent } = setLine(serifItalic, '&', { size: 330 })
  return drawing(1600, 1000, [
    rect(0, 0, 1600, 1000, c.blush),
    times(11, (row) => times(14, (column) => ((row * 5 + column * 3) % 7 === 0 ? rect(column * 128 + (row % 2) * 64 - 40, row * 52 + 8, 92, 20, '#F1BDB0') : ''))),
    times(3, (index) => [rect(400 + index * 330, -20, 170, 132, c.ink), rect(414 + index * 330, -20, 65, 118, c.sky), rect(491 + index * 330, -20, 65, 118, c.sky), rect(384 + index * 330, 112, 202, 20, c.paper)]),
    rect(250, 196, 1120, 744, c.vermilion),
    rect(226, 176, 1168, 30, c.vermilionDeep),
    rect(250, 206, 1120, 168, c.ink),
    words(serifItalic, 'Pellam & Rook', { at: [810, 336], size: 148, anchor: 'middle', fill: c.paper }),
    rect(300, 440, 720, 470, c.vermilionDeep),
    rect(...window, c.butter),
    times(2, (index) => rect(340, 660 + index * 196, 640, 16, c.ink)),
    ['round', 'tin', 'bloomer'].map((name, index) => group(loaf[name], { at: [460 + index * 204, 660], scale: 0.82 })),
    ['bun', 'bun', 'bun', 'bun', 'bun'].map((name, index) => group(loaf[name], { at: [412 + index * 124, 856], scale: 0.82 })),
    rect(650, 470, 18, 400, c.vermilionDeep),
    rect(1070, 440, 240, 500, c.ink),
    rect(1090, 460, 200, 300, c.butter),
    words(serifItalic, '&', { at: [1190 - (extent.x1 + extent.x2) / 2, 610 - (extent.y1 + extent.y2) / 2], size: 330, fill: c.ink }),
    rect(1090, 784, 200, 136, '#2E2A24'),
    circle([1108, 840], 12, c.butter),
    times(11, (index) => shape(`M${288 + index * 68} 374h68v89a34 34 0 0 1 -68 0z`, index % 2 === 0 ? c.paper : c.vermilion)),
    rect(286, 366, 752, 16, c.ink),
    rect(0, 930, 1600, 70, c.sand),
    rect(0, 930, 1600, 14, c.paper),
    stroke('M1370 250H1520', c.ink, 14),
    stroke('M1376 318L1440 250', c.ink, 9),
    stroke('M1432 250V286M1508 250V286', c.ink, 6),
    circle([1470, 366], 88, c.paper),
    group(rook, { at: [1472, 426], scale: 0.36 }),
    group([shape('M-74 0L-44 -196H44L74 0z', c.ink), shape('M-50 -22L-32 -174H32L50 -22z', '#2E2A24'), words(serifItalic, 'Warm', { at: [0, -112], size: 31, anchor: 'middle', fill: c.paper }), words(serifItalic, 'at six', { at: [0, -76], size: 31, anchor: 'middle', fill: c.paper })], { at: [130, 950], scale: 1.1 }),
  ])
}

/** A flat-bottomed paper bag standing on the origin, its mouth cut with pinking shears. */
function bag(width, height, { front, side, inside }) {
  const half = width / 2
  const teeth = times(Math.round(width / 26) * 2 + 1, (index) => [-half + (index * width) / (Math.round(width / 26) * 2), -height + (index % 2) * 16])
  const mouth = teeth.map(([x, y]) => `${x.toFixed(1)} ${y}`).join('L')
  return {
    back: shape(`M${-half + 26} ${-height - 44}H${half + 70}V-80L${half} 0z`, inside),
    front: [shape(`M${half - 2} ${-height + 10}L${half + 70} ${-height - 44}V-60L${half - 2} 0z`, side), shape(`M${-half} 0L${mouth}L${half} 0z`, front)],
    print: box(-half, -height + 20, width, height - 20),
  }
}

function bags() {
  const large = bag(470, 640, { front: c.paper, side: c.sand, inside: '#D9CBB6' })
  const small = bag(330, 380, { front: c.vermilion, side: c.vermilionDeep, inside: '#8E1D0A' })
  const { box: extent } = setLine(serifItalic, '&', { size: 800 })
  return drawing(1200, 1200, [
    rect(0, 0, 1200, 1200, c.butter),
    rect(0, 930, 1200, 270, c.blush),
    group(
      [
        large.back,
        baguette(560, -9, [-80, -360]),
        baguette(620, 4, [40, -330]),
        baguette(500, 15, [130, -340]),
        large.front,
        within(large.print, words(serifItalic, '&', { at: [-200 - extent.x1, 30 - extent.y2], size: 800, fill: c.vermilion })),
        words(serif, 'Pellam & Rook Bakers', { at: [-206, -572], size: 38, fill: c.ink }),
      ],
      { at: [430, 1080] },
    ),
    group(
      [
        small.back,
        group(loaf.bun, { at: [-50, -348], scale: 1.2 }),
        group(loaf.bun, { at: [84, -344], scale: 1.2 }),
        small.front,
        group(rook, { at: [-2, -72], scale: 0.55 }),
        words(serif, 'Today’s', { at: [-140, -310], size: 36, fill: c.paper }),
      ],
      { at: [880, 1130] },
    ),
    group(loaf.round, { at: [168, 1132], scale: 0.9 }),
  ])
}

function stencilledLoaf() {
  const random = seeded(7)
  const middle = [700, 610]
  const { box: extent } = setLine(serifItalic, '&', { size: 640 })
  const rim = times(28, (index) => polar(middle, 452 + random.from(-7, 7), (index * 360) / 28))
  const outline = smooth(rim, true)
  return drawing(1500, 1200, [
    rect(0, 0, 1500, 1200, c.vermilion),
    group(
      [
        rect(-760, -540, 1440, 1080, c.paper),
        times(5, (index) => rect(-700 + index * 46, -540, 18, 1080, c.blush)),
        times(5, (index) => rect(440 + index * 46, -540, 18, 1080, c.blush)),
        times(72, (index) => stroke(`M${-756 + index * 20} -540v-34M${-756 + index * 20} 540v34`, c.paper, 5)),
      ],
      { at: [750, 620], turn: -8 },
    ),
    shape(outline, '#E7D9C4', { transform: 'translate(26 30)' }),
    shape(outline, crust),
    within(outline, [
      circle([middle[0] + 30, middle[1] + 34], 452, crustDark, { opacity: 0.28 }),
      circle([middle[0] - 14, middle[1] - 16], 428, crust),
      times(10, (index) => {
        const angle = index * 36
        return group(shape('M0 -92C30 -40 30 40 0 92C-30 40 -30 -40 0 -92z', crumb), { at: polar(middle, 372, angle), turn: angle - 62 })
      }),
      times(150, () => circle(polar(middle, random.from(300, 448), random.from(0, 360)), random.from(2, 6), c.paper, { opacity: 0.7 })),
    ]),
    circle(middle, 286, c.paper),
    circle(middle, 262, crust),
    words(serifItalic, '&', { at: [middle[0] - (extent.x1 + extent.x2) / 2, middle[1] - (extent.y1 + extent.y2) / 2], size: 640, fill: c.paper }),
    times(60, () => circle(polar(middle, random.from(470, 640), random.from(-40, 250)), random.from(2, 5), c.sand)),
    group(
      [
        shape('M-30 -420C40 -380 52 -200 48 60H-30z', c.sky),
        stroke('M28.9 -308.6C46 -230 51 -110 49 22', c.sky, 26, { strokeDasharray: '0 23.6' }),
        shape(rounded(-42, 40, 96, 330, [10, 10, 40, 40]), c.ink),
        circle([6, 110], 11, c.butter),
        circle([6, 300], 11, c.butter),
      ],
      { at: [1318, 660], turn: 14 },
    ),
    stroke(smooth(rim.slice(15, 21).map((point) => between(point, middle, 0.03))), crumb, 10, { opacity: 0.8 }),
    ellipse([420, 1120], 16, 11, crust),
    ellipse([1080, 1080], 12, 9, crust),
    circle([1130, 1040], 8, crumb),
  ])
}

export const drawings = {
  'project-2': tile(),
  'project-2-1': shopFront(),
  'project-2-2': bags(),
  'project-2-3': stencilledLoaf(),
}
