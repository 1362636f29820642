/** The field in the side panel, behind what stands on it: a low sun over the river. */
import { palette as c } from './kit/palette.mjs'
import { sea, times } from './kit/shapes.mjs'
import { circle, drawing, rect, shape } from './kit/svg.mjs'

const [width, height] = [1080, 720]
/** Each nearer wave longer and higher. */
const waves = times(4, (row) => shape(sea(-40, width + 40, 400 + row * 62, height, 150 + row * 40, 7 + row * 3, row * 0.35), row % 2 === 0 ? c.cobalt : c.sky))

export const drawings = {
  'panel-field': drawing(width, height, [rect(0, 0, width, height, c.sky), circle([845, 330], 150, c.butter), waves]),
}
