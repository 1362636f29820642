/**
 * Takes the grain out of a picture without softening what is drawn: each pixel is averaged with those near it
 * that show the same surface, at the same angle, about as light. Four rounds, each reaching twice as far
 * (an edge-avoiding à-trous wavelet filter, guided by the renderer's normals and surface colours).
 */
const taps = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16]
const rounds = 4
/** How far two pixels may differ before they count as different things. */
const tolerance = { normal: 0.1, albedo: 0.06, light: 0.16 }

const planes = (data, channels, count, decode) => {
  const out = Array.from({ length: 3 }, () => new Float32Array(count))
  for (let i = 0; i < count; i += 1) for (let c = 0; c < 3; c += 1) out[c][i] = decode(data[i * channels + c])
  return out
}

/** The lightness, with the grain averaged over nine pixels so that one stray pixel does not pass for an edge. */
function softLight([r, g, b], width, height) {
  const light = r.map((value, i) => 0.3 * value + 0.5 * g[i] + 0.2 * b[i])
  const out = new Float32Array(light.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let [sum, weight] = [0, 0]
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v += 1)
        for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u += 1) {
          sum += light[v * width + u]
          weight += 1
        }
      out[y * width + x] = sum / weight
    }
  return out
}

/** What is seen through glass is the grainiest. */
const throughGlass = 6

/** All are raw pictures of the same size, `mask` green where glass is; the result is raw RGB of numbers from 0 to 255. */
export function denoise(picture, normal, albedo, mask) {
  const { width, height } = picture.info
  const count = width * height
  const scale = (value) => value / 255
  let colour = planes(picture.data, picture.info.channels, count, scale)
  const [n0, n1, n2] = planes(normal.data, normal.info.channels, count, scale)
  const [a0, a1, a2] = planes(albedo.data, albedo.info.channels, count, scale)
  const perNormal = 1 / tolerance.normal ** 2
  const perAlbedo = 1 / tolerance.albedo ** 2
  for (let round = 0; round < rounds; round += 1) {
    const step = 2 ** round
    const perLight = 1 / (tolerance.light / 2 ** (round * 0.8)) ** 2
    const light = softLight(colour, width, height)
    const [r, g, b] = colour
    const next = [new Float32Array(count), new Float32Array(count), new Float32Array(count)]
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const i = y * width + x
        let [sum, red, green, blue] = [0, 0, 0, 0]
        const lightness = mask.data[i * mask.info.channels + 1] > 128 ? perLight / throughGlass : perLight
        for (let dy = -2; dy <= 2; dy += 1) {
          const v = y + dy * step
          if (v < 0 || v >= height) continue
          for (let dx = -2; dx <= 2; dx += 1) {
            const u = x + dx * step
            if (u < 0 || u >= width) continue
            const j = v * width + u
            const normals = (n0[i] - n0[j]) ** 2 + (n1[i] - n1[j]) ** 2 + (n2[i] - n2[j]) ** 2
            const albedos = (a0[i] - a0[j]) ** 2 + (a1[i] - a1[j]) ** 2 + (a2[i] - a2[j]) ** 2
            const away = normals * perNormal + albedos * perAlbedo + (light[i] - light[j]) ** 2 * lightness
            if (away > 8) continue
            const weight = taps[dx + 2] * taps[dy + 2] * Math.exp(-away)
            sum += weight
            red += weight * r[j]
            green += weight * g[j]
            blue += weight * b[j]
          }
        }
        next[0][i] = red / sum
        next[1][i] = green / sum
        next[2][i] = blue / sum
      }
    colour = next
  }
  const out = new Uint8ClampedArray(count * 3)
  for (let i = 0; i < count; i += 1) for (let c = 0; c < 3; c += 1) out[i * 3 + c] = colour[c][i] * 255
  return out
}
