/** A telephone lying flat or standing up: a dark body, and a screen that shows what it is given. */
import { palette as c } from './palette.mjs'
import { rounded } from './shapes.mjs'
import { rect, shape, within } from './svg.mjs'

/** `screen` is drawn from the screen's own top left corner; its size is the phone's less the rim on every side. */
export function phone({ x, y, width, height, body = c.ink, ground = c.paper, rim = 16 }, screen) {
  const round = width * 0.13
  return [
    shape(rounded(x, y, width, height, round), body),
    within(rounded(x + rim, y + rim, width - 2 * rim, height - 2 * rim, round - rim * 0.6), [
      rect(x + rim, y + rim, width - 2 * rim, height - 2 * rim, ground),
      `<g transform="translate(${x + rim} ${y + rim})">${[screen].flat(Infinity).join('')}</g>`,
    ]),
    shape(rounded(x + width / 2 - width * 0.11, y + rim + 14, width * 0.22, 24, 12), body),
  ]
}
