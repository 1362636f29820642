/**
 * Takes the grain out of a picture without softening what is drawn: each pixel is averaged with those near it
 * that show the same surface, at the same angle, about as light. Four rounds, each reaching twice as far
 * (an edge-avoiding à-trous wavelet filter, guided by the renderer's normals and surface colours).
 */
const taps = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16]
const rounds = 4
/** How far two pixels may differ before they count as different things. */
const tolerance = { normal: 0.1, albedo: 0.06, light: 0.16 }

const planes = ({ data, info }, count) => {
  const out = Array.from({ length: 4 }, () => new Float32Array(count))
  for (let i = 0; i < count; i += 1) for (let c = 0; c < 4; c += 1) out[c][i] = c < info.channels ? data[i * info.channels + c] / 255 : 1
  return out
}

/** How light and how solid, with the grain averaged over nine pixels so that one stray pixel does not pass for an edge. */
function softLight([r, g, b, a], width, height) {
  const light = r.map((value, i) => 0.3 * value + 0.5 * g[i] + 0.2 * b[i] + 0.6 * a[i])
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

/** What is seen through glass is the grainiest, and so are the normals and colours there. */
const throughGlass = { light: 1 / 6, surface: 1 / 12 }

/** All are raw pictures of the same size, `mask` green where glass is; so is the result, with the picture's transparency. */
export function denoise(picture, normal, albedo, mask) {
  const { width, height } = picture.info
  const count = width * height
  let seen = planes(picture, count)
  for (let c = 0; c < 3; c += 1) for (let i = 0; i < count; i += 1) seen[c][i] *= seen[3][i]
  const [n0, n1, n2] = planes(normal, count)
  const [a0, a1, a2] = planes(albedo, count)
  const perNormal = 1 / tolerance.normal ** 2
  const perAlbedo = 1 / tolerance.albedo ** 2
  for (let round = 0; round < rounds; round += 1) {
    const step = 2 ** round
    const perLight = 1 / (tolerance.light / 2 ** (round * 0.8)) ** 2
    const light = softLight(seen, width, height)
    const [r, g, b, a] = seen
    const next = [new Float32Array(count), new Float32Array(count), new Float32Array(count), new Float32Array(count)]
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const i = y * width + x
        let [sum, red, green, blue, alpha] = [0, 0, 0, 0, 0]
        const glass = mask.data[i * mask.info.channels + 1] > 128
        const lightness = glass ? perLight * throughGlass.light : perLight
        const surface = glass ? throughGlass.surface : 1
        for (let dy = -2; dy <= 2; dy += 1) {
          const v = y + dy * step
          if (v < 0 || v >= height) continue
          for (let dx = -2; dx <= 2; dx += 1) {
            const u = x + dx * step
            if (u < 0 || u >= width) continue
            const j = v * width + u
            const normals = (n0[i] - n0[j]) ** 2 + (n1[i] - n1[j]) ** 2 + (n2[i] - n2[j]) ** 2
            const albedos = (a0[i] - a0[j]) ** 2 + (a1[i] - a1[j]) ** 2 + (a2[i] - a2[j]) ** 2
            const away = (normals * perNormal + albedos * perAlbedo) * surface + (light[i] - light[j]) ** 2 * lightness
            if (away > 8) continue
            const weight = taps[dx + 2] * taps[dy + 2] * Math.exp(-away)
            sum += weight
            red += weight * r[j]
            green += weight * g[j]
            blue += weight * b[j]
            alpha += weight * a[j]
          }
        }
        next[0][i] = red / sum
        next[1][i] = green / sum
        next[2][i] = blue / sum
        next[3][i] = alpha / sum
      }
    seen = next
  }
  const out = new Uint8ClampedArray(count * 4)
  for (let i = 0; i < count; i += 1) {
    for (let c = 0; c < 3; c += 1) out[i * 4 + c] = seen[3][i] > 0 ? (255 * seen[c][i]) / seen[3][i] : 0
    out[i * 4 + 3] = 255 * seen[3][i]
  }
  return { data: out, info: { width, height, channels: 4 } }
}
