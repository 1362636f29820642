/** Path data for the shapes that the drawings are built of, and the little geometry they need. */
const text = (value) => String(Math.round(value * 10) / 10)
const point = ([x, y]) => `${text(x)} ${text(y)}`

const radians = (degrees) => (degrees * Math.PI) / 180
/** The point at an angle (0 is to the right, 90 is down) and distance from a centre. */
export const polar = ([x, y], radius, angle) => [x + radius * Math.cos(radians(angle)), y + radius * Math.sin(radians(angle))]
export const mix = (from, to, share) => from + (to - from) * share
export const between = (from, to, share) => [mix(from[0], to[0], share), mix(from[1], to[1], share)]
export const times = (count, make) => Array.from({ length: count }, (_, index) => make(index))

/** Straight lines through points. */
export const through = (points, closed = false) => `M${points.map(point).join('L')}${closed ? 'z' : ''}`
export const polygon = (points) => through(points, true)
export const box = (x, y, width, height) => polygon([[x, y], [x + width, y], [x + width, y + height], [x, y + height]])
export const disc = ([x, y], r, ry = r) =>
  `M${point([x - r, y])}a${text(r)} ${text(ry)} 0 1 0 ${text(2 * r)} 0a${text(r)} ${text(ry)} 0 1 0 ${text(-2 * r)} 0z`

/** A smooth curve through points (Catmull-Rom as cubic Béziers). */
export function smooth(points, closed = false, tension = 1) {
  const count = points.length
  const at = (index) => (closed ? points[(index + count) % count] : points[Math.max(0, Math.min(count - 1, index))])
  const last = closed ? count : count - 1
  let d = `M${point(points[0])}`
  for (let index = 0; index < last; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const first = [from[0] + ((to[0] - before[0]) / 6) * tension, from[1] + ((to[1] - before[1]) / 6) * tension]
    const second = [to[0] - ((after[0] - from[0]) / 6) * tension, to[1] - ((after[1] - from[1]) / 6) * tension]
    d += `C${point(first)} ${point(second)} ${point(to)}`
  }
  return closed ? `${d}z` : d
}

/** A box with rounded corners; `radius` is one number or four, clockwise from the top left. */
export function rounded(x, y, width, height, radius) {
  const [a, b, c, d] = Array.isArray(radius) ? radius : [radius, radius, radius, radius]
  return (
    `M${text(x + a)} ${text(y)}h${text(width - a - b)}a${text(b)} ${text(b)} 0 0 1 ${text(b)} ${text(b)}` +
    `v${text(height - b - c)}a${text(c)} ${text(c)} 0 0 1 ${text(-c)} ${text(c)}` +
    `h${text(-(width - c - d))}a${text(d)} ${text(d)} 0 0 1 ${text(-d)} ${text(-d)}` +
    `v${text(-(height - d - a))}a${text(a)} ${text(a)} 0 0 1 ${text(a)} ${text(-a)}z`
  )
}

/** A part of a circle's line, from one angle to another. */
export function arc(centre, radius, from, to) {
  const large = Math.abs(to - from) > 180 ? 1 : 0
  return `M${point(polar(centre, radius, from))}A${text(radius)} ${text(radius)} 0 ${large} ${to > from ? 1 : 0} ${point(polar(centre, radius, to))}`
}
/** A piece of cake. */
export const wedge = (centre, radius, from, to) => {
  const large = to - from > 180 ? 1 : 0
  return `M${point(centre)}L${point(polar(centre, radius, from))}A${text(radius)} ${text(radius)} 0 ${large} 1 ${point(polar(centre, radius, to))}z`
}

/** A wave line from left to right; `phase` 1 is one wavelength. */
export function wave(left, right, y, length, height, phase = 0, step = 8) {
  const points = times(step * Math.ceil((right - left) / length) + 1, (index) => {
    const x = left + (index * length) / step
    return [x, y + height * Math.sin(2 * Math.PI * (x / length + phase))]
  })
  return smooth(points)
}
/** The same, filled down to `bottom`. */
export function sea(left, right, y, bottom, length, height, phase = 0) {
  const end = left + Math.ceil((right - left) / length) * length
  return `${wave(left, right, y, length, height, phase)}L${point([end, bottom])}L${point([left, bottom])}z`
}

/** A pointed leaf from the origin up to (0, -length). */
export const leaf = (length, width) =>
  `M0 0C${text(-width)} ${text(-length * 0.3)} ${text(-width * 0.8)} ${text(-length * 0.72)} 0 ${text(-length)}C${text(width * 0.8)} ${text(-length * 0.72)} ${text(width)} ${text(-length * 0.3)} 0 0z`

/** Numbers that look random and are the same in every run. */
export function seeded(seed) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return Object.assign(next, {
    from: (low, high) => low + (high - low) * next(),
    pick: (list) => list[Math.floor(next() * list.length)],
  })
}

/**
 * Contour lines of a field (a function of x and y) as smooth paths: marching squares on a grid,
 * the pieces joined end to end.
 */
export function contours(field, level, { x = 0, y = 0, width, height, step = 12 }) {
  const columns = Math.ceil(width / step)
  const rows = Math.ceil(height / step)
  const values = times(rows + 1, (row) => times(columns + 1, (column) => field(x + column * step, y + row * step) - level))
  const ends = new Map()
  const crossing = (from, to, column, row, across) => {
    const share = from / (from - to)
    return across ? [x + (column + share) * step, y + row * step] : [x + column * step, y + (row + share) * step]
  }
  const link = (a, b) => {
    for (const [from, to] of [[a, b], [b, a]]) {
      if (!ends.has(from.key)) ends.set(from.key, { at: from.at, next: [] })
      ends.get(from.key).next.push(to.key)
    }
  }
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [nw, ne] = [values[row][column], values[row][column + 1]]
      const [sw, se] = [values[row + 1][column], values[row + 1][column + 1]]
      const found = []
      if (nw > 0 !== ne > 0) found.push({ key: `a${column},${row}`, at: crossing(nw, ne, column, row, true) })
      if (ne > 0 !== se > 0) found.push({ key: `d${column + 1},${row}`, at: crossing(ne, se, column + 1, row, false) })
      if (sw > 0 !== se > 0) found.push({ key: `a${column},${row + 1}`, at: crossing(sw, se, column, row + 1, true) })
      if (nw > 0 !== sw > 0) found.push({ key: `d${column},${row}`, at: crossing(nw, sw, column, row, false) })
      if (found.length === 2) link(found[0], found[1])
      if (found.length === 4) {
        const [first, second] = nw > 0 === (nw + ne + sw + se) > 0 ? [[0, 1], [2, 3]] : [[0, 3], [1, 2]]
        link(found[first[0]], found[first[1]])
        link(found[second[0]], found[second[1]])
      }
    }
  }
  const lines = []
  const used = new Set()
  const follow = (start) => {
    const line = []
    let key = start
    while (key !== undefined && !used.has(key)) {
      used.add(key)
      line.push(ends.get(key).at)
      key = ends.get(key).next.find((other) => !used.has(other))
    }
    return line
  }
  const openEnds = [...ends.keys()].filter((key) => ends.get(key).next.length === 1)
  for (const key of [...openEnds, ...ends.keys()]) {
    if (used.has(key)) continue
    const closed = ends.get(key).next.length === 2
    const line = follow(key)
    if (line.length > 7) lines.push({ points: line, closed, d: smooth(line, closed) })
  }
  return lines
}

/** Smooth hills between about -1 and 1, alike in every direction: waves of several lengths, crossing. */
export function hills(seed, size) {
  const random = seeded(seed)
  const waves = times(14, (index) => {
    const [dx, dy] = polar([0, 0], (2 * Math.PI) / (size * random.from(1.1, 3.2)), index * 137.5 + random.from(0, 40))
    return { dx, dy, phase: random.from(0, 2 * Math.PI) }
  })
  return (x, y) => waves.reduce((sum, { dx, dy, phase }) => sum + Math.sin(x * dx + y * dy + phase), 0) / 5
}
