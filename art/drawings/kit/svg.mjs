/** Words of SVG: each returns a piece of markup. Points are [x, y], angles are degrees. */
const number = (value) => (typeof value === 'number' ? String(Math.round(value * 10) / 10) : value)
const fine = (value) => (typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value)

const camelNames = new Set(['viewBox', 'preserveAspectRatio', 'gradientUnits', 'gradientTransform', 'clipPathUnits'])
const fineNames = new Set(['opacity', 'strokeWidth'])

/** An element; attributes that are undefined are left out, camelCase becomes kebab-case but for SVG's own camelCase names. */
export function element(name, attributes = {}, children = '') {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => {
      const attribute = camelNames.has(key) ? key : key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      return ` ${attribute}="${fineNames.has(key) ? fine(value) : number(value)}"`
    })
    .join('')
  const inside = Array.isArray(children) ? children.flat(Infinity).join('') : children
  return inside === '' ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`
}

/** A whole drawing of the given size; its clips are numbered from 1, so that it comes out the same in every run. */
export function drawing(width, height, children) {
  const svg = element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${number(width)} ${number(height)}` }, children)
  const numbers = new Map()
  return `${svg.replace(/within-\d+/g, (id) => {
    if (!numbers.has(id)) numbers.set(id, `within-${numbers.size + 1}`)
    return numbers.get(id)
  })}\n`
}

/** Anything that starts at a place, turned and scaled about it; `lean` lets its level lines fall by so much to the right. */
export function group(children, { at = [0, 0], turn = 0, scale = 1, lean = 0, ...attributes } = {}) {
  const [scaleX, scaleY] = [scale].flat().length === 2 ? scale : [scale, scale]
  const steps = [
    at[0] !== 0 || at[1] !== 0 ? `translate(${number(at[0])} ${number(at[1])})` : '',
    turn !== 0 ? `rotate(${fine(turn)})` : '',
    lean !== 0 ? `matrix(1 ${fine(lean)} 0 1 0 0)` : '',
    scaleX !== 1 || scaleY !== 1 ? `scale(${fine(scaleX)} ${fine(scaleY)})` : '',
  ].filter((step) => step !== '')
  return element('g', { transform: steps.length > 0 ? steps.join(' ') : undefined, ...attributes }, children)
}

export const rect = (x, y, width, height, fill, attributes = {}) => element('rect', { x, y, width, height, fill, ...attributes })
export const circle = ([cx, cy], r, fill, attributes = {}) => element('circle', { cx, cy, r, fill, ...attributes })
export const ellipse = ([cx, cy], rx, ry, fill, attributes = {}) => element('ellipse', { cx, cy, rx, ry, fill, ...attributes })
export const shape = (d, fill, attributes = {}) => element('path', { d, fill, ...attributes })
/** A drawn line: round ends and joins unless asked otherwise. */
export const stroke = (d, colour, width, attributes = {}) =>
  element('path', { d, fill: 'none', stroke: colour, strokeWidth: width, strokeLinecap: 'round', strokeLinejoin: 'round', ...attributes })

let clips = 0
/** Children seen only inside the shape of `d`. */
export function within(d, children, attributes = {}) {
  clips += 1
  const id = `within-${clips}`
  return element('clipPath', { id }, element('path', { d })) + element('g', { clipPath: `url(#${id})`, ...attributes }, children)
}
