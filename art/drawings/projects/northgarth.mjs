/** Northgarth Ferries: one ship, one crossing, ninety seconds. */
import { grotesqueHeavy, sansNarrow, words } from '../kit/faces.mjs'
import { palette as c } from '../kit/palette.mjs'
import { disc, polar, polygon, rounded, sea, smooth, through, times } from '../kit/shapes.mjs'
import { circle, drawing, ellipse, group, rect, shape, stroke, within } from '../kit/svg.mjs'

export const seconds = 8
const [width, height] = [1440, 1206]

/** The ferry from the side, bow to the right; the origin is amidships at the waterline. It sails mirrored in the film, so that its smoke keeps clear of the caption. */
const ferry = (turn) => [
  group(smoke(turn), { at: [-104, -590] }),
  shape('M-192 -330L-160 -590H-44L-64 -330z', c.vermilion),
  shape('M-167 -530L-160 -590H-44L-49 -530z', c.ink),
  stroke('M250 -420V-560', c.ink, 9),
  shape('M246 -560L170 -536L246 -512z', c.vermilion),
  rect(-330, -318, 640, 124, c.paper),
  rect(-210, -432, 520, 118, c.paper),
  rect(-210, -432, 520, 14, c.sand),
  rect(-330, -318, 640, 14, c.sand),
  shape('M310 -432H350L388 -314H310z', c.paper),
  shape('M250 -404H340L360 -344H250z', c.ink),
  times(6, (index) => rect(-180 + index * 66, -396, 34, 44, c.ink)),
  shape(polygon([[-560, -196], [640, -196], [596, -132], [-546, -132]]), c.ink),
  shape(polygon([[-546, -134], [596, -134], [516, 90], [-486, 90]]), c.paper),
  rect(-440, -262, 820, 70, c.paper),
  times(12, (index) => rect(-420 + index * 66, -244, 40, 34, c.ink)),
  times(5, (index) => circle([-380 + index * 92, -82], 19, c.cobaltDeep)),
  shape('M110 -110H300V10H110z', c.sky),
  stroke('M110 -110H300V10H110zM173 -110V10M237 -110V10', c.ink, 6),
  stroke('M-560 -196V-262M-530 -196V-262M-560 -262H-440', c.ink, 7),
  times(3, (index) => [rect(-306 + index * 92, -342, 70, 22, c.vermilion), rect(-306 + index * 92, -326, 70, 8, c.paper)]),
]

/** Puffs that leave the funnel, grow, drift astern and thin out; the train repeats after one loop. */
function smoke(turn) {
  const count = 7
  return times(count, (index) => {
    const age = (index / count + turn) % 1
    const [x, y] = [10 - age * 640, -14 - 120 * Math.sqrt(age)]
    return circle([x, y], 20 + 62 * age, c.paper, { opacity: Math.min(1, age * 14) * (1 - age) ** 1.2 })
  })
}

/** A gull seen from behind, its wings at `beat` (-1 to 1). */
const gull = (beat) => stroke(`M-62 ${-26 * beat}Q-34 ${-34 * beat - 12} 0 0Q34 ${-34 * beat - 12} 62 ${-26 * beat}`, c.ink, 10)

function layers(turn) {
  return [
    { y: 806, length: 240, high: 20, colour: c.cobalt, laps: 1 },
    { y: 888, length: 240, high: 24, colour: c.cobaltDeep, laps: 2 },
    { y: 978, length: 288, high: 26, colour: c.cobalt, laps: 2 },
    { y: 1074, length: 360, high: 30, colour: c.cobaltDeep, laps: 2 },
  ].map((layer, index) => ({ ...layer, d: sea(-layer.length, width + layer.length, layer.y, height, layer.length, layer.high, -turn * layer.laps + index * 0.27) }))
}

export function frame(time) {
  const turn = time / seconds
  const wave = (laps, phase = 0) => Math.sin(2 * Math.PI * (turn * laps + phase))
  const [back, ...front] = layers(turn)
  const glints = times(5, (index) => {
    const long = 150 - index * 14 + 26 * wave(2, index * 0.31)
    return shape(rounded(1130 - long / 2 + 14 * wave(1, index * 0.2), 908 + index * 40 + index * index * 6, long, 13, 6), c.butter, { opacity: 0.9 - index * 0.13 })
  })
  return drawing(width, height, [
    rect(0, 0, width, height, c.sky),
    circle([1130, 540], 190, c.butter),
    shape('M-20 850V752L70 700L150 744L226 730L330 806V850z', c.pine),
    rect(56, 606, 28, 100, c.paper),
    rect(56, 636, 28, 20, c.vermilion),
    shape('M46 608h48l-10 -30h-28z', c.ink),
    shape(back.d, back.colour),
    group(gull(wave(4)), { at: [330 + 26 * wave(1), 452 + 18 * wave(1, 0.25)], scale: 0.9 }),
    group(gull(wave(5, 0.3)), { at: [210 + 22 * wave(1, 0.4), 530 + 16 * wave(2, 0.1)], scale: 0.62 }),
    group(gull(wave(4, 0.6)), { at: [1366 + 20 * wave(1, 0.7), 470 + 14 * wave(1, 0.5)], scale: 0.7 }),
    group(ferry(turn), { at: [770 + 10 * wave(1, 0.1), 836 + 9 * wave(2)], turn: 0.9 * wave(2, 0.22), scale: [-0.94, 0.94] }),
    front.map((layer) => shape(layer.d, layer.colour)),
    glints,
  ])
}

function theCrossing() {
  const waves = [
    [372, 84], [364, 192], [593, 239], [666, 158], [968, 124], [1002, 226], [1150, 150], [627, 341], [554, 422], [470, 560], [566, 700], [806, 596], [884, 536],
    [1150, 580], [1236, 522], [1153, 660], [1080, 720], [560, 806], [403, 869], [705, 835], [778, 754], [739, 937], [1041, 903], [1210, 850],
  ]
  /** From stop to stop, with a gap between the dots that goes into its length: so they begin and end one and a half gaps from a stop. */
  const legs = [[26.14, [[252, 640], [420, 700], [640, 560]]], [26.65, [[640, 560], [860, 470], [1060, 540]]], [26.6, [[1060, 540], [1230, 440], [1362, 372]]]]
  const land = (points, colour) => shape(smooth(points, true), colour)
  const stop = (at, minute, name, [dx, dy], anchor) => [
    circle(at, 25, c.paper),
    circle(at, 13, c.vermilion),
    words(grotesqueHeavy, minute, { at: [at[0] + dx, at[1] + dy], size: 74, anchor, fill: c.paper }),
    words(sansNarrow, name, { at: [at[0] + dx, at[1] + dy + 44], size: 34, anchor, fill: c.sky }),
  ]
  return drawing(1600, 1000, [
    rect(0, 0, 1600, 1000, c.cobaltDeep),
    land([[-80, -80], [300, -60], [330, 120], [230, 260], [300, 420], [210, 560], [260, 680], [180, 800], [250, 1080], [-80, 1080]], c.cobalt),
    land([[-80, -80], [240, -60], [270, 120], [176, 270], [244, 420], [160, 560], [216, 690], [120, 820], [190, 1080], [-80, 1080]], c.mint),
    land([[1680, -80], [1330, -60], [1380, 90], [1300, 230], [1380, 360], [1320, 520], [1440, 660], [1380, 820], [1460, 1080], [1680, 1080]], c.cobalt),
    land([[1680, -80], [1390, -60], [1440, 90], [1360, 230], [1440, 366], [1380, 520], [1500, 670], [1440, 830], [1520, 1080], [1680, 1080]], c.butter),
    group(
      [
        land([[-55, -60], [45, -70], [95, -10], [45, 60], [-55, 50], [-95, 0]], c.cobalt),
        land([[-40, -38], [30, -46], [66, -8], [30, 36], [-42, 28], [-66, -2]], c.mint),
        rect(-12, -70, 18, 66, c.paper),
        rect(-12, -50, 18, 14, c.vermilion),
        shape('M-18 -70h30l-6 -20h-18z', c.paper),
      ],
      { at: [1010, 806] },
    ),
    waves.map(([x, y]) => stroke(`M${x} ${y}q16 -16 32 0q16 16 32 0`, c.cobalt, 7)),
    legs.map(([gap, leg]) => stroke(smooth(leg), c.paper, 8, { strokeDasharray: `2 ${gap - 2}`, strokeDashoffset: gap / 2 + 1 })),
    stop([252, 640], '0', 'Northgarth quay', [40, 118], 'start'),
    stop([640, 560], '30', 'seals, if they like', [10, 96], 'start'),
    stop([1060, 540], '60', 'kettle on', [6, 96], 'middle'),
    stop([1362, 372], '90', 'ramp down', [-56, -60], 'end'),
    group(
      [
        circle([0, 0], 128, c.sky),
        within(disc([0, 0], 128), [group(ferry(0.4), { at: [-8, 40], scale: 0.175 }), shape(sea(-200, 200, 44, 200, 60, 7), c.cobalt)]),
        circle([0, 0], 128, 'none', { stroke: c.paper, strokeWidth: 10 }),
      ],
      { at: [850, 300] },
    ),
  ])
}

function porthole() {
  const middle = [600, 600]
  return drawing(1200, 1200, [
    rect(0, 0, 1200, 1200, c.vermilion),
    times(4, (index) => rect(0, index * 300 + 148, 1200, 5, c.vermilionDeep)),
    circle([616, 622], 470, c.vermilionDeep),
    circle(middle, 470, c.butter),
    circle(middle, 400, '#DDA530'),
    times(12, (index) => circle(polar(middle, 436, index * 30 + 15), 17, '#B8841A')),
    within(disc(middle, 384), [
      rect(200, 200, 800, 800, c.sky),
      circle([800, 560], 104, c.paper),
      shape('M200 640L330 560L450 606L560 520L720 610L1000 570V700H200z', c.pine),
      shape('M200 640L330 560L450 606L430 700H200z', '#17604F'),
      rect(448, 528, 34, 90, c.paper),
      rect(448, 550, 34, 22, c.vermilion),
      shape('M438 528h54l-10 -30h-34z', c.ink),
      shape(sea(140, 1060, 672, 1000, 180, 18), c.cobalt),
      shape(sea(140, 1060, 760, 1000, 230, 22, 0.4), c.cobaltDeep),
      shape(sea(140, 1060, 860, 1000, 260, 24, 0.8), c.cobalt),
      group([ellipse([0, 0], 92, 34, c.paper), circle([84, -30], 27, c.paper), shape('M106 -40L150 -26L108 -18z', c.butter), circle([92, -36], 5, c.ink), shape('M-50 -14C-10 -60 -60 -150 -170 -196C-130 -110 -110 -50 -50 -14z', c.sand), shape('M20 -10C10 -90 70 -180 160 -230C140 -120 110 -40 20 -10z', c.paper), shape('M-92 0L-150 -24L-140 20z', c.sand)], { at: [640, 470], turn: -8, scale: 0.8 }),
      stroke('M262 470L440 330M270 560L370 480', c.white, 16, { opacity: 0.75 }),
    ]),
    circle(middle, 384, 'none', { stroke: c.ink, strokeWidth: 14 }),
    rect(1030, 556, 110, 88, c.butter),
    circle([1108, 600], 20, '#B8841A'),
  ])
}

function rampDown() {
  const car = (at, scale, body, shade) =>
    group([shape(rounded(-150, -120, 300, 118, [34, 34, 18, 18]), body), shape('M-112 -116L-84 -214H84L112 -116z', body), shape('M-90 -122L-70 -194H70L90 -122z', c.sky), rect(-150, -58, 300, 20, shade), circle([-106, -84], 21, c.paper), circle([106, -84], 21, c.paper), rect(-132, -14, 58, 34, c.ink), rect(74, -14, 58, 34, c.ink), rect(-46, -46, 92, 26, c.paper)], { at, scale })
  return drawing(1500, 1200, [
    rect(0, 0, 1500, 1200, c.butter),
    circle([750, 420], 560, c.coral),
    rect(0, 820, 1500, 380, c.cobalt),
    times(3, (row) => times(8, (index) => -40 + index * 220 + row * 90).filter((x) => x < 340 || x > 1100).map((x) => stroke(`M${x} ${880 + row * 110}q28 -26 56 0q28 26 56 0`, c.sky, 9))),
    rect(580, 40, 110, 150, c.vermilion),
    rect(810, 40, 110, 150, c.vermilion),
    rect(580, 20, 110, 54, c.ink),
    rect(810, 20, 110, 54, c.ink),
    shape('M430 170H1070L1110 300H390z', c.paper),
    times(7, (index) => rect(454 + index * 87, 204, 64, 56, c.ink)),
    rect(340, 290, 820, 70, c.paper),
    rect(300, 352, 900, 18, c.sand),
    shape('M300 370H1200C1200 560 1130 800 1070 900H430C370 800 300 560 300 370z', c.paper),
    shape('M300 370H1200C1200 400 1199 430 1195 460H305C301 430 300 400 300 370z', c.ink),
    words(grotesqueHeavy, 'NORTHGARTH', { at: [750, 442], size: 72, anchor: 'middle', tracking: 0.12, fill: c.paper }),
    shape('M470 900V560a50 50 0 0 1 50 -50H980a50 50 0 0 1 50 50V900z', c.ink),
    times(3, (index) => rect(560 + index * 160, 540, 60, 16, c.butter)),
    car([620, 796], 0.72, c.cobalt, c.cobaltDeep),
    car([892, 782], 0.66, c.mint, c.pine),
    shape('M470 880H1030L1180 1200H320z', c.inkSoft),
    times(5, (index) => shape(polygon([[742 - index * 2, 900 + index * 62], [758 + index * 2, 900 + index * 62], [761 + index * 2, 936 + index * 62], [739 - index * 2, 936 + index * 62]]), c.butter)),
    stroke(through([[470, 880], [320, 1200]]), c.paper, 14),
    stroke(through([[1030, 880], [1180, 1200]]), c.paper, 14),
    car([610, 1086], 1.02, c.vermilion, c.vermilionDeep),
    stroke('M470 560L420 372M1030 560L1080 372', c.inkSoft, 12),
  ])
}

export const drawings = {
  'project-8': frame(0),
  'project-8-1': theCrossing(),
  'project-8-2': porthole(),
  'project-8-3': rampDown(),
}
