/** Brackenhallow Cycles: bicycles, and the measures that tell you which one fits. */
import { grotesqueHeavy, grotesqueMedium, sansBold, sansRegular, words } from '../kit/faces.mjs'
import { palette as c } from '../kit/palette.mjs'
import { phone } from '../kit/phone.mjs'
import { arc, between, polar, polygon, rounded, through, times } from '../kit/shapes.mjs'
import { circle, drawing, group, rect, shape, stroke } from '../kit/svg.mjs'

/** The points of a frame whose seat tube is `size` long; the bottom bracket is the origin, the front is to the right. */
function frameOf(size) {
  const seatTop = polar([0, 0], size, 253)
  const headTop = [size * 0.86, -size * 1.0]
  const headLow = [size * 0.92, -size * 0.8]
  return { crank: [0, 0], seatTop, headTop, headLow, rear: [-340, 54], front: [size * 0.92 + 226, 54] }
}

const frameTubes = ({ crank, seatTop, headTop, headLow, rear }, colour, width) => [
  stroke(through([rear, crank]), colour, width * 0.72),
  stroke(through([rear, between(seatTop, crank, 0.06)]), colour, width * 0.62),
  stroke(through([crank, seatTop]), colour, width),
  stroke(through([between(seatTop, crank, 0.06), between(headTop, headLow, 0.3)]), colour, width),
  stroke(through([crank, headLow]), colour, width * 1.1),
  stroke(through([headTop, headLow]), colour, width * 1.25),
]
const fork = ({ headLow, front }, colour, width) => stroke(`M${headLow[0]} ${headLow[1]}Q${headLow[0] + (front[0] - headLow[0]) * 0.55} ${headLow[1] + (front[1] - headLow[1]) * 0.72} ${front[0]} ${front[1]}`, colour, width)

function wheel(centre, radius, { spokes = 28, tyre = c.ink, rim = c.paper } = {}) {
  return [
    times(spokes, (index) => stroke(through([polar(centre, 16, index * (360 / spokes) + (index % 2 === 0 ? 40 : -40)), polar(centre, radius - 22, index * (360 / spokes))]), c.ink, 2.6)),
    circle(centre, radius - 26, 'none', { stroke: rim, strokeWidth: 9 }),
    circle(centre, radius, 'none', { stroke: tyre, strokeWidth: 30 }),
    circle(centre, 17, c.ink),
  ]
}

function bicycle({ size = 420, colour = c.vermilion, radius = 300, width = 32 } = {}) {
  const frame = frameOf(size)
  const saddle = polar([0, 0], size + 88, 253)
  return [
    wheel(frame.rear, radius),
    wheel(frame.front, radius),
    stroke(arc(frame.rear, 52, 90, 270), c.ink, 6),
    stroke(through([[frame.rear[0], frame.rear[1] - 52], [0, -66]]), c.ink, 6),
    stroke(through([[frame.rear[0], frame.rear[1] + 52], [0, 66]]), c.ink, 6),
    fork(frame, colour, width * 0.86),
    stroke(through([frame.seatTop, saddle]), c.ink, width * 0.62),
    frameTubes(frame, colour, width),
    shape(`M${saddle[0] - 96} ${saddle[1] - 26}C${saddle[0] - 60} ${saddle[1] - 44} ${saddle[0] + 30} ${saddle[1] - 30} ${saddle[0] + 104} ${saddle[1] - 26}C${saddle[0] + 118} ${saddle[1] - 24} ${saddle[0] + 116} ${saddle[1] - 4} ${saddle[0] + 100} ${saddle[1] - 4}C${saddle[0] + 30} ${saddle[1] - 4} ${saddle[0] - 10} ${saddle[1] + 22} ${saddle[0] - 84} ${saddle[1] + 14}C${saddle[0] - 112} ${saddle[1] + 8} ${saddle[0] - 118} ${saddle[1] - 16} ${saddle[0] - 96} ${saddle[1] - 26}z`, c.ink),
    stroke(through([frame.headTop, [frame.headTop[0] - 14, frame.headTop[1] - 52], [frame.headTop[0] + 34, frame.headTop[1] - 66]]), c.ink, 18),
    stroke(`M${frame.headTop[0] + 30} ${frame.headTop[1] - 66}h50c58 4 62 92 8 98h-22`, c.ink, 22),
    stroke(through([[0, 0], polar([0, 0], 118, 62)]), c.ink, 17),
    stroke(through([[0, 0], polar([0, 0], 118, 242)]), c.ink, 17),
    shape(rounded(polar([0, 0], 118, 62)[0] - 44, polar([0, 0], 118, 62)[1] - 2, 88, 20, 6), c.ink),
    shape(rounded(polar([0, 0], 118, 242)[0] - 44, polar([0, 0], 118, 242)[1] - 18, 88, 20, 6), c.ink),
    circle([0, 0], 66, c.ink),
    times(5, (index) => circle(polar([0, 0], 42, index * 72 - 90), 12, colour === c.butter ? c.paper : c.butter)),
    circle([0, 0], 13, c.paper),
  ]
}

/** A measure from one height to another, with ticks. */
const measure = (x, top, bottom, ticks, colour = c.ink) => [
  stroke(`M${x} ${top}V${bottom}`, colour, 7, { strokeLinecap: 'butt' }),
  times(ticks + 1, (index) => stroke(`M${x - (index % 5 === 0 ? 26 : 14)} ${top + ((bottom - top) * index) / ticks}h${index % 5 === 0 ? 52 : 28}`, colour, 7, { strokeLinecap: 'butt' })),
]

function tile() {
  return drawing(1440, 1440, [
    rect(0, 0, 1440, 1440, c.butter),
    rect(0, 1372, 1440, 68, c.coral),
    measure(746, 622, 1372, 20, c.paper),
    // As high as leaves a caption the room above the saddle where the tile is cut to 6 by 5.
    group(bicycle({ size: 452, radius: 320, width: 36 }), { at: [592, 1011], scale: 0.93 }),
  ])
}

function threeSizes() {
  const sizes = [
    { size: 560, colour: c.blush, letter: 'L', label: '178 to 192 cm' },
    { size: 460, colour: c.coral, letter: 'M', label: '168 to 180 cm' },
    { size: 366, colour: c.vermilion, letter: 'S', label: '155 to 170 cm' },
  ]
  return drawing(1600, 1000, [
    rect(0, 0, 1600, 1000, c.butter),
    group(
      [
        circle([-340, 54], 318, 'none', { stroke: c.ink, strokeWidth: 28 }),
        circle([-340, 54], 290, 'none', { stroke: c.paper, strokeWidth: 8 }),
        sizes.map(({ size, colour }) => {
          const frame = frameOf(size)
          return [
            circle(frame.front, 318, 'none', { stroke: colour, strokeWidth: 10 }),
            fork(frame, colour, 26),
            frameTubes(frame, colour, 32),
          ]
        }),
        circle([-340, 54], 18, c.ink),
        circle([0, 0], 62, c.ink),
        circle([0, 0], 16, c.paper),
        sizes.map(({ size, colour, letter }) => {
          const [x, y] = polar([0, 0], size, 253)
          return [circle([x - 4, y - 14], 46, c.ink), words(grotesqueHeavy, letter, { at: [x - 4, y + 6], size: 58, anchor: 'middle', fill: colour })]
        }),
      ],
      { at: [520, 700] },
    ),
    sizes.toReversed().map(({ colour, letter, label }, index) => [
      rect(1120, 60 + index * 108, 88, 88, colour),
      words(grotesqueHeavy, letter, { at: [1164, 129 + index * 108], size: 72, anchor: 'middle', fill: c.ink }),
      words(grotesqueMedium, label, { at: [1232, 124 + index * 108], size: 58, fill: c.ink }),
    ]),
  ])
}

function sizeFinder() {
  const row = (y, label, value, share) => [
    words(sansRegular, label, { at: [36, y], size: 30, fill: c.inkSoft }),
    words(grotesqueHeavy, value, { at: [412, y], size: 38, anchor: 'end', fill: c.ink }),
    rect(36, y + 28, 376, 10, c.sand),
    rect(36, y + 28, 376 * share, 10, c.ink),
    circle([36 + 376 * share, y + 33], 22, c.vermilion),
  ]
  return drawing(1200, 1200, [
    rect(0, 0, 1200, 1200, c.sky),
    rect(0, 1010, 1200, 190, c.cobalt),
    measure(170, 180, 1010, 30, c.cobaltDeep),
    measure(1030, 180, 1010, 30, c.cobaltDeep),
    shape(polygon([[404, 1020], [820, 1020], [930, 1090], [470, 1090]]), c.cobaltDeep),
    phone({ x: 360, y: 100, width: 480, height: 940 }, [
      rect(0, 0, 448, 380, c.butter),
      group(bicycle({ size: 452, radius: 300, width: 36 }), { at: [206, 256.4], scale: 0.335 }),
      row(450, 'Your height', '174 cm', 0.55),
      row(560, 'Inside leg', '80 cm', 0.46),
      rect(36, 650, 376, 3, c.ink),
      words(sansBold, 'You are a', { at: [36, 716], size: 32, fill: c.ink }),
      words(grotesqueHeavy, 'Medium', { at: [34, 786], size: 78, tracking: -0.01, fill: c.ink }),
      rect(36, 814, 376, 68, c.vermilion),
      words(sansBold, 'Try it on Saturday', { at: [224, 859], size: 31, anchor: 'middle', fill: c.ink }),
    ]),
  ])
}

function swingTags() {
  const tag = ({ x, length, turn, ground, letter, fit }) =>
    group(
      [
        group(
          [
            shape('M-70 0H70L150 84V560H-150V84z', ground),
            circle([0, 56], 22, c.butter),
            circle([0, 56], 22, 'none', { stroke: c.ink, strokeWidth: 8 }),
            words(grotesqueHeavy, letter, { at: [0, 366], size: 320, anchor: 'middle', fill: c.ink }),
            rect(-118, 408, 236, 5, c.ink),
            words(grotesqueMedium, 'If you are', { at: [-118, 462], size: 42, fill: c.ink }),
            words(grotesqueMedium, fit, { at: [-118, 512], size: 42, fill: c.ink }),
          ],
          { at: [0, length - 30] },
        ),
        stroke(`M0 0C20 40 -14 60 0 ${length + 26}`, c.ink, 6),
      ],
      { at: [x, 236], turn },
    )
  return drawing(1500, 1200, [
    rect(0, 0, 1500, 1200, c.butter),
    stroke('M-60 700L430 1300', c.coral, 60),
    stroke('M1372 -60L1010 1260', c.coral, 60),
    rect(-40, 190, 1580, 74, c.vermilion),
    rect(-40, 190, 1580, 16, c.coral),
    rect(300, 180, 30, 94, c.ink),
    rect(720, 180, 30, 94, c.ink),
    rect(1140, 180, 30, 94, c.ink),
    tag({ x: 315, length: 150, turn: 4, ground: c.paper, letter: 'S', fit: '155 to 170 cm' }),
    tag({ x: 735, length: 240, turn: -2, ground: c.sky, letter: 'M', fit: '168 to 180 cm' }),
    tag({ x: 1155, length: 130, turn: 3, ground: c.blush, letter: 'L', fit: '178 to 192 cm' }),
  ])
}

export const drawings = {
  'project-4': tile(),
  'project-4-1': threeSizes(),
  'project-4-2': sizeFinder(),
  'project-4-3': swingTags(),
}
