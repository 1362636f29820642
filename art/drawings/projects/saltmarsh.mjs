/** Saltmarsh Sound Festival: rings of sound over still water. */
import { grotesqueHeavy, grotesqueMedium, sansNarrow, words } from '../kit/faces.mjs'
import { palette as c } from '../kit/palette.mjs'
import { box, leaf, polar, polygon, rounded, seeded, times } from '../kit/shapes.mjs'
import { circle, drawing, ellipse, group, rect, shape, stroke, within } from '../kit/svg.mjs'

export const seconds = 8
const colours = [c.sky, c.coral, c.butter, c.paper, c.vermilion]

/**
 * Rings that leave a centre, widen and thin out; `turn` 1 is one whole round of the colours, after
 * which everything stands as it stood.
 */
function rings(turn) {
  const [reach, thick, gap] = [400, 52, 100]
  const count = Math.ceil(reach / gap)
  return times(count + colours.length, (index) => {
    const radius = (index - colours.length + 1 + turn * colours.length) * gap
    const shown = Math.max(0, Math.min(1, radius / gap, (reach - radius) / (0.8 * gap)))
    const colour = colours[(((colours.length * 4 - index) % colours.length) + colours.length) % colours.length]
    return radius > 0 && radius < reach ? circle([0, 0], Math.max(1, radius), 'none', { stroke: colour, strokeWidth: thick * shown }) : ''
  })
}

/** Reeds that stand in the water and lean with the wind. */
function reeds(sway) {
  const random = seeded(19)
  return times(16, (index) => {
    const x = random.from(-30, 220)
    const high = random.from(110, 330)
    const lean = random.from(-26, 40) + sway * high * 0.06
    const stem = `M${x} 1010Q${x + lean * 0.2} ${1010 - high * 0.6} ${x + lean} ${1010 - high}`
    return [stroke(stem, c.plum, 8), index % 3 === 0 ? group(shape(rounded(-11, -74, 22, 80, 11), c.plum), { at: [x + lean, 1010 - high], turn: lean * 0.4 }) : group(shape(leaf(high * 0.5, 13), c.plum), { at: [x + lean * 0.35, 1010 - high * 0.55], turn: 24 + lean * 0.4 })]
  })
}

const heron = [
  stroke('M-6 0V-150M26 4V-150', c.ink, 9),
  shape('M-50 -190C-20 -262 70 -262 130 -214L196 -178C150 -150 90 -140 20 -146C-20 -150 -44 -160 -50 -190z', c.paper),
  shape('M20 -214C70 -232 120 -220 196 -178C140 -168 70 -170 20 -214z', c.sky),
  stroke('M-34 -196C-78 -240 8 -280 -34 -330', c.paper, 26),
  circle([-40, -344], 24, c.paper),
  shape('M-52 -360L-144 -338L-52 -330z', c.butter),
  stroke('M-50 -358C-20 -372 10 -364 34 -348', c.ink, 10),
  circle([-48, -346], 5, c.ink),
]

export function frame(time) {
  const turn = time / seconds
  const centre = [900, 736]
  const shore = 736
  const wave = (laps, phase) => Math.sin(2 * Math.PI * (turn * laps + phase))
  const bars = times(9, (row) => {
    const y = shore + 14 + row * 31 + row * row * 0.9
    const shift = (12 + row * 3.4) * wave(2, row * 0.23)
    return within(box(0, y, 1600, 15 + row * 1.3), group(rings((turn + 0.1) % 1), { at: [centre[0] + shift, centre[1] + 2]}))
  })
  return drawing(1600, 1000, [
    rect(0, 0, 1600, 1000, c.cobaltDeep),
    within(box(0, 0, 1600, shore), group(rings((turn + 0.1) % 1), { at: centre })),
    rect(0, shore, 1600, 1000 - shore, c.cobaltDeep),
    bars,
    group(heron, { at: [330, 924], scale: 0.8 }),
    stroke(`M240 928H${410 + 10 * wave(2, 0.1)}M${282 + 12 * wave(2, 0.4)} 950H470`, c.sky, 6),
    reeds(wave(1, 0.2)),
  ])
}

const ringSet = (centre, count, gap, thick, start = 0) => times(count, (index) => circle(centre, gap * (index + 0.5), 'none', { stroke: colours[(index + start) % colours.length], strokeWidth: thick }))

/** One of five on the poster: its stem grows into its head. */
const bulrush = (index) => {
  const [at, turn] = [[54 + index * 72, 310 + ((index * 97) % 150)], 6 + index * 3]
  const [x, y] = polar(at, 110, 90 + turn)
  return [stroke(`M${34 + index * 66} 600C${34 + index * 66} 540 ${x} ${y} ${at.join(' ')}`, c.pine, 15), group(shape(rounded(-19, -120, 38, 124, 19), c.vermilion), { at, turn })]
}

/** A poster in a box 420 by 600. */
const poster = (ground, picture, ink) => [
  rect(0, 0, 420, 600, ground),
  within(box(0, 0, 420, 600), picture),
  words(grotesqueHeavy, 'Saltmarsh', { at: [26, 82], size: 76, tracking: -0.01, fill: ink }),
  words(grotesqueHeavy, 'Sound', { at: [26, 148], size: 76, tracking: -0.01, fill: ink }),
  rect(0, 536, 420, 64, ground),
  words(sansNarrow, '14 TO 16 JUNE', { at: [28, 580], size: 30, tracking: 0.06, fill: ink }),
]

function postersOnTheHoarding() {
  const three = [
    poster(c.cobaltDeep, [ringSet([210, 354], 5, 37, 20).slice(2), words(grotesqueHeavy, '1.40', { at: [210, 382], size: 76, anchor: 'middle', fill: c.paper })], c.paper),
    poster(c.coral, [within(box(0, 200, 420, 220), circle([210, 420], 145, c.butter)), times(7, (index) => rect(65 + index * 14, 424 + index * 16, 290 - index * 28, 9, index % 2 === 0 ? c.butter : c.paper)), stroke('M0 420H420', c.plum, 8), group(heron, { at: [290, 424], scale: 0.52 })], c.plum),
    poster(c.mint, [times(3, (index) => group(shape(leaf(170 + ((index * 71) % 60), 17), c.pine), { at: [72 + index * 66, 610], turn: index * 4 - 2 })), times(5, bulrush)], c.pine),
  ]
  return drawing(1600, 1000, [
    rect(0, 0, 1600, 1000, c.butter),
    times(13, (index) => rect(index * 128, 0, 5, 900, '#E9AE26')),
    rect(0, 880, 1600, 120, c.inkSoft),
    rect(0, 870, 1600, 16, c.ink),
    three.map((drawn, index) => [
      group(
        [
          rect(12, 14, 420, 600, '#D99D1F'),
          drawn,
          [[10, 10], [410, 10], [10, 590], [410, 590]].map(([x, y]) => rect(x - 16, y - 7, 32, 14, c.paper, { opacity: 0.85 })),
        ],
        { at: [64 + index * 500, 104], scale: 1.13 },
      ),
    ]),
    group(bicycleRack(), { at: [1300, 880] }),
  ])
}

const bicycleRack = () => [stroke('M0 0V-70A40 40 0 0 1 80 -70V0', c.ink, 12), stroke('M150 0V-70A40 40 0 0 1 230 -70V0', c.ink, 12)]

function programme() {
  const rows = [['Fri', 'Low water', '1.40'], ['Fri', 'High water', '7.50'], ['Sat', 'Low water', '2.25'], ['Sat', 'High water', '8.35']]
  return drawing(1200, 1200, [
    rect(0, 0, 1200, 1200, c.coral),
    group(
      [
        shape(polygon([[0, 820], [360, 880], [700, 820], [1040, 880], [1080, 930], [720, 880], [400, 940], [30, 880]]), '#E8704F'),
        shape(polygon([[0, 0], [360, 60], [360, 880], [0, 820]]), c.paper),
        shape(polygon([[360, 60], [700, 0], [700, 820], [360, 880]]), '#E6DECF'),
        shape(polygon([[700, 0], [1040, 60], [1040, 880], [700, 820]]), c.cobaltDeep),
        group([words(grotesqueHeavy, 'Cross by', { at: [36, 104], size: 66, fill: c.ink }), words(grotesqueHeavy, 'the tide', { at: [36, 168], size: 66, fill: c.ink }), ringSet([180, 520], 4, 38, 20), times(4, (index) => rect(36, 726 + index * 22, 250 - index * 40, 8, c.sand))], { lean: 60 / 360 }),
        group(rows.map(([day, what, when], index) => [words(grotesqueMedium, day, { at: [26, 150 + index * 150], size: 34, fill: c.vermilionDeep }), words(grotesqueHeavy, what, { at: [26, 196 + index * 150], size: 44, fill: c.ink }), words(grotesqueMedium, when, { at: [306, 150 + index * 150], size: 34, anchor: 'end', fill: c.ink }), rect(26, 222 + index * 150, 282, 4, c.ink)]), { at: [360, 60], lean: -60 / 340 }),
        group(
          [
            within(box(0, 0, 340, 820), ringSet([200, 552], 7, 46, 24).slice(2)),
            words(grotesqueHeavy, '1.40', { at: [200, 586], size: 92, anchor: 'middle', fill: c.paper }),
            words(grotesqueHeavy, 'Saltmarsh', { at: [28, 96], size: 66, fill: c.paper }),
            words(grotesqueHeavy, 'Sound', { at: [28, 158], size: 66, fill: c.paper }),
            words(sansNarrow, 'PROGRAMME', { at: [30, 210], size: 28, tracking: 0.08, fill: c.paper }),
          ],
          { at: [700, 0], lean: 60 / 340 },
        ),
      ],
      { at: [80, 170] },
    ),
  ])
}

function stageOnTheMarsh() {
  const random = seeded(5)
  const crowd = times(46, (index) => {
    const row = Math.floor(index / 16)
    const x = 20 + (index % 16) * 98 + (row % 2) * 46 + random.from(-14, 14)
    const y = 960 + row * 86 + random.from(-10, 10)
    return [shape(rounded(x - 46, y + 34, 92, 300, 44), [c.coral, c.vermilion, c.butter, c.sky, c.pine, c.lilac][(index * 5) % 6]), circle([x, y], 36, ['#5C3A28', '#E9B48C', '#8A5A3C', '#F3C9A5', '#C98A5E'][(index * 3) % 5]), shape(`M${x - 38} ${y + 4}C${x - 44} ${y - 52} ${x + 44} ${y - 52} ${x + 38} ${y + 4}z`, [c.ink, '#7A3B1D', '#D99D1F', c.inkSoft][(index * 7) % 4])]
  })
  return drawing(1500, 1200, [
    rect(0, 0, 1500, 1200, c.cobaltDeep),
    within(box(0, 0, 1500, 760), ringSet([750, 620], 10, 92, 44).slice(4)),
    rect(0, 740, 1500, 460, c.plum),
    times(5, (row) => rect(60 + row * 40, 770 + row * 34, 1380 - row * 80, 8, [c.sky, c.coral, c.butter, c.paper, c.vermilion][row], { opacity: 0.6 })),
    shape('M400 760C400 470 560 330 750 330S1100 470 1100 760z', c.paper),
    shape('M470 760C470 520 600 410 750 410S1030 520 1030 760z', c.ink),
    rect(380, 740, 740, 60, c.vermilion),
    rect(380, 790, 740, 30, c.vermilionDeep),
    [[600, 740], [750, 730], [900, 740]].map(([x, y], index) => [stroke(`M${x - 18} ${y}L${x} ${y - 90}L${x + 18} ${y}`, [c.butter, c.sky, c.coral][index], 26), shape(rounded(x - 34, y - 190, 68, 118, 30), [c.butter, c.sky, c.coral][index]), circle([x, y - 216], 28, ['#8A5A3C', '#F3C9A5', '#5C3A28'][index])]),
    group([ellipse([0, 0], 42, 54, c.vermilion), rect(-7, -128, 14, 100, c.vermilion)], { at: [606, 620], turn: 42 }),
    stroke('M812 740V560', c.paper, 8),
    circle([812, 552], 14, c.paper),
    rect(858, 640, 90, 22, c.paper),
    rect(500, 700, 60, 42, c.inkSoft),
    rect(940, 700, 60, 42, c.inkSoft),
    crowd,
  ])
}

export const drawings = {
  'project-12': frame(0),
  'project-12-1': postersOnTheHoarding(),
  'project-12-2': programme(),
  'project-12-3': stageOnTheMarsh(),
}
