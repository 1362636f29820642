/** Wherrymoor Rowing Club: eights seen from above, and the Tuesdays that the film shows. */
import { palette as c } from '../kit/palette.mjs'
import { between, mix, polar, polygon, rounded, seeded, smooth, through, times } from '../kit/shapes.mjs'
import { circle, drawing, ellipse, group, rect, shape, stroke, within } from '../kit/svg.mjs'

export const seconds = 8
const strokes = 3
/** How far the water runs past a boat in one loop; everything on the water repeats after it. */
const run = 624

/** Where an oar is at a moment of its stroke (0 to 1): angle from square-off, and whether the blade is in the water. */
function oarAt(moment) {
  const share = ((moment % 1) + 1) % 1
  const drive = 0.42
  const ease = (value) => (1 - Math.cos(Math.PI * value)) / 2
  return share < drive
    ? { angle: mix(44, -38, ease(share / drive)), slide: ease(share / drive), wet: true }
    : { angle: mix(-38, 44, ease((share - drive) / (1 - drive))), slide: 1 - ease((share - drive) / (1 - drive)), wet: false }
}

/** One rower and the oar, at the origin of a seat; `side` is 1 to the right of the boat's travel, -1 to its left. */
function rower({ side, moment, blade, shirt, hair }) {
  const { angle, slide, wet } = oarAt(moment)
  const pin = [26, 56 * side]
  const along = (distance) => polar(pin, distance, side * (90 - angle))
  const handle = along(-72)
  const seat = mix(18, -20, slide)
  const shoulders = [seat - mix(-12, 14, slide), 0]
  const [neck, tip] = [along(168), along(226)]
  const turn = side * (90 - angle)
  const width = wet ? 11 : 5
  return [
    stroke(through([[10, 12 * side], pin, [44, 12 * side]]), c.ink, 4),
    stroke(through([handle, neck]), c.paper, 6),
    group(shape(`M0 ${-width * 0.4}L62 ${-width}L66 ${-width + 3}V${width + 1}L62 ${width + 4}L0 ${width * 0.5}z`, blade), { at: between(neck, tip, -0.05), turn }),
    stroke(through([[shoulders[0], -15], handle]), hair.skin, 9),
    stroke(through([[shoulders[0], 15], handle]), hair.skin, 9),
    ellipse(shoulders, 13, 24, shirt),
    circle([shoulders[0] - 2, 0], 12.5, hair.colour),
  ]
}

const heads = [
  { colour: c.ink, skin: '#8A5A3C' },
  { colour: c.plum, skin: '#E9B48C' },
  { colour: '#7A3B1D', skin: '#F3C9A5' },
  { colour: c.ink, skin: '#5C3A28' },
  { colour: '#C98A2B', skin: '#F3C9A5' },
  { colour: c.ink, skin: '#C98A5E' },
  { colour: c.inkSoft, skin: '#E9B48C' },
  { colour: '#7A3B1D', skin: '#C98A5E' },
]
const seats = times(8, (index) => -390 + index * 104)

/** An eight with its bow at (720, 0). `late` is the seat that has not found the rhythm yet. */
function eight({ moment, blade, shirt, late }) {
  const timing = (index) => moment - (index === late ? 0.13 : 0)
  const surge = 9 * Math.sin(2 * Math.PI * (moment - 0.15))
  return group(
    [
      shape(smooth([[-690, 0], [-560, -15], [-300, -29], [60, -33], [400, -25], [640, -7], [730, 0], [640, 7], [400, 25], [60, 33], [-300, 29], [-560, 15]], true), c.paper),
      shape(rounded(-540, -14, 960, 28, 14), c.sand),
      seats.map((x, index) => group(rower({ side: index % 2 === 0 ? 1 : -1, moment: timing(index), blade, shirt, hair: heads[index] }), { at: [x, 0] })),
      ellipse([-498, 0], 15, 22, c.vermilion),
      circle([-494, 0], 12.5, c.ink),
      stroke(through([[708, 0], [722, 0]]), c.vermilion, 12),
    ],
    { at: [surge, 0] },
  )
}

/** The rings that each blade leaves, drifting astern, widening and fading. */
function puddles(moment) {
  const life = 1.7
  const left = (((moment % 1) + 1) % 1) - 0.42
  return [left, left + 1, left + 2]
    .filter((age) => age >= 0 && age < life)
    .map((age) =>
      seats.map((x, index) => {
        const place = [x - 110 - age * (run / strokes), index % 2 === 0 ? 214 : -214]
        const wide = 14 + 26 * (age / life)
        return group([ellipse([0, 0], wide, wide * 0.8, 'none', ring), ellipse([0, 0], wide * 0.45, wide * 0.36, 'none', ring)], { at: place, opacity: 0.8 * (1 - age / life) })
      }),
    )
}
const ring = { stroke: c.sky, strokeWidth: 4.5 }

/** Short strokes of light that run astern with the water. */
function ripples(seed, middle, along) {
  const random = seeded(seed)
  return times(9, () => {
    const x = random.from(0, run)
    const y = middle + random.from(-80, 80)
    const length = random.from(36, 120)
    return times(6, (repeat) => stroke(`M${x + along + (repeat - 2) * run} ${y}h${length}`, c.sky, 5, { opacity: 0.5 }))
  })
}

function crew({ at, along = 0, ...boat }) {
  return group([group(puddles(boat.moment)), eight(boat)], { at: [at[0] + along, at[1]] })
}

const lane = 566

export function frame(time) {
  const turn = time / seconds
  const moment = turn * strokes + 0.2
  const astern = -turn * run
  return drawing(1600, 1000, [
    rect(0, 0, 1600, 1000, c.cobaltDeep),
    group(
      [
        times(3, (index) => rect(-1500, (index + 0.5) * lane - 110, 3200, 220, c.cobalt)),
        times(3, (index) => ripples(31 + index, (index + 0.5) * lane, astern + index * 90)),
        crew({ at: [170, -20], moment, blade: c.vermilion, shirt: c.cobaltDeep, late: -1 }),
        crew({ at: [-160, lane - 20], moment: moment - 0.3, blade: c.butter, shirt: c.mint, late: 5 }),
        crew({ at: [560, 2 * lane - 20], moment: moment + 0.25, blade: c.vermilion, shirt: c.cobaltDeep, late: -1 }),
      ],
      { at: [836, 576], turn: -24, scale: 0.9 },
    ),
  ])
}

/** Somebody who carries: feet at the origin, hands under the hull; `stride` is how far the feet are apart. */
function bearer({ top, sleeve, trousers, skin, hair, shoes, stride }) {
  const shoulders = -338
  const hip = [0, -190]
  const leg = (foot, colour) => {
    const knee = [mix(hip[0], foot[0], 0.5) + 16, mix(hip[1], foot[1], 0.52)]
    return [stroke(through([hip, knee, foot]), colour, 40), shape(rounded(foot[0] - 20, foot[1] - 2, 66, 28, [14, 22, 4, 4]), shoes)]
  }
  return [
    leg([-stride, -26], trousers.shade),
    stroke(through([[22, shoulders + 20], [66, -420], [62, -516]]), skin, 24),
    leg([stride, -26], trousers.light),
    shape(rounded(-42, shoulders - 6, 84, 178, [36, 36, 18, 18]), top),
    rect(-12, shoulders - 34, 26, 44, skin),
    circle([4, shoulders - 62], 40, skin),
    hair,
    stroke(through([[-20, shoulders + 22], [-64, -408], [-51, -516]]), skin, 24),
    stroke(through([[-20, shoulders + 26], [-62, -404]]), sleeve, 32),
  ]
}

/** Hair as worn by the bearers, about a head at (4, -400), looking right. */
const hair = {
  short: (colour) => shape('M-36 -396C-42 -446 10 -462 44 -420C20 -424 0 -416 -8 -400C-12 -384 -20 -378 -24 -376z', colour),
  bun: (colour) => [circle([-36, -436], 22, colour), shape('M-38 -388C-48 -446 16 -466 44 -416C16 -420 -4 -412 -10 -396C-14 -376 -24 -368 -30 -366z', colour)],
  bob: (colour) => shape('M-44 -366C-60 -448 10 -472 46 -418C20 -420 4 -410 0 -392L-4 -362z', colour),
  cap: (colour) => [shape('M-38 -402C-40 -452 44 -456 46 -404L78 -400V-388L-38 -392z', colour)],
  curls: (colour) => [circle([-24, -420], 24, colour), circle([4, -436], 26, colour), circle([28, -424], 20, colour), circle([-34, -396], 18, colour)],
  bald: (colour) => shape('M-37 -412C-45 -388 -35 -366 -12 -361C-20 -373 -17 -386 -23 -399C-26 -406 -32 -411 -37 -412z', colour),
}

function carryingTheEight() {
  const people = [
    { top: c.vermilion, sleeve: c.vermilionDeep, trousers: { light: c.ink, shade: '#2E2A24' }, skin: '#8A5A3C', hair: hair.short(c.ink), shoes: c.paper, stride: 52 },
    { top: c.sky, sleeve: '#93B6F5', trousers: { light: c.cobalt, shade: c.cobaltDeep }, skin: '#F3C9A5', hair: hair.bun('#7A3B1D'), shoes: c.ink, stride: -46 },
    { top: c.butter, sleeve: '#E9AE26', trousers: { light: c.plum, shade: '#2B1337' }, skin: '#5C3A28', hair: hair.curls(c.ink), shoes: c.vermilion, stride: 60 },
    { top: c.paper, sleeve: '#E2D8C6', trousers: { light: '#6C6355', shade: c.inkSoft }, skin: '#E9B48C', hair: hair.bald(c.inkSoft), shoes: c.ink, stride: -56 },
    { top: c.lilac, sleeve: '#B09AEB', trousers: { light: c.cobaltDeep, shade: '#16217F' }, skin: '#C98A5E', hair: hair.bob(c.ink), shoes: c.paper, stride: 48 },
    { top: c.coral, sleeve: '#E8704F', trousers: { light: c.ink, shade: '#2E2A24' }, skin: '#F3C9A5', hair: hair.cap(c.pine), shoes: c.butter, stride: -54 },
    { top: c.pine, sleeve: '#0A362F', trousers: { light: c.cobalt, shade: c.cobaltDeep }, skin: '#5C3A28', hair: hair.short(c.ink), shoes: c.ink, stride: 58 },
  ]
  return drawing(1600, 1000, [
    rect(0, 0, 1600, 1000, c.mint),
    circle([1290, 220], 130, c.butter),
    rect(0, 520, 1600, 480, c.cobalt),
    times(18, (index) => rect((index * 723) % 1600, 556 + (index % 5) * 34, 90 + (index % 3) * 50, 7, c.sky, { opacity: 0.7 })),
    shape('M0 770L1600 690V1000H0z', c.sand),
    shape('M0 950L1600 890V1000H0z', c.stone),
    people.map((person, index) => group(bearer(person), { at: [70 + index * 196, 934 - index * 7] })),
    group(
      [
        shape('M-220 -8C-60 -80 240 -92 640 -92C1040 -92 1330 -74 1600 -14L1590 4C1400 16 1000 22 640 22C240 22 -60 20 -220 12z', c.paper),
        shape('M-220 -8C-60 -80 240 -92 640 -92C1040 -92 1330 -74 1600 -14L1594 -8C1330 -44 1040 -58 640 -58C240 -58 -60 -48 -220 4z', c.cobaltDeep),
        circle([1592, -6], 18, c.vermilion),
      ],
      { at: [-110, 414], turn: -2 },
    ),
    group(cox, { at: [1490, 872] }),
  ])
}

/** Sixteen, in charge, with one arm up. */
const cox = [
  stroke('M-6 -190L-46 -110L-22 -18', c.plum, 38),
  stroke('M6 -190L42 -104L56 -18', '#2B1337', 38),
  shape(rounded(-60, -22, 62, 26, [20, 14, 4, 4]), c.ink),
  shape(rounded(18, -22, 62, 26, [20, 14, 4, 4]), c.ink),
  stroke('M26 -300L74 -372L70 -448', c.vermilionDeep, 32),
  circle([70, -470], 20, '#E9B48C'),
  shape(rounded(-46, -338, 92, 168, [40, 40, 18, 18]), c.vermilion),
  stroke('M-34 -296L-70 -216L-32 -192', c.vermilionDeep, 32),
  rect(-13, -366, 26, 44, '#E9B48C'),
  shape('M-36 -400C-40 -340 60 -330 56 -400C60 -470 -30 -476 -36 -400z', '#7A3B1D'),
  circle([-6, -398], 40, '#E9B48C'),
  shape('M-46 -404C-44 -466 44 -468 46 -400C20 -420 0 -420 -46 -404z', '#7A3B1D'),
  stroke('M-26 -392v6M-2 -392v6', c.ink, 7),
  ellipse([-16, -372], 8, 10, c.ink),
]

const fist = (x, y, skin, shade) => [
  shape(rounded(x - 66, y - 74, 132, 150, 44), skin),
  times(3, (index) => stroke(`M${x - 33 + index * 33} ${y - 66}V${y + 30}`, shade, 6)),
  shape(rounded(x - 72, y + 22, 128, 44, 22), skin),
  stroke(`M${x - 50} ${y + 20}H${x + 40}`, shade, 6),
]

function threeCuts() {
  return drawing(1200, 1200, [
    rect(0, 0, 1200, 1200, c.paper),
    within(rounded(0, 0, 388, 1200, 0), [
      rect(0, 0, 388, 1200, c.butter),
      group(
        [
          shape('M86 660L90 560L214 590L210 690z', '#C98A5E'),
          shape('M312 730L314 624L450 630L462 752z', '#C98A5E'),
          shape('M-80 1300L70 640L227 678L190 1300z', c.cobaltDeep),
          shape('M210 1300L298 706L480 736L440 1300z', c.cobalt),
          group([rect(-400, -34, 640, 68, c.vermilion), fist(0, -8, '#C98A5E', '#8A5A3C')], { at: [146, 540], turn: 17 }),
          group(fist(0, 0, '#C98A5E', '#8A5A3C'), { at: [352, 596], turn: 17 }),
        ],
        { at: [-20, 0] },
      ),
    ]),
    within(rounded(406, 0, 388, 1200, 0), [
      rect(406, 0, 388, 1200, c.cobaltDeep),
      rect(406, 660, 388, 540, c.cobalt),
      times(4, (index) => ellipse([600, 790], 70 + index * 78, 20 + index * 26, 'none', { stroke: c.sky, strokeWidth: 11 - index * 2 })),
      within('M406 0H794V790H406z', [
        group([rect(-11, -900, 22, 700, c.paper), shape('M-24 -240C-40 -100 -92 -40 -96 180H78C86 -40 36 -120 24 -240z', c.vermilion), rect(-100, 20, 190, 46, c.butter)], { at: [600, 700], turn: 7 }),
      ]),
      stroke('M520 690q-30 -40 -20 -90M690 700q40 -30 36 -96', c.sky, 11),
      circle([484, 560], 12, c.sky),
      circle([746, 566], 10, c.sky),
    ]),
    within(rounded(812, 0, 388, 1200, 0), [
      rect(812, 0, 388, 1200, c.blush),
      rect(812, 520, 388, 680, c.mint),
      rect(812, 520, 388, 12, c.pine),
      shape('M780 1240C780 940 860 860 1006 860C1152 860 1232 940 1232 1240z', c.cobaltDeep),
      shape(rounded(948, 770, 116, 130, 40), '#8A5A3C'),
      shape('M846 640C846 480 1166 480 1166 640V760C1166 830 846 830 846 760z', c.ink),
      shape('M834 640C834 380 1178 380 1178 640z', c.vermilion),
      shape(rounded(824, 610, 364, 96, 40), c.paper),
      times(8, (index) => stroke(`M${862 + index * 41} 628V688`, c.sand, 9)),
      circle([1006, 408], 62, c.paper),
      stroke('M880 1000C920 1060 1092 1060 1132 1000', c.paper, 26),
    ]),
  ])
}

/** The patterns painted on the blades: each fills a box 132 wide and 360 high. */
const blades = [
  [c.vermilion, rect(0, 120, 132, 70, c.paper)],
  [c.butter, times(4, (index) => shape(polygon([[0, 80 + index * 76], [66, 36 + index * 76], [132, 80 + index * 76], [132, 112 + index * 76], [66, 68 + index * 76], [0, 112 + index * 76]]), c.pine))],
  [c.cobalt, circle([66, 150], 46, c.butter)],
  [c.paper, [rect(0, 0, 66, 360, c.vermilion)]],
  [c.plum, times(3, (index) => rect(0, 60 + index * 84, 132, 42, c.lilac))],
  [c.coral, shape('M0 340L132 0V360H0z', c.cobaltDeep)],
  [c.pine, [shape('M0 0H132L66 170z', c.butter)]],
  [c.sky, times(3, (row) => times(2, (column) => circle([36 + column * 60, 66 + row * 90], 20, c.vermilion)))],
]

function bladesInTheRack() {
  return drawing(1500, 1200, [
    rect(0, 0, 1500, 1200, c.mint),
    blades.map(([ground, pattern], index) => {
      const x = 92 + index * 178
      const lift = [40, 0, 64, 20, 90, 10, 54, 30][index]
      return [
        rect(x + 52, 560, 28, 700, index === 4 ? c.ink : c.paper),
        rect(x + 52, 940, 28, 40, c.vermilion),
        group(within('M24 0H108Q132 0 132 24L124 220C120 300 84 320 80 360H52C48 320 12 300 8 220L0 24Q0 0 24 0z', [rect(0, 0, 132, 360, ground), pattern]), { at: [x, 210 + lift], scale: [1, 1.12] }),
      ]
    }),
    rect(0, 820, 1500, 76, c.pine),
    times(8, (index) => rect(92 + index * 178 + 38, 800, 56, 54, c.pine)),
    rect(0, 1140, 1500, 60, c.pine),
  ])
}

export const drawings = {
  'project-1': frame(0),
  'project-1-1': carryingTheEight(),
  'project-1-2': threeCuts(),
  'project-1-3': bladesInTheRack(),
}
