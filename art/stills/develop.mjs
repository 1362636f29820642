/** Develops what the renderer wrote: takes the grain out, and makes a clean cut-out of an object and its shadow. */
import sharp from 'sharp'
import { denoise } from './denoise.mjs'

/** A shadow's colour: the room's hue, but as dark as ink, so that it never glows where it falls on the footer. */
const shadowTints = {
  mint: [5, 22, 17],
  blush: [34, 13, 10],
  lilac: [21, 13, 34],
  butter: [34, 19, 4],
  sky: [9, 15, 34],
  sand: [27, 21, 13],
  coral: [36, 12, 7],
  pine: [1, 12, 10],
  plum: [18, 8, 24],
  cobalt: [4, 7, 32],
}
/** Shadows fade to nothing towards the edges of the picture, over these fractions of its sides; a picture may have its own where a shadow is long. */
const fades = { left: 0.05, right: 0.09, top: 0.3, bottom: 0.05 }
/** The share of a shadow that is nothing but grain and the floor's own unevenness. */
const haze = 0.045

const toLinear = Float32Array.from({ length: 256 }, (_, value) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4))
const toScreen = (value) => Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * Math.min(1, value) ** (1 / 2.4) - 0.055))
const smooth = (value) => {
  const x = Math.max(0, Math.min(1, value))
  return x * x * (3 - 2 * x)
}

const raw = (file) => sharp(file).toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true })

/** Three passes of a box filter, which come near to a Gaussian. */
function blur(source, width, height, radius) {
  let from = source
  for (let pass = 0; pass < 3; pass += 1) {
    for (const [lines, length, along, across] of [[height, width, 1, width], [width, height, width, 1]]) {
      const to = new Float32Array(from.length)
      for (let line = 0; line < lines; line += 1) {
        const start = line * across
        const at = (i) => from[start + Math.max(0, Math.min(length - 1, i)) * along]
        let sum = 0
        for (let i = -radius; i <= radius; i += 1) sum += at(i)
        for (let i = 0; i < length; i += 1) {
          to[start + i * along] = sum / (2 * radius + 1)
          sum += at(i + radius + 1) - at(i - radius)
        }
      }
      from = to
    }
  }
  return from
}

/** The mean of nine pixels, the middle one counting most: few samples leave an outline ragged. */
function soften(source, width, height) {
  const out = new Float32Array(source.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let sum = 0
      for (let dy = -1; dy <= 1; dy += 1)
        for (let dx = -1; dx <= 1; dx += 1) {
          const at = Math.max(0, Math.min(height - 1, y + dy)) * width + Math.max(0, Math.min(width - 1, x + dx))
          sum += source[at] * (2 - Math.abs(dx)) * (2 - Math.abs(dy))
        }
      out[y * width + x] = sum / 16
    }
  return out
}

/** On an outline a pixel shows object and floor at once: the object's own colour is that of the whole pixels nearby. */
function ownColour(i, solid, { data, info: { width, height } }) {
  const [x, y] = [i % width, Math.floor(i / width)]
  const found = [0, 0, 0]
  let sum = 0
  for (let v = Math.max(0, y - 3); v <= Math.min(height - 1, y + 3); v += 1)
    for (let u = Math.max(0, x - 3); u <= Math.min(width - 1, x + 3); u += 1) {
      const j = v * width + u
      if (solid[j] < 0.96) continue
      const weight = 1 / (1 + (u - x) ** 2 + (v - y) ** 2) ** 2
      sum += weight
      for (let c = 0; c < 3; c += 1) found[c] += weight * toLinear[data[j * 4 + c]]
    }
  return sum > 0 ? found.map((value) => value / sum) : null
}

/** The shadow alone, continued under the objects, with less grain the softer it is. */
function shadowField(seen, solid, width, height) {
  const weight = solid.map((value) => (value < 0.02 ? 1 : 0))
  const weighed = seen.map((value, index) => value * weight[index])
  const spread = (radius) => {
    const sums = blur(weighed, width, height, radius)
    const weights = blur(weight, width, height, radius)
    return sums.map((value, index) => (weights[index] > 1e-4 ? value / weights[index] : -1))
  }
  const unit = width / 1200
  const [fine, wide, under] = [2, 7, 24].map((radius) => spread(Math.max(1, Math.round(radius * unit))))
  return fine.map((value, index) => {
    if (value < 0) return Math.max(0, wide[index] < 0 ? under[index] : wide[index])
    if (wide[index] < 0) return value
    const contrast = smooth(Math.abs(value - wide[index]) / 0.05)
    return wide[index] + (value - wide[index]) * contrast
  })
}

async function withoutGrain(folder) {
  const [picture, normal, albedo, mask] = await Promise.all(['picture', 'normal0001', 'albedo0001', 'mask0001'].map((file) => raw(`${folder}/${file}.png`)))
  return { picture, mask, clean: denoise(picture, normal, albedo, mask) }
}

export async function developOpaque(folder, to) {
  const { clean } = await withoutGrain(folder)
  await sharp(clean.data, { raw: clean.info }).removeAlpha().webp({ quality: 93, smartSubsample: true, effort: 5 }).toFile(to)
}

export async function developCutOut(folder, { room, fade }, to) {
  const { picture, mask, clean } = await withoutGrain(folder)
  const { width, height } = clean.info
  const { left, right, top, bottom } = { ...fades, ...fade }
  const count = width * height
  const [solid, glass, seen] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)]
  for (let i = 0; i < count; i += 1) {
    solid[i] = Math.min(1, toLinear[mask.data[i * 4]])
    glass[i] = Math.min(1, toLinear[mask.data[i * 4 + 1]])
    seen[i] = (solid[i] > 0.02 ? picture : clean).data[i * 4 + 3] / 255
  }
  const outline = soften(solid, width, height)
  const shadow = shadowField(seen, solid.map((value, i) => Math.max(value, glass[i])), width, height)
  const tint = shadowTints[room].map((value) => toLinear[value])
  const out = Buffer.alloc(count * 4)
  for (let i = 0; i < count; i += 1) {
    const [x, y] = [(i % width) / width, Math.floor(i / width) / height]
    const fading = smooth(x / left) * smooth((1 - x) / right) * smooth(y / top) * smooth((1 - y) / bottom)
    const cast = (Math.max(0, shadow[i] - haze) / (1 - haze)) * fading
    const clear = glass[i] * (1 - solid[i])
    const cover = clear > 0.05 ? solid[i] : outline[i]
    const object = Math.min(1, cover + clear * seen[i])
    const whole = object + (1 - object - clear * (1 - seen[i])) * cast
    const near = clear < 0.05 && object > 0.01 && object < 0.96 ? ownColour(i, solid, clean) : null
    for (let c = 0; c < 3; c += 1) {
      const own = near ? near[c] : toLinear[clean.data[i * 4 + c]]
      out[i * 4 + c] = whole > 0 ? toScreen((own * object + tint[c] * (whole - object)) / whole) : 0
    }
    out[i * 4 + 3] = Math.round(255 * whole)
  }
  await sharp(out, { raw: { width, height, channels: 4 } }).webp({ quality: 93, alphaQuality: 100, smartSubsample: true, effort: 5 }).toFile(to)
}
