/** Words of SVG: each returns a piece of markup; numbers are cut to one decimal unless asked otherwise. */
const number = (value) => (typeof value === 'number' ? String(Math.round(value * 100) / 100) : value)

/** An element with attributes; undefined ones are left out, camelCase becomes kebab-case but for SVG's own camelCase names. */
const camelNames = new Set(['viewBox', 'preserveAspectRatio', 'gradientUnits', 'gradientTransform', 'clipPathUnits', 'patternUnits'])
export function element(name, attributes = {}, children = '') {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${camelNames.has(key) ? key : key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${number(value)}"`)
    .join('')
  const inside = Array.isArray(children) ? children.join('') : children
  return inside === '' ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`
}

/** A whole drawing of the given size. */
export const drawing = (width, height, children) =>
  `${element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${number(width)} ${number(height)}` }, children)}\n`
